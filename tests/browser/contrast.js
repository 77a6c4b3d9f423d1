/* Every text that can be seen: where it stands and in which colour. What is painted behind it is
 * in the picture of a page whose letters are hidden (`contrast.py`). What can't be used may be
 * faint. Letters inside an svg are art: what they say stands beside it, too. */
globalThis.textColours = () => {
  const OFF = "svg, script, style, noscript, .spoken, [inert], :disabled, [aria-disabled=true]";

  /** How much of it is seen through all that lies around it. */
  const share = (element) => {
    let left = 1;
    for (let at = element; at; at = at.parentElement) left *= Number(getComputedStyle(at).opacity);
    return left;
  };

  const told = (element, text, boxes, style) => ({
    text: [...text].slice(0, 40).join(""),
    kind: [element.localName, ...element.classList].join("."),
    colour: style.webkitTextFillColor,
    opacity: share(element),
    size: parseFloat(style.fontSize),
    bold: Number(style.fontWeight) >= 700 || /^"?Lilita/.test(style.fontFamily),
    boxes,
  });

  /** Only the middle of a line is letters. */
  const letters = (box, size) => {
    const spare = Math.max(0, (box.height - size * 0.74) / 2);
    return [box.left, box.top + spare, box.right, box.bottom - spare];
  };

  const FADE = 24; // pixels at the end of what scrolls, where it fades away

  const scrolledAway = (element, box) => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(at).overflowY)) continue;
      const { top, bottom } = at.getBoundingClientRect();
      if (box.top < top || box.bottom > bottom - (at.scrollHeight > at.clientHeight ? FADE : 0)) return true;
    }
    return box.top < 0 || box.bottom > innerHeight;
  };

  const open = (element, style, box) => {
    if (scrolledAway(element, box)) return false;
    if (style.pointerEvents === "none") return true; // what is asked for by place is never found
    const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return Boolean(top) && (top === element || element.contains(top) || top.contains(element));
  };

  const seen = (element) =>
    element && !element.closest(OFF) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.data.trim();
    if (!/[\p{L}\p{N}\p{Sc}]/u.test(text) || !seen(element)) continue; // pictures have colours of their own
    const style = getComputedStyle(element);
    if (/text/.test(style.backgroundClip)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((box) => box.width > 3 && box.height > 3 && open(element, style, box));
    if (lines.length) found.push(told(element, text, lines.map((box) => letters(box, parseFloat(style.fontSize))), style));
  }
  for (const field of document.querySelectorAll("input:not([type=range], [type=radio], [type=checkbox]), textarea")) {
    const text = field.value || field.placeholder;
    const style = getComputedStyle(field, field.value ? null : "::placeholder");
    const box = field.getBoundingClientRect();
    if (text && seen(field) && open(field, style, box)) found.push(told(field, text, [letters(box, parseFloat(style.fontSize))], style));
  }
  return found;
};

const bare = new CSSStyleSheet();
bare.replaceSync(`
  *, *::before, *::after, *::placeholder { -webkit-text-fill-color: transparent !important; -webkit-text-stroke: 0 !important;
    text-shadow: none !important; text-decoration: none !important; caret-color: transparent !important; }`);

/** All letters are hidden, or there again. @param {boolean} hidden */
globalThis.hideLetters = (hidden) => {
  document.adoptedStyleSheets = hidden ? [bare] : [];
};
