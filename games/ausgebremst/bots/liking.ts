import type { PlayerID } from 'boardgame.io';
import type { Temper } from '../../shared/bots/drivers';
import { valueOf } from '../cards';
import type { RaceMove } from '../moves';
import { FINISH, type CarWay } from '../rules/driving';
import { playable } from '../rules/playable';
import { lead } from '../rules/ranking';
import { carsOnRoad, isNuisance, type View } from '../state';
import { movedTo } from './appraise';
import { spacesLost } from './traffic';

/**
 * Chance of winning that an expert gives up for what it likes about a drive while the match is open: per space kept
 * in hand, per space driven, per car passed, per space that rivals lose. In matches of three against good players
 * this changes 3 to 4 % of the drives; at 150 decisions of championships of three races, each played out to the end
 * of the race 200 times, it cost less than a tenth of a percentage point each. Nearly twice as much cost little more
 * there, yet fewer of these matches were won: 63 % of 120 instead of 73 % of 240.
 */
const LIKES = { keptSpace: 0.0015, drivenSpace: 0.001, passed: 0.006, taken: 0.012 } as const;

/** The table after a drive, if it ends on a space. */
const driven = (view: View, seat: PlayerID, { target, crosses }: CarWay): View | undefined =>
  target === FINISH ? undefined : movedTo(view, seat, target, view.cars[seat]!.crossed + crosses);

/** The number of cars that were ahead or level before and no longer are. */
const passed = (before: View, after: View, seat: PlayerID): number =>
  carsOnRoad(before).filter(
    (car) => car !== seat && lead(before, car, seat) >= 0 && lead(after, car, seat) < 0,
  ).length;

/** Spaces that all rivals behind lose together because of where the car stands. */
const takenFrom = (view: View, seat: PlayerID): number =>
  carsOnRoad(view)
    .filter((car) => car !== seat && !isNuisance(view, car) && lead(view, seat, car) >= 0)
    .reduce((sum, car) => sum + spacesLost(view, car, seat), 0);

/** how much a driver of that temper likes a move, as a chance of winning; 0 for moves other than drives. */
export const likingOf = (
  view: View,
  seat: PlayerID,
  temper: Temper | undefined,
): ((move: RaceMove) => number) => {
  const ways = new Map(playable(view, seat).map(({ card, way }) => [`${card} ${way.target}`, way]));
  return ({ move, args }) => {
    if (move !== 'drive' || !temper) return 0;
    const [card] = args;
    const after = driven(view, seat, ways.get(args.join(' '))!);
    if (!after) return 0;
    switch (temper) {
      case 'thrifty':
        return -LIKES.keptSpace * valueOf(card);
      case 'bold':
        return LIKES.drivenSpace * valueOf(card) + LIKES.passed * passed(view, after, seat);
      case 'nasty':
        return LIKES.taken * takenFrom(after, seat);
    }
  };
};
