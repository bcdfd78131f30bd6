/** The page as the server has it now; rejects if the server is out of reach. */
const pageOnServer = () => fetch('/', { cache: 'no-cache' });

/** Has the server a page with other parts than this one? */
const isOutdated = async (): Promise<boolean> => {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  const answer = await pageOnServer();
  return own != null && answer.ok && !(await answer.text()).includes(own);
};

/** The errors of parts of the page that could not be loaded. */
const unloaded = new WeakSet<Error>();

/** Is this the error of a part of the page that could not be loaded? */
export const isOutOfReach = (error: Error): boolean => unloaded.has(error);

/**
 * Loads the page anew as soon as a part of it cannot be loaded because there is a newer page on the server: otherwise
 * whoever needs that part would wait in vain. Without a server nothing is loaded anew.
 */
export const renewWhenOutdated = (): void =>
  window.addEventListener('vite:preloadError', ({ payload }) => {
    unloaded.add(payload);
    isOutdated().then(
      (outdated) => outdated && window.location.reload(),
      () => {},
    );
  });

/** Loads the page anew if the server can be reached; says whether it can. */
export const renewIfReachable = async (): Promise<boolean> => {
  const isReachable = await pageOnServer().then(
    ({ ok }) => ok,
    () => false,
  );
  if (isReachable) window.location.reload();
  return isReachable;
};
