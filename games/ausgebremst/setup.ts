import type { Game } from 'boardgame.io';
import { perSeat } from '../shared/seats';
import { options } from './options';
import { firstGrid } from './rules/grid';
import { lineUp } from './rules/race';
import type { State } from './state';

/** the first grid, before anybody has a card. */
export const setup: NonNullable<Game<State>['setup']> = ({ ctx, random }, setupData) => {
  const seats = ctx.playOrder;
  const settings = options.parse(setupData);
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
