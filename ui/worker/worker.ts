import { answerTo, serverFirst, type Packed } from './answers';

/** Keeps the page at this device, so that what needs no server can be opened and reloaded without one. */

type Phase = Event & { readonly waitUntil: (done: Promise<unknown>) => void };
type Asked = Event & {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
};

/** The part of a service worker's world that is used here: the libraries of pages and of workers do not mix. */
declare const self: {
  readonly location: Location;
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: Phase) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void;
};

/** Put in front of this file by the build. */
declare const PACKED: Packed;

const PREFIX = 'auf-achse-page-';
const PACK = PREFIX + PACKED.version;

/** How long somebody looks at an empty window before the packed page opens, in ms. */
const PATIENCE = 3000;

/** All files or none: a file that cannot be had leaves the worker that was there before, and its pack. */
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
