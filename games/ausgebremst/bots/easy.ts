import type { Thinker } from '../../shared/defineGame';
import type { RaceMove } from '../moves';
import { FINISH, isStop } from '../rules/driving';
import { wouldBeOut } from '../rules/pitStop';
import { playable } from '../rules/playable';
import { CROSSINGS } from '../laps';
import { roadOf, type View } from '../state';
import { bestOf } from './normal';
import { isSorted } from './sorting';

/** Spaces by which a beginner may misjudge the road. */
const MISJUDGED = 3.5;

/**
 * A beginner: takes roughly the direct way, stops in the pit lane if it is within reach, and does not count its
 * points.
 */
export const easy: Thinker<View, RaceMove> = (view, seat, random, { legal: moves }) => {
  const laid = moves.find(isSorted);
  if (laid) return laid;
  const track = roadOf(view);
  const { crossed } = view.cars[seat]!;
  const ways = new Map(playable(view, seat).map(({ card, way }) => [`${card} ${way.target}`, way]));
  const worth = ({ move, args }: RaceMove): number => {
    const way = move === 'drive' ? ways.get(args.join(' ')) : undefined;
    if (!way) return random.Number();
    if (way.target === FINISH) return Infinity;
    if (isStop(view, seat, way)) return 0;
    if (wouldBeOut(view, seat, { space: way.target, crossed: crossed + way.crosses })) return -Infinity;
    const laps = CROSSINGS - crossed - way.crosses;
    return -laps * track.lap - track.places.get(way.target)!.toGo - MISJUDGED * random.Number();
  };
  return bestOf(moves, worth, random);
};
