import type { PlayerID } from 'boardgame.io';
import type { Chance } from '../shared/chance';
import { perSeat } from '../shared/seats';
import type { Settings } from './options';
import { firstGrid } from './rules/grid';
import { lineUp } from './rules/lineUp';
import type { State } from './state';

/** the first grid, before anybody has a card. */
export const setup = (seats: readonly PlayerID[], settings: Settings, random: Chance): State => {
  const { gridCards, grid } = firstGrid(seats, settings, random);
  const G: State = {
    options: settings,
    race: 0,
    stage: 'grid',
    gridCards,
    grid,
    cars: {},
    hands: perSeat(seats, () => []),
    piles: {},
    stacks: {},
    unsorted: {},
    leftOut: {},
    aside: {},
    pitCards: {},
    played: {},
    shown: {},
    turnedUp: {},
    setUps: {},
    ready: {},
    turn: { car: grid[0]!, step: 'drive' },
    round: 1,
    stirred: false,
    sixFree: false,
    left: [],
    results: [],
  };
  lineUp(G, grid);
  return G;
};
