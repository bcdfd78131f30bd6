import type { CardHappening } from '../../../games/auf-achse-cards';
import type { Sound } from '../../shell/sound/sounds';

type Sounds = Readonly<Partial<Record<CardHappening['type'], Sound>>>;

/** Sounds played as soon as the happening is seen. */
export const SOUNDS: Sounds = { laid: 'card', counted: 'card', crossing: 'thud' };

/** Sounds played once the effect of a card is seen. */
export const SETTLED_SOUNDS: Sounds = { counted: 'counter', left: 'counter' };
