/* What a guest would call broken about a page as it stands: text that is cut, that sticks out of
 * its box, that lies over other text or near the TV's edge, that is too small; pages that scroll
 * sideways, buttons too small for a thumb, pictures that did not come.
 *
 * layoutProblems({edge, least, thumb, sideways, words}) returns sentences.
 *   edge: share of the window's sides in which nothing may stand (0.05 on a TV), or 0; pictures
 *     without a word are decoration
 *   least: the smallest type in CSS pixels
 *   thumb: the smallest side of a button in CSS pixels, or 0
 *   sideways: true where the page itself must not scroll sideways
 *   words: the longest word that must not be broken, in letters, or 0
 * What has a data-brief may end in dots: it has been told whole before.
 * Letters inside an svg are art, not text; so is what lies under a panel as its backdrop,
 * or in a fan of cards. */
globalThis.layoutProblems = ({ edge = 0, least = 0, thumb = 0, sideways = false, words = 0 }) => {
  const NEAR = 1.5; // pixels of rounding
  const problems = new Set();
  const [wide, high] = [innerWidth, innerHeight];

  const named = (element) => {
    const kind = [...element.classList].join(".");
    return `<${element.localName}${kind ? `.${kind}` : ""}>`;
  };
  const say = (what, element, text) => problems.add(`${what}: ${named(element)} “${[...text].slice(0, 40).join("")}”`);

  const kept = new Map();
  const once = (key, element, make) => {
    const known = kept.get(key) ?? kept.set(key, new Map()).get(key);
    if (!known.has(element)) known.set(element, make(element));
    return known.get(element);
  };

  const styleOf = (element) => once("style", element, (each) => getComputedStyle(each));

  const hidden = (element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
    if (element.offsetWidth <= 1 && element.offsetHeight <= 1) return true; // for screen readers
    return Boolean(element.closest("svg, .spoken, [inert], noscript, .is-backdrop, .jy-pile"));
  };

  const scrolls = (style, axis) => /auto|scroll/.test(style[`overflow${axis}`]);
  const clips = (style, axis) => /hidden|clip/.test(style[`overflow${axis}`]);

  /** Every run of text with the boxes of its lines. */
  function* runs() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.data.trim();
      const element = node.parentElement;
      if (!text || !element || /script|style|title/i.test(element.localName) || hidden(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const size = parseFloat(styleOf(element).fontSize);
      const rects = [...range.getClientRects()].filter((rect) => rect.width > 1 && rect.height > 1);
      if (rects.length) yield { node, element, text, rects, size };
    }
  }

  /** The ink of a line: less high than its box. */
  const inked = (rect, size) => {
    const spare = Math.max(0, (rect.height - size * 0.74) / 2);
    return { left: rect.left, right: rect.right, top: rect.top + spare, bottom: rect.bottom - spare };
  };

  /** What can be seen of a box inside all that clips it. */
  const seen = (element, box) => {
    let { left, right, top, bottom } = box;
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      const style = styleOf(at);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const frame = at.getBoundingClientRect();
      [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    return { left, right, top, bottom };
  };

  const area = (one, other) => {
    const x = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const y = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return x > 2 && y > 2 ? x * y : 0;
  };

  /** The sheet it stands on, where that lies over the page on purpose. */
  const floating = (element) => once("floating", element, sheetOf);
  const sheetOf = (element) => {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      if (/sticky|fixed/.test(styleOf(at).position) && !at.matches(".tv")) return at;
      if (at.matches(".notices, .over, .veil, .drawer, .asked, .dock, .clock-bar, .me, .jy-panel")) return at;
    }
    return null;
  };

  const painted = (style) =>
    style.backgroundImage !== "none" ||
    !/rgba\(0, 0, 0, 0\)|transparent/.test(style.backgroundColor) ||
    (parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle !== "none");

  /** Text against the boxes around it, as far as the first that scrolls. */
  function inside({ element, text, rects, size }) {
    let boxed = false;
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      const style = styleOf(at);
      if (style.display === "contents" || style.display === "inline") continue;
      const box = at.getBoundingClientRect();
      const [x, y] = ["X", "Y"].map((axis) => clips(style, axis));
      if (x && at.matches("[data-brief]")) return;
      if (scrolls(style, "X") || scrolls(style, "Y")) return;
      const cut = problems.size;
      for (const rect of rects.map((each) => inked(each, size))) {
        const out = Math.max(box.left - rect.left, rect.right - box.right);
        const down = Math.max(box.top - rect.top, rect.bottom - box.bottom);
        if ((x && out > NEAR) || (y && down > NEAR)) say("cut", element, text);
        else if (!boxed && painted(style) && (out > NEAR || down > NEAR)) say("out of its box", element, text);
      }
      if (problems.size > cut) return; // what is cut here can't stick out of anything further out
      if (painted(style)) boxed = true;
      if (style.position === "fixed") return;
    }
  }

  /** Nothing else may lie over it: asked of the page at the middle of every line. */
  function covered({ element, text, rects }) {
    if (styleOf(element).pointerEvents === "none") return; // what is asked for by place is never found
    for (const rect of rects.map((each) => seen(element, each))) {
      if (rect.right <= rect.left || rect.bottom <= rect.top) continue;
      const [x, y] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
      if (x < 0 || y < 0 || x >= wide || y >= high) continue;
      const top = document.elementFromPoint(x, y);
      if (!top || top.contains(element) || element.contains(top)) continue;
      if (!floating(top) && styleOf(top).pointerEvents !== "none") say(`under ${named(top)}`, element, text);
    }
  }

  function overlaps(all) {
    const lines = all.flatMap((run) => run.rects.map((rect) => ({ run, box: seen(run.element, inked(rect, run.size)) })));
    lines.forEach((one, i) => {
      for (const other of lines.slice(i + 1)) {
        if (one.run === other.run || area(one.box, other.box) <= 6) continue;
        const [a, b] = [one.run.element, other.run.element];
        if (floating(a) === floating(b)) say(`over “${[...one.run.text].slice(0, 30).join("")}”`, b, other.run.text);
      }
    });
  }

  /** Where ink may be on a board: the middle of its box. @param {SVGElement} ink */
  const drawn = (ink) => {
    const box = ink.getBoundingClientRect();
    const side = Math.max(0, (box.width - box.height / 0.44) / 2);
    return { left: box.left + side, right: box.right - side, top: box.top, bottom: box.bottom };
  };

  /** A word that fits into a line of its own is not broken in its middle. */
  function broken({ node, element, rects }) {
    if (!words || rects.length < 2) return;
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]{3,}/gu)) {
      if (word.length > words) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map((rect) => Math.round(rect.top)));
      if (lines.size > 1) say("broken word", element, word);
    }
  }

  function atTheEdge(box, what, element) {
    const [x, y] = [wide * edge - NEAR, high * edge - NEAR];
    if (box.left < x || box.right > wide - x || box.top < y || box.bottom > high - y) say("near the edge", element, what);
  }

  const all = [...runs()];
  for (const run of all) {
    inside(run);
    covered(run);
    broken(run);
    if (run.size < least - 0.1) say(`type of ${run.size.toFixed(1)}px`, run.element, run.text);
    if (edge) for (const rect of run.rects) atTheEdge(seen(run.element, inked(rect, run.size)), run.text, run.element);
  }
  overlaps(all);
  for (const ink of document.querySelectorAll("svg.ink")) {
    const lead = ink.parentElement.querySelector(".lead");
    if (lead && area(drawn(ink), lead.getBoundingClientRect())) say("over ink", lead, lead.innerText);
  }
  for (const image of document.images) {
    if (hidden(image) || image.loading === "lazy") continue;
    if (image.complete && !image.naturalWidth) say("no picture", image, image.src);
    if (edge && image.alt) atTheEdge(image.getBoundingClientRect(), image.alt, image);
  }
  if (thumb) {
    for (const button of document.querySelectorAll("button, select, input:not([type=range], [type=radio])")) {
      if (hidden(button)) continue;
      const box = button.getBoundingClientRect();
      if (Math.min(box.width, box.height) < thumb) {
        say(`${box.width.toFixed()}×${box.height.toFixed()} for a thumb`, button, button.ariaLabel || button.innerText);
      }
    }
  }
  const page = document.scrollingElement;
  if (sideways && page.scrollWidth > wide + 1) problems.add(`scrolls sideways: ${page.scrollWidth} of ${wide}`);
  return [...problems];
};
