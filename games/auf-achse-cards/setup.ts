import type { PlayerID } from 'boardgame.io';
import type { Chance } from '../shared/chance';
import { clockwiseFrom, perSeat } from '../shared/seats';
import type { Settings } from './options';
import { deal } from './rules/drawing';
import type { State } from './state';

/** K-2.1 … K-2.4, K-8 — the table before the first round: a random start player, ten cards each. */
export const setup = (seats: readonly PlayerID[], settings: Settings, random: Chance): State => {
  const startPlayer = random.Shuffle([...seats])[0]!;
  const { hands, deck } = deal(
    perSeat(seats, () => []),
    clockwiseFrom(seats, startPlayer),
    random,
  );
  return {
    options: settings,
    stage: 1,
    round: 1,
    startPlayer,
    hands,
    races: perSeat(seats, () => []),
    raceLaid: perSeat(seats, () => false),
    counterLaid: perSeat(seats, () => false),
    sealed: perSeat(seats, () => null),
    counter: [],
    extra: perSeat(seats, () => 0),
    deck,
    reshuffles: 0,
    discard: [],
    scores: perSeat(seats, () => []),
  };
};
