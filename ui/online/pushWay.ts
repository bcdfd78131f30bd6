import type { CallWay } from '../../games/shared/protocol';
import { installWorker } from '../shell/installWorker';
import { pushKey } from './callsApi';

/** How long the worker that stores the page is waited for, in ms. */
const PATIENCE = 30_000;

const worker = async (): Promise<ServiceWorkerRegistration | undefined> => {
  if (!('serviceWorker' in navigator)) return undefined;
  // the worker may not be there yet: the page has just loaded, or the browser saves data
  void installWorker();
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE, undefined));
  return Promise.race([navigator.serviceWorker.ready, late]);
};

const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Does the subscription belong to this browser and to the server with that key? */
const isFor = ({ options }: PushSubscription, key: string): boolean =>
  options.applicationServerKey !== null && textOf(options.applicationServerKey) === key;

/** The push subscription of this browser, created if there is none; undefined where push is not available. */
export const openPushWay = async (): Promise<CallWay | undefined> => {
  const manager = (await worker())?.pushManager;
  if (!manager) return undefined;
  const key = await pushKey();
  const before = await manager.getSubscription();
  if (before && !isFor(before, key)) await before.unsubscribe();
  const way =
    before && isFor(before, key)
      ? before
      : await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { p256dh, auth } = way.toJSON().keys ?? {};
  return p256dh && auth ? { kind: 'push', address: way.endpoint, keys: { p256dh, auth } } : undefined;
};

/** Ends the push subscription of this browser; servers that try to use it are told so. */
export const closePushWay = async (): Promise<void> => {
  const registration =
    'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
};
