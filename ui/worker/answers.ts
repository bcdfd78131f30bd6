/** All files of the page by their addresses, written into the worker when the page is built. */
export type Packed = {
  /** Another one as soon as any of the files is another. */
  readonly version: string;
  readonly files: readonly string[];
};

/** Who answers a request: whoever is asked `first`; `file` is what the pack has for it. */
export type Answer = { readonly first: 'pack' | 'server'; readonly file: string };

/** Below these the name of a file changes with what is in it, so that what is packed is never out of date. */
const LASTING = '/assets/';

/** What belongs to the lobby server. The worker leaves it alone, also when it is opened as a page. */
const API = /^\/(games|lobby|push|healthz|readyz|metrics|socket\.io)(\/|$)/;

/** How a request of a page at `origin` is answered; undefined for what is none of the worker's business. */
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
 * The server's answer; what is packed instead where the server cannot be reached, is broken, or has said nothing for
 * so many ms. Without a pack, whatever the server says in the end.
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
