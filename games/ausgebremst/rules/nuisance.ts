import { valueOf, type CardId, type CarId, type Value } from '../cards';
import type { Play } from '../move';
import { roadOf, type View } from '../state';
import { LAPS } from '../laps';
import { canMove, FINISH, isStop, waysOf, type CarWay } from './driving';
import { moveCar, takeOff } from './leaving';
import { mayWaitForPit } from './pitStop';
import { byFigures } from './result';
import { isSixBarred } from './six';

/** the preferences of a nuisance car as numbers, in order of importance; smaller is better. */
const preferences = (view: View, car: CarId, way: CarWay): number[] => {
  const track = roadOf(view);
  if (way.target === FINISH) return [0];
  const place = track.places.get(way.target)!;
  const toGo = (LAPS - view.cars[car]!.crossed - way.crosses) * track.lap + place.toGo;
  // into the pit lane whenever the card allows it, and as far as possible
  if (isStop(view, car, way)) return [1, -track.pit.lane.indexOf(way.target)];
  return [2, toGo, place.kind === 'chicane' ? 0 : 1, place.lane, way.laneChanges];
};

/**
 * the way a nuisance car drives this many spaces, whoever it hinders; undefined if it cannot drive all
 * of them.
 */
const directWay = (view: View, car: CarId, spaces: number): CarWay | undefined => {
  const ranked = waysOf(view, car, spaces).map((way) => ({ way, figures: preferences(view, car, way) }));
  return ranked.toSorted((a, b) => byFigures(b.figures, a.figures))[0]?.way;
};

/** does it wait for the pit entry with that card? It has no hand, so only its top card counts. */
const waitsForPit = (view: View, car: CarId, value: Value): boolean =>
  !isBarred(view, car, value) && mayWaitForPit(view, car, [value]);

/** is the value a 6 that the rule of the six forbids now? */
const isBarred = (view: View, car: CarId, value: Value): boolean => value === 6 && isSixBarred(view, car);

/** the turn of a nuisance car: the top card of its pile, driven the most direct way. */
export const driveNuisance = (play: Play, car: CarId): void => {
  const { G, tell } = play;
  const card = G.piles[car]!.at(-1)!;
  const value = valueOf(card);
  if (!canMove(G, car)) tell({ type: 'waited', car, why: 'stuck', hand: null, cards: [] });
  else if (waitsForPit(G, car, value))
    // the card stays open from now on; turning it up counts as something happening
    tell({ type: 'waited', car, why: 'pitBlocked', hand: [value], cards: [card] });
  else playTop(play, car, card);
  //
  if (G.cars[car]!.space && !G.piles[car]!.length) takeOff(play, car, 'noCards');
};

const playTop = (play: Play, car: CarId, card: CardId): void => {
  const { G, tell } = play;
  const value = valueOf(card);
  const barred = isBarred(G, car, value);
  const way = barred ? undefined : directWay(G, car, value);
  if (way) moveCar(play, car, card, way);
  else tell({ type: 'spent', car, value, card, why: barred ? 'leader' : 'tooFar' });
};
