/** Has the server a page with other parts than this one? */
const isOutdated = async (): Promise<boolean> => {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  const answer = await fetch('/', { cache: 'no-cache' });
  return own != null && answer.ok && !(await answer.text()).includes(own);
};

/**
 * Loads the page anew as soon as a part of it cannot be loaded because there is a newer page on the server: otherwise
 * whoever needs that part would wait in vain. Without a server nothing is loaded anew.
 */
export const renewWhenOutdated = (): void =>
  window.addEventListener('vite:preloadError', () => {
    isOutdated().then(
      (outdated) => outdated && window.location.reload(),
      () => {},
    );
  });
