import type { PlayerID } from 'boardgame.io';
import { perSeat } from '../../shared/seats';
import { isCity, type Space } from '../network';
import { DEALT, PUBLIC } from '../options';
import type { Play } from '../move';
import { refusal, type BoardRefusal } from '../refusals';
import { neighbourOf, seatsOf, type State, type View } from '../state';
import { truckOn } from './signs';
import { beginTurn } from './turn';

/** B-2.5 — places for public contracts. */
const PLACES = 4;

/** B-2.2 — are trucks still being placed? */
export const isPlacing = (view: View): boolean => seatsOf(view).some((seat) => view.trucks[seat] === null);

/** B-2.2 — why a truck cannot begin there. */
export const whyNotPlace = (view: View, space: Space): BoardRefusal | undefined => {
  if (isCity(space)) return refusal('onCity', 'B-2.2', { space });
  return truckOn(view, space) === undefined ? undefined : refusal('taken', 'B-2.2', { space });
};

/** B-2.5, B-2.6 — how many contracts are public. */
const publicContracts = ({ options, hands }: State): number =>
  options.publicContracts === 'standard' ? PUBLIC[Object.keys(hands).length]! : options.publicContracts;

/** B-2.4, B-2.5 — three contracts each, the public ones with four face up; what is left over is the reserve. */
const deal = ({ G, tell }: Play): void => {
  const reserve = [...G.reserve];
  const hands = perSeat(seatsOf(G), () => reserve.splice(-DEALT));
  const publics = reserve.splice(-publicContracts(G));
  const offer = publics.splice(-PLACES);
  tell({ type: 'dealt', hands, offer, pile: publics.length });
};

/** B-2.2 — puts a truck on the map; after the last one the contracts are dealt. */
export const place = (play: Play, seat: PlayerID, space: Space): void => {
  const { G, tell } = play;
  tell({ type: 'answered' });
  tell({ type: 'placed', seat, space });
  const next = neighbourOf(G, seat, 1);
  if (isPlacing(G)) return tell({ type: 'toPlace', seat: next });
  deal(play);
  beginTurn(play, next);
};
