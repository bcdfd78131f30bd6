import type { Thinker } from '../../shared/defineGame';
import type { BotLevel } from '../../shared/gameModule';
import type { View } from '../state';
import { easy } from './easy';
import { normal } from './normal';

/** Computer players of the board game. They know what their seat sees and nothing else. */
export const bots: Readonly<Record<BotLevel, Thinker<View>>> = { easy, normal };
