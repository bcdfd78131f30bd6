import type { BotLevel } from '../../shared/gameModule';
import type { Thinker } from '../../shared/defineGame';
import type { View } from '../state';
import { easy } from './easy';
import { normal } from './normal';

/** Computer players by strength. */
export const bots: Readonly<Record<BotLevel, Thinker<View>>> = { easy, normal };
