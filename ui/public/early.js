// Runs before anything else of the page: so that nobody who drives by night is dazzled, and that what the first screen
// needs is on its way while the program itself is. The rest of it is shell/theme.ts and shell/i18n.ts.
{
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- nothing of it is left behind in the page
  const kept = (key) => {
    try {
      return JSON.parse(localStorage.getItem(`auf-achse.${key}`));
    } catch {
      // Storage is forbidden, or holds nonsense: as if nothing had been chosen.
      return null;
    }
  };

  const theme = kept('theme');
  const isDark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';

  // Written into the page when it is built: the files of every screen, and those of every language's words.
  const list = document.getElementById('ahead')?.textContent ?? '{"screens":[],"words":{}}';
  const { screens, words } = JSON.parse(list);
  const { files, says } = screens.find(({ path }) => new RegExp(path).test(location.pathname)) ?? {
    files: [],
    says: [],
  };
  const wanted = [
    kept('language'),
    ...navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]),
    'en',
  ];
  const spoken = wanted.find((language) => Object.hasOwn(words, language));
  for (const href of [...files, ...says.map((namespace) => words[spoken][namespace])]) {
    const link = document.createElement('link');
    link.rel = href.endsWith('.css') ? 'preload' : 'modulepreload';
    if (link.rel === 'preload') link.as = 'style';
    link.href = href;
    document.head.append(link);
  }
}
