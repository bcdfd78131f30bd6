import type { PlayerID } from 'boardgame.io';
import type { Chance } from '../shared/chance';
import { perSeat, throwToBegin } from '../shared/seats';
import { CONTRACT_IDS } from './contracts';
import { EVENT_IDS } from './events';
import type { Settings } from './options';
import { roll } from './rules/dice';
import { newTurn, type State } from './state';
import { GOODS, TRAILERS } from './trailers';

/** B-2.1, B-14.3 — DM that each player starts with. */
const START_MONEY = { standard: 5000, children: 2000 } as const;

/** B-2 — the table before the first truck is placed; nothing is dealt yet (B-2.2). */
export const setup = (seats: readonly PlayerID[], settings: Settings, random: Chance): State => {
  // B-2.3
  const { thrown: startRolls, first: startPlayer } = throwToBegin(seats, () => roll(random));
  const money = START_MONEY[settings.variant];
  return {
    options: settings,
    startPlayer,
    startRolls,
    trucks: perSeat(seats, () => null),
    visited: perSeat(seats, () => []),
    money: perSeat(seats, () => money),
    bank: -money * seats.length,
    hands: perSeat(seats, () => []),
    aboard: perSeat(seats, () => []),
    stock: GOODS,
    trailers: perSeat(seats, () => []),
    supply:
      settings.variant === 'children'
        ? { large: 0, small: 0 }
        : { large: TRAILERS.large.count, small: TRAILERS.small.count },
    offer: [],
    pile: [],
    reserve: random.Shuffle([...CONTRACT_IDS]),
    delivered: [],
    // B-2.7
    events: random.Shuffle([...EVENT_IDS]),
    usedEvents: [],
    held: perSeat(seats, () => []),
    missed: perSeat(seats, () => 0),
    roadworks: null,
    jam: null,
    turn: newTurn(startPlayer),
    tasks: [{ type: 'place', seat: startPlayer }],
    over: false,
  };
};
