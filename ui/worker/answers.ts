/** The addresses of all files of the page, written into the worker when the page is built. */
export type Packed = {
  /** Changes as soon as any of the files changes. */
  readonly version: string;
  readonly files: readonly string[];
};

/** Which answer to a request is tried first; `file` is the stored file for it. */
export type Answer = { readonly first: 'pack' | 'server'; readonly file: string };

/** In this folder the name of a file contains a hash of its content, so that a stored copy is never out of date. */
const LASTING = '/assets/';

/** Paths of the lobby server. The worker leaves them alone, even when one is opened as a page. */
const API = /^\/(games|lobby|push|healthz|readyz|metrics|socket\.io)(\/|$)/;

/** How a request of a page at `origin` is answered; undefined for requests the worker leaves alone. */
export const answerTo = (
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  { files }: Packed,
  origin: string,
): Answer | undefined => {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin || API.test(pathname)) return undefined;
  if (files.includes(pathname))
    return { first: pathname.startsWith(LASTING) ? 'pack' : 'server', file: pathname };
  const isPage = mode === 'navigate' && !/\.[^/]*$/.test(pathname);
  return isPage ? { first: 'server', file: '/' } : undefined;
};

/**
 * The server's answer; or the stored file if the server cannot be reached, fails, or has not answered in time (in
 * ms). Without a stored file, whatever the server answers in the end.
 */
export const serverFirst = async (
  asked: Promise<Response>,
  packed: () => Promise<Response | undefined>,
  patience: number,
): Promise<Response> => {
  const nothing = asked.catch(() => undefined);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined));
  const answer = await Promise.race([nothing, late]);
  if (answer && answer.status < 500) return answer;
  return (await packed()) ?? asked;
};
