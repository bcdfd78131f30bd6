import type { GameModule } from '../../shared/gameModule';
import type { State, View } from '../state';
import { easy } from './easy';
import { normal } from './normal';

/** Computer players by strength. */
export const bots: GameModule<State, View>['bots'] = { easy, normal };
