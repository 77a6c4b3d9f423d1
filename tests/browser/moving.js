/* What a page shows while it moves. Time stands still on it (`standStill`), and goes on by steps.
 *
 * movingProblems(views) shows one view after another and returns sentences about what is false in
 * the middle of motion: a page is drawn whole at once, only numbers count, each from what it was to
 * what it is; and what moves does so briefly, by transforms and opacity, and never flashes. */
globalThis.standStill = () => {
  let now = performance.now();
  let waiting = [];
  performance.now = () => now;
  globalThis.requestAnimationFrame = (draw) => waiting.push(draw);
  globalThis.cancelAnimationFrame = (at) => (waiting[at - 1] = () => {});
  globalThis.pass = (ms) => {
    now += ms;
    const due = waiting;
    waiting = [];
    for (const draw of due) draw(now);
  };
};

globalThis.movingProblems = async (views) => {
  const STEPS = [0, 150, 250, 300]; // milliseconds, one after the other
  const LONGEST = 1200;
  const OFTEN = 3; // a second
  const SEEN = 0.1; // of brightness
  const CHEAP = ["transform", "opacity", "translate", "scale", "rotate", "offsetDistance", "strokeDashoffset", "pointerEvents"];
  const CALM = ["transformOrigin", "visibility", "zIndex"]; // these only go along
  const problems = new Set();

  const counted = () => [...document.querySelectorAll("main [data-count]")];
  const worth = (text) => Number(text.replace("−", "-").replace(/[^\d.-]/g, ""));

  /** Whose number it is, and which. */
  const key = (each) => {
    const whose = each.closest("[data-seat]")?.dataset.seat ?? "";
    return [whose, each.className, each.parentElement.className].join(" ");
  };

  /** The whole page but for its numbers. */
  const drawn = () => {
    const copy = document.querySelector("main").cloneNode(true);
    for (const each of copy.querySelectorAll("[data-count]")) each.textContent = "";
    return copy.outerHTML;
  };

  const checkNumbers = (before, name) => {
    for (const each of counted()) {
      if (each.dataset.short !== undefined) continue; // rounded
      const [is, goal] = [worth(each.textContent), Number(each.dataset.count)];
      const from = [...(before.get(key(each)) ?? []), goal];
      if (is < Math.min(...from) || is > Math.max(...from)) {
        problems.add(`${name}: ${each.textContent} on the way from ${from.slice(0, -1).join(" or ")} to ${goal}`);
      }
    }
  };

  /** How often a second it turns from bright to dark and back. */
  const flashes = (levels, { duration, iterations, direction }) => {
    const round = direction.startsWith("alternate") || iterations === 1 ? levels : [...levels, levels[0]];
    const steps = round.slice(1).map((level, i) => level - round[i]).filter((step) => Math.abs(step) >= SEEN);
    const turns = steps.filter((step, i) => i && step * steps[i - 1] < 0).length + (iterations > 1 && steps.length ? 1 : 0);
    const times = Math.min(iterations, 1000);
    const all = (turns / 2) * times;
    return all > OFTEN ? all / ((duration * times) / 1000) : 0;
  };

  const checkMotion = (animation, name) => {
    const { effect } = animation;
    const timing = effect.getComputedTiming();
    const [whole, frames] = [timing.duration * timing.iterations, effect.getKeyframes()];
    const kind = [effect.target?.localName, ...(effect.target?.classList ?? [])].join(".");
    const said = `${name}: ${animation.animationName || animation.transitionProperty || "motion"} of <${kind}>`;
    const moved = frames.flatMap(({ offset, computedOffset, easing, composite, ...rest }) => Object.keys(rest));
    const dear = [...new Set(moved)].filter((each) => ![...CHEAP, ...CALM].includes(each));
    if (dear.length) problems.add(`${said} moves ${dear}`);
    if (timing.iterations < Infinity && whole > LONGEST) problems.add(`${said} takes ${whole} ms`);
    const often = flashes(frames.filter((each) => "opacity" in each).map((each) => Number(each.opacity)), timing);
    if (often > OFTEN) problems.add(`${said} flashes ${often.toFixed(1)} times a second`);
  };

  for (const view of views) {
    const before = new Map();
    for (const each of counted()) before.set(key(each), [...(before.get(key(each)) ?? []), Number(each.dataset.count)]);
    const name = view.game?.screen ?? "lobby";
    partyhostShow(view);
    await 0; // what is drawn after the words of a language
    const first = drawn();
    for (const animation of document.getAnimations()) checkMotion(animation, name);
    for (const step of STEPS) {
      pass(step);
      checkNumbers(before, name);
    }
    pass(LONGEST);
    pass(0);
    for (const each of counted()) {
      if (each.dataset.short === undefined && worth(each.textContent) !== Number(each.dataset.count)) {
        problems.add(`${name}: ${each.textContent} stays instead of ${each.dataset.count}`);
      }
    }
    if (drawn() !== first) problems.add(`${name}: not drawn whole at once`);
  }
  return [...problems];
};
