/** The languages of the page, each by its own name, in the order of the ovals. */
export const LANGUAGES = { de: 'Deutsch', en: 'English', fr: 'Français', cs: 'Čeština' } as const;

export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

/** The first of a reader's languages that we have; otherwise English. */
export const bestLanguage = (wanted: readonly string[]): Language =>
  wanted
    .map((tag) => LANGUAGE_CODES.find((code) => code === tag.toLowerCase().split('-')[0]))
    .find((code) => code !== undefined) ?? 'en';
