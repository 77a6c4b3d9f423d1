/* What a page says and shows, for the checks in `checks.py`. */

/** The middle of what decides on a phone, as a share of its height; null where nothing does. */
globalThis.reachOf = () => {
  const deciding = ".btn:is(.main, .good, .bad), .cs-call, .cs-key.is-tall, .jj-choice, .jj-row";
  const seen = [...document.querySelectorAll(deciding)].filter((each) => each.localName === "button");
  const boxes = seen.map((each) => each.getBoundingClientRect()).filter((box) => box.height);
  if (!boxes.length) return null;
  const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  return (top + bottom) / 2 / innerHeight;
};

globalThis.pageFacts = () => {
  const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? "";
  const sign = (each) => each.textContent.trim() || each.querySelector("use, [role=img], img");
  const around = (each) => each.dataset.side && each.parentElement.closest(`[data-side="${each.dataset.side}"]`);
  const signed = (each) => sign(each) || (around(each) && sign(around(each)));
  const coloured = "[data-side], [data-dot], [class*='jy-c-']";
  const colour = (each) => each.dataset.side ?? each.dataset.dot ?? /jy-c-(\w+)/.exec(each.className)?.[1];
  const drawn = (each) => [...each.querySelectorAll("use")].map((use) => use.getAttribute("href")).join(" ");
  const innermost = [...document.querySelectorAll(coloured)].filter((each) => !each.querySelector(coloured));
  const bearers = Map.groupBy(innermost.filter(drawn), (each) => `${each.className} ${drawn(each)}`);
  return {
    evil: document.querySelectorAll(".evil, svg[onload]").length + ("evil" in globalThis),
    clocks: document.querySelectorAll("[data-clock]").length,
    text: document.body.innerText,
    title: document.title,
    turn: text(".turn b"),
    caption: text(".caption p"),
    now: text(".now h2"),
    buttons: [...document.querySelectorAll("button")].map((each) => each.innerText).join("|"),
    bare: [...document.querySelectorAll(coloured)]
      .filter((each) => !signed(each) && !each.matches(".is-ghost"))
      .map((each) => each.outerHTML.slice(0, 90)),
    alike: [...bearers]
      .map(([sign, all]) => [sign, [...new Set(all.map(colour))].join(" and ")])
      .filter(([, colours]) => colours.includes(" and "))
      .map(([sign, colours]) => `${colours} bear ${sign}`),
  };
};
