import type { CardHappening } from '../../../games/auf-achse-cards';
import type { Sound } from '../../shell/sound/sounds';

type Sounds = Readonly<Partial<Record<CardHappening['type'], Sound>>>;

/** What is heard as soon as it is seen. */
export const SOUNDS: Sounds = { laid: 'card', counted: 'card', crossing: 'thud' };

/** What is heard once it is known what came of a card. */
export const SETTLED_SOUNDS: Sounds = { counted: 'counter', left: 'counter' };
