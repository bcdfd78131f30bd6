import * as v from 'valibot';
import { PLAYER_NAME } from '../../games/shared/protocol';
import { persisted } from './persisted';
import { bestLanguage, LANGUAGE_CODES, type Language } from './languages';

const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Day or night; `auto` asks the system. */
export const themePreference = persisted<Theme>('theme', v.picklist(THEMES), 'auto');

/** Undefined until the reader has chosen one. */
const languagePreference = persisted<Language | undefined>('language', v.picklist(LANGUAGE_CODES), undefined);

/** The name a player sits down with; empty until there is one. */
export const namePreference = persisted<string>('name', PLAYER_NAME, '');

/** May the page be heard? Not before its reader was asked. */
export const soundPreference = persisted('sound', v.boolean(), false);

/** Has the reader been asked whether the page is to be heard? */
export const soundAsked = persisted('soundAsked', v.boolean(), false);

/** Are the tables to be heard as well: engines, cards, dice? */
export const tableSoundPreference = persisted('tableSound', v.boolean(), false);

/** How loud the page is, as a share of what it can be. */
export const VOLUMES = { quiet: 0.2, medium: 0.5, loud: 1 } as const;
export type Volume = keyof typeof VOLUMES;
export const LOUDNESSES = ['quiet', 'medium', 'loud'] as const satisfies readonly Volume[];
/** How loud the reader wants the page. */
export const volumePreference = persisted<Volume>('volume', v.picklist(LOUDNESSES), 'medium');

/** Is the player to be called when it is their turn and the page is out of sight? */
export const callPreference = persisted('call', v.boolean(), false);

const WEBHOOK = v.object({ address: v.string(), secret: v.string() });

/** A web address of the player's own that the server calls, too, and what its calls are signed with. */
export const webhookPreference = persisted<v.InferOutput<typeof WEBHOOK> | undefined>(
  'webhook',
  WEBHOOK,
  undefined,
);

/** The language to speak: the chosen one, else the first of the browser's that we have. */
export const languageInUse = {
  get: (): Language => languagePreference.get() ?? bestLanguage(navigator.languages),
  set: (language: Language) => languagePreference.set(language),
  subscribe: languagePreference.subscribe,
};
