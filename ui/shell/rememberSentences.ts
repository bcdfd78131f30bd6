import type { i18n, TFunction } from 'i18next';

/** The most sentences remembered; with times and names in them there would be no end. */
const MOST = 5000;

/** i18next's function has many forms: of everything that may follow a key, only plain values are considered. */
type Say = (key: unknown, ...rest: readonly unknown[]) => unknown;

const isPlain = (value: unknown): boolean =>
  ['string', 'boolean', 'undefined'].includes(typeof value) || Number.isFinite(value);

/** The request as a text; undefined if it is more than a key and plain values. */
const written = (key: unknown, rest: readonly unknown[]): string | undefined => {
  const [values, ...more] = rest;
  if (typeof key !== 'string' || more.length) return undefined;
  if (values === undefined) return key;
  if (typeof values !== 'object' || values === null) return undefined;
  return Object.values(values).every(isPlain) ? key + JSON.stringify(values) : undefined;
};

/**
 * Remembers finished sentences until the language changes or words arrive: a table needs a hundred for every card
 * picked up, and on a slow phone, making them takes longer than drawing the table.
 */
export const rememberSentences = (i18next: i18n): void => {
  const said = new Map<string, string>();
  const forget = () => said.clear();
  i18next.on('languageChanged', forget);
  i18next.store.on('added', forget);
  const speakers = i18next.getFixedT.bind(i18next);
  i18next.getFixedT = ((...place: Parameters<typeof speakers>) => {
    const say = speakers(...place) as unknown as Say;
    const where = JSON.stringify(place);
    const remembering: Say = (key, ...rest) => {
      const asked = written(key, rest);
      if (asked === undefined) return say(key, ...rest);
      const known = said.get(where + asked);
      if (known !== undefined) return known;
      const made = say(key, ...rest);
      if (said.size >= MOST) forget();
      if (typeof made === 'string') said.set(where + asked, made);
      return made;
    };
    return Object.assign(remembering, say) as unknown as TFunction;
  }) as typeof i18next.getFixedT;
};
