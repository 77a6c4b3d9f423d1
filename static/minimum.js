/* In words that any browser can read: one that is too old for the pages shows its own sentence
 * (templates/minimum.html) in place of them. */
(function () {
  var enough =
    "noModule" in document.createElement("script") &&
    "inert" in document.body &&
    window.CSS &&
    CSS.supports("color", "color-mix(in srgb, red, red)") &&
    CSS.supports("selector(:has(a))") &&
    CSS.supports("zoom", "2");
  if (!enough) document.body.className += " too-old";
})();
