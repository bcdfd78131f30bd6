import type { Call } from '../../games/shared/protocol';
import { answerTo, serverFirst, type Packed } from './answers';
import { sentenceOf, type CallWords } from './words';

/**
 * Stores the page on this device, so that what needs no server can be opened and reloaded without one; and shows
 * calls from a push service while no page is open.
 */

type Phase = Event & { readonly waitUntil: (done: Promise<unknown>) => void };
type Asked = Event & {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
};
type Called = Phase & { readonly data: { readonly json: () => unknown } | null };
type Told = Phase & { readonly data: unknown };
type Pressed = Phase & { readonly notification: Notification };
type Page = { readonly url: string; readonly focus: () => Promise<unknown> };

/** The part of a service worker's global scope used here: the type libraries of pages and workers cannot be mixed. */
declare const self: {
  readonly location: Location;
  readonly navigator: { readonly language: string };
  readonly registration: {
    readonly showNotification: (title: string, options: NotificationOptions) => Promise<void>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (wanted: { type: 'window'; includeUncontrolled: true }) => Promise<readonly Page[]>;
    readonly openWindow: (path: string) => Promise<unknown>;
  };
  addEventListener(type: 'install' | 'activate', listener: (event: Phase) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void;
  addEventListener(type: 'push', listener: (event: Called) => void): void;
  addEventListener(type: 'message', listener: (event: Told) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Pressed) => void): void;
};

/** Put in front of this file by the build: the files to store, and the words for a call in each language. */
declare const PACKED: Packed;
declare const CALLS: Readonly<Record<string, CallWords>>;

const PREFIX = 'auf-achse-page-';
const PACK = PREFIX + PACKED.version;

/** How long a window may stay empty before the stored page opens, in ms. */
const PATIENCE = 3000;

/** Stores all files or none: if a file cannot be loaded, the previous worker and its files stay. */
const pack = async () => {
  const cache = await caches.open(PACK);
  await cache.addAll(PACKED.files);
  await self.skipWaiting();
};

const takeOver = async () => {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== PACK);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
};

const fromPack = async (file: string) => (await caches.open(PACK)).match(file, { ignoreVary: true });

/** What the page has told the worker to remember. */
const MEMORY = 'auf-achse-memory';
const LANGUAGE = '/language';

const remember = async (language: string) =>
  (await caches.open(MEMORY)).put(LANGUAGE, new Response(language));

/** The language of the page; before the page has told it, that of the browser. */
const spoken = async (): Promise<string | undefined> => {
  const kept = await (await caches.open(MEMORY)).match(LANGUAGE);
  return kept ? kept.text() : self.navigator.language.slice(0, 2);
};

const show = async (call: Call) => {
  const { title, body, path } = sentenceOf(call, await spoken(), CALLS);
  await self.registration.showNotification(title, {
    body,
    tag: path,
    icon: '/favicon.svg',
    data: { path },
  });
};

/** Brings the page of a call to the front, or opens it. */
const goTo = async (path: string) => {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname === path);
  await (page ? page.focus() : self.clients.openWindow(path));
};

self.addEventListener('install', (event) => event.waitUntil(pack()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const answer = answerTo(request, PACKED, self.location.origin);
  if (!answer) return;
  const packed = () => fromPack(answer.file);
  event.respondWith(
    answer.first === 'pack'
      ? packed().then((found) => found ?? fetch(request))
      : serverFirst(fetch(request), packed, PATIENCE),
  );
});
self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json() as Call));
});
self.addEventListener('message', (event) => {
  const { language } = event.data as { language?: unknown };
  if (typeof language === 'string') event.waitUntil(remember(language));
});
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(goTo((notification.data as { path: string }).path));
});
