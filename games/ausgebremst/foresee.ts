import type { PlayerID } from 'boardgame.io';
import { doneTo } from '../shared/foresee';
import type { CardId } from './cards';
import { evolve } from './evolve';
import type { CarWay } from './rules/driving';
import { driven } from './rules/leaving';
import type { View } from './state';

/** the race as a seat would see it right after driving this card this way, before any consequences. */
export const foreseeDriven = (view: View, seat: PlayerID, card: CardId, way: CarWay): View =>
  doneTo(view, evolve, ({ tell }) => tell(driven(view, seat, card, way))).G;
