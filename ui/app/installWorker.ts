/**
 * Installs the service worker that keeps the page at this device (worker/worker.ts), where the browser can: not in private windows of some
 * browsers, nor over plain HTTP from another machine. There everything works as before, as long as the server is there.
 */
export const installWorker = async (): Promise<void> => {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/worker.js').catch(() => {});
};
