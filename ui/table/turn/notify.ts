type Call = {
  readonly title: string;
  readonly body: string;
  /** The page the call leads to. */
  readonly path: string;
};

/** Can this browser show notifications? */
export const canNotify = (): boolean => typeof Notification !== 'undefined';

const workerOfPage = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;

/** Shows a call as a notification, replacing an earlier one for the same page. Pressing it opens that page. */
export const notify = async ({ title, body, path }: Call): Promise<void> => {
  const options = { body, tag: path, icon: '/favicon.svg', data: { path } };
  const worker = await workerOfPage();
  // phones show only notifications from a worker
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

/** Removes notifications for a page: whoever looks at that page knows already. */
export const takeBackCalls = async (path: string): Promise<void> => {
  const shown = await (await workerOfPage())?.getNotifications({ tag: path });
  for (const call of shown ?? []) call.close();
};
