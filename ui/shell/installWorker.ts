import { fetchedOnce } from './fetchedOnce';
import { languageInUse } from './preferences';

/** Tells the worker the reader's language, for what it says while no page is open. */
const tellLanguage = async (): Promise<void> => {
  const { active } = await navigator.serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin and no other
  active?.postMessage({ language: languageInUse.get() });
};

/**
 * Installs the service worker that stores the page on this device (worker/worker.ts), once, and where the browser
 * allows it: not in private windows of some browsers, nor over plain HTTP from another machine. There everything
 * works as before while the server is available.
 */
export const installWorker = fetchedOnce(async (): Promise<void> => {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/worker.js');
  } catch {
    return;
  }
  void tellLanguage();
  languageInUse.subscribe(() => void tellLanguage());
});
