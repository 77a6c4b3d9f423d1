/* Room for the keyboard: the page is as high as what can be seen, so that a field and its button
 * stay above the keys, on phones whose browsers do not do that by themselves. */

export function fitKeyboard() {
  const seen = window.visualViewport;
  if (!seen) return;
  const fit = () => {
    const root = document.documentElement;
    root.style.setProperty("--seen", `${Math.round(seen.height)}px`);
    root.classList.toggle("typing", seen.height < screen.height * 0.62);
    if (seen.offsetTop > 0) scrollTo(0, 0);
    const field = document.activeElement;
    if (field instanceof HTMLElement && field.matches("input, textarea")) field.scrollIntoView({ block: "center" });
  };
  seen.addEventListener("resize", fit);
  fit();
}
