type Call = {
  readonly title: string;
  readonly body: string;
  /** The page it leads to. */
  readonly path: string;
};

/** Can this browser show anything outside of the page? */
export const canNotify = (): boolean => typeof Notification !== 'undefined';

const workerOfPage = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;

/** Shows a call outside of the page, in the place of an earlier one to the same page. A press on it leads there. */
export const notify = async ({ title, body, path }: Call): Promise<void> => {
  const options = { body, tag: path, icon: '/favicon.svg', data: { path } };
  const worker = await workerOfPage();
  // phones show nothing but what a worker shows
  if (worker?.active) return worker.showNotification(title, options);
  const shown = new Notification(title, options);
  shown.addEventListener('click', () => {
    window.focus();
    shown.close();
  });
  const takeBack = () => {
    if (document.visibilityState === 'visible') shown.close();
  };
  document.addEventListener('visibilitychange', takeBack);
  shown.addEventListener('close', () => document.removeEventListener('visibilitychange', takeBack));
  return undefined;
};

/** Takes back what a worker has shown: whoever looks at the page knows it. */
export const takeBackCalls = async (path: string): Promise<void> => {
  const shown = await (await workerOfPage())?.getNotifications({ tag: path });
  for (const call of shown ?? []) call.close();
};
