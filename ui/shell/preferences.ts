import * as v from 'valibot';
import { PLAYER_NAME } from '../../games/shared/protocol';
import { persisted } from './persisted';
import { bestLanguage, LANGUAGE_CODES, type Language } from './languages';

const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Dark or light; `auto` follows the system. */
export const themePreference = persisted<Theme>('theme', v.picklist(THEMES), 'auto');

/** Undefined until the reader has chosen one. */
const languagePreference = persisted<Language | undefined>('language', v.picklist(LANGUAGE_CODES), undefined);

/** The player's name; empty until there is one. */
export const namePreference = persisted<string>('name', PLAYER_NAME, '');

/** May the page play sounds? Not before the reader was asked. */
export const soundPreference = persisted('sound', v.boolean(), false);

/** Has the reader been asked whether the page may play sounds? */
export const soundAsked = persisted('soundAsked', v.boolean(), false);

/** Does the table also make sounds: engines, cards, dice? */
export const tableSoundPreference = persisted('tableSound', v.boolean(), false);

/** The volumes, as a share of the maximum. */
export const VOLUMES = { quiet: 0.2, medium: 0.5, loud: 1 } as const;
export type Volume = keyof typeof VOLUMES;
export const LOUDNESSES = ['quiet', 'medium', 'loud'] as const satisfies readonly Volume[];
/** The volume the reader wants. */
export const volumePreference = persisted<Volume>('volume', v.picklist(LOUDNESSES), 'medium');

/** Is the player to be called when it is their turn and the page is hidden? */
export const callPreference = persisted('call', v.boolean(), false);

const WEBHOOK = v.object({ address: v.string(), secret: v.string() });

/** A web address of the player's own for the server's calls, and the secret that signs them. */
export const webhookPreference = persisted<v.InferOutput<typeof WEBHOOK> | undefined>(
  'webhook',
  WEBHOOK,
  undefined,
);

/** The language in use: the chosen one, otherwise the first of the browser's languages that we have. */
export const languageInUse = {
  get: (): Language => languagePreference.get() ?? bestLanguage(navigator.languages),
  set: (language: Language) => languagePreference.set(language),
  subscribe: languagePreference.subscribe,
};
