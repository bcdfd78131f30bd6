// Runs before anything else of the page: so that nobody who drives by night is dazzled, and that what the first screen
// needs is on its way while the program itself is. The rest of it is shell/theme.ts and shell/i18n.ts.
{
  /* oxlint-disable unicorn/consistent-function-scoping -- nothing of it is left behind in the page */
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

  // Safari tells where things are in a page that has grown as if it had not: there it keeps its size.
  if (!('currentCSSZoom' in Element.prototype)) document.documentElement.dataset.size = 'fixed';

  // Written into the page when it is built: what every screen needs, and the files of every language's words.
  const list = document.getElementById('ahead')?.textContent ?? '{"screens":[],"words":{}}';
  const { screens, words } = JSON.parse(list);
  const { needs, asks } = screens.find(({ path }) => new RegExp(path).test(location.pathname)) ?? {
    needs: [],
  };
  const wanted = [
    kept('language'),
    ...navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]),
    'en',
  ];
  const spoken = wanted.find((language) => Object.hasOwn(words, language));
  const fetchAhead = (href, as) => {
    const link = document.createElement('link');
    link.rel = as ? 'preload' : 'modulepreload';
    if (as) link.as = as;
    // what fetches it later asks so, too: else it would come twice
    if (as) link.crossOrigin = 'anonymous';
    link.href = href;
    document.head.append(link);
  };
  if (asks) fetchAhead(location.pathname.replace(new RegExp(asks.of), asks.at), 'fetch');
  for (const need of needs) {
    const href = need.startsWith('/') ? need : words[spoken][need];
    fetchAhead(href, href.endsWith('.css') ? 'style' : undefined);
  }

  // Which letters like ours the device has is asked once: a sheet that asks does so for every size and weight.
  const has = (...fonts) =>
    new FontFace('Probe', fonts.map((font) => `local('${font}')`).join()).load().then(
      () => true,
      () => false,
    );
  const look = async () => {
    if (await has('Arial', 'Liberation Sans', 'Helvetica', 'Roboto')) return;
    const letters = (await has('Open Sans Regular', 'Open Sans', 'Noto Sans Regular', 'Noto Sans'))
      ? 'open'
      : (await has('DejaVu Sans'))
        ? 'wide'
        : 'other';
    document.documentElement.dataset.letters = letters;
  };
  void look();
}
