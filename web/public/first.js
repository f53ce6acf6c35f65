// Runs before the first paint: the chosen colours and language, so that nothing flickers.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("deskovka") ?? "{}");
  } catch {
    // what was kept is broken or out of reach: the defaults do
  }
  const root = document.documentElement;
  const dark = kept.theme === "dark" || (kept.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "dark" : "light";
  root.lang = /^(cs|sk)/.test(kept.language ?? navigator.language) ? "cs" : "en";
})();
