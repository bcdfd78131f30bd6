// Runs before the page is first painted, so that nobody who drives by night is dazzled. The rest is shell/theme.ts.
(function () {
  let theme = '"auto"';
  try {
    theme = localStorage.getItem('auf-achse.theme') ?? theme;
  } catch {
    // Storage is forbidden: the system decides.
  }
  const dark =
    theme === '"dark"' || (theme !== '"light"' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
