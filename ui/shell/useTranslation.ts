import i18next, { type i18n, type TFunction } from 'i18next';
import { useEffect, useSyncExternalStore } from 'react';

/** One namespace, or several of which the first is meant where a key names none. */
type Namespaces = string | readonly string[];

type Spoken = { readonly t: TFunction; readonly i18n: i18n };

const listed = (namespaces: Namespaces): readonly string[] =>
  typeof namespaces === 'string' ? [namespaces] : namespaces;

const placeOf = (namespaces: Namespaces): string => `${i18next.language} ${listed(namespaces).join(' ')}`;

const spoken = new Map<string, Spoken>();

/** What speaks so in the language of the page, the same for all who ask; nothing before its words have come. */
const spokenOf = (namespaces: Namespaces): Spoken | undefined => {
  const place = placeOf(namespaces);
  const known = spoken.get(place);
  if (known) return known;
  const all = listed(namespaces);
  if (!all.every((namespace) => i18next.hasLoadedNamespace(namespace))) return undefined;
  const made = { t: i18next.getFixedT(i18next.language, all[0] ?? null), i18n: i18next };
  spoken.set(place, made);
  return made;
};

const languageNow = () => i18next.language;

const subscribe = (onChange: () => void) => {
  i18next.on('languageChanged', onChange);
  return () => i18next.off('languageChanged', onChange);
};

const coming = new Map<string, Promise<void>>();

/** The words on their way: the same promise for all who wait for them. */
const fetched = (namespaces: Namespaces): Promise<void> => {
  const place = placeOf(namespaces);
  const known = coming.get(place);
  if (known) return known;
  const fetching = i18next.loadNamespaces(listed(namespaces)).finally(() => coming.delete(place));
  coming.set(place, fetching);
  return fetching;
};

/**
 * The words of these namespaces in the language of the page; who asks waits for them as for a screen. Tables ask hundreds
 * of times: it is little more than a look into a list.
 */
export const useTranslation = (namespaces: Namespaces): Spoken => {
  useSyncExternalStore(subscribe, languageNow);
  const known = spokenOf(namespaces);
  // oxlint-disable-next-line typescript/only-throw-error -- so React is told what to wait for
  if (!known) throw fetched(namespaces);
  return known;
};

const subscribeToWords = (onChange: () => void) => {
  const end = subscribe(onChange);
  i18next.store.on('added', onChange);
  return () => {
    end();
    i18next.store.off('added', onChange);
  };
};

/** The same without waiting: nothing until the words have come. */
export const useTranslationWhenThere = (namespaces: Namespaces): Spoken | undefined => {
  const known = useSyncExternalStore(subscribeToWords, () => spokenOf(namespaces));
  useEffect(() => {
    if (!known) void fetched(namespaces);
  }, [known, namespaces]);
  return known;
};
