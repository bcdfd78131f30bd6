import cs from '../words/cs/unreachable.json';
import de from '../words/de/unreachable.json';
import en from '../words/en/unreachable.json';
import fr from '../words/fr/unreachable.json';
import type { Language } from './languages';

/** The words that are part of the program, because they say that others could not be loaded. */
export const WORDS_AT_HAND = {
  cs: { unreachable: cs },
  de: { unreachable: de },
  en: { unreachable: en },
  fr: { unreachable: fr },
} satisfies Record<Language, object>;
