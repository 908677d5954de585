// Before anything is drawn: the theme that was chosen here or in the system, so that nothing flashes.
{
  /** @param {string} what */
  const likes = (what) => matchMedia(what).matches;
  const usual = likes("(prefers-contrast: more)")
    ? "contrast"
    : likes("(prefers-color-scheme: dark)")
      ? "dark"
      : "light";
  document.documentElement.dataset.theme = localStorage.getItem("greathall.theme") ?? usual;
}
