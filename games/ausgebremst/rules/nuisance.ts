import { DECK, VALUES, valueOf, type CarId, type CardId } from '../cards';
import type { Play } from '../play';
import { roadOf, type View } from '../state';
import { CROSSINGS } from '../track';
import { canMove, FINISH, isStop, waysOf, type Way } from './driving';
import { moveCar, takeOff } from './leaving';
import { mayWaitForPit } from './pitStop';
import { isSixBarred } from './six';

/** what a nuisance car prefers, in order; the smaller figure wins. */
const preferences = (view: View, car: CarId, way: Way): number[] => {
  const track = roadOf(view);
  if (way.target === FINISH) return [0];
  const place = track.places.get(way.target)!;
  const toGo = (CROSSINGS - 1 - view.cars[car]!.crossed - way.crosses) * track.lap + place.toGo;
  // into the pit lane whenever the card allows it, as far as it goes
  if (isStop(view, car, way)) return [1, -track.pit.lane.indexOf(way.target)];
  return [2, toGo, place.kind === 'chicane' ? 0 : 1, place.lane, way.laneChanges];
};

const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((figure, index) => figure !== b[index]);
  return at < 0 ? 0 : a[at]! - (b[at] ?? 0);
};

/** the way a nuisance car drives that many spaces, whoever it hinders; none when they cannot be driven in full. */
export const directWay = (view: View, car: CarId, spaces: number): Way | undefined => {
  const ranked = waysOf(view, car, spaces).map((way) => ({ way, figures: preferences(view, car, way) }));
  return ranked.toSorted((a, b) => compare(a.figures, b.figures))[0]?.way;
};

/** would it wait for the pit entry? It has no hand: any card still in its pile counts, as far as anybody can know. */
const waitsForPit = (view: View, car: CarId, played: readonly CardId[]): boolean => {
  const turned = (value: number) => played.filter((card) => valueOf(card) === value).length;
  const counts = VALUES.filter((value) => turned(value) < DECK[value]);
  return mayWaitForPit(view, car, isSixBarred(view, car) ? counts.filter((value) => value !== 6) : counts);
};

/** the turn of a nuisance car: the top card of its pile, driven the most direct way. */
export const driveNuisance = (play: Play, car: CarId): void => {
  const { G, tell } = play;
  if (!canMove(G, car)) {
    G.cars[car]!.turns += 1;
    tell({ type: 'waited', car, why: 'stuck', hand: null });
  } else if (waitsForPit(G, car, G.played[car]!)) {
    G.cars[car]!.turns += 1;
    tell({ type: 'waited', car, why: 'pitBlocked', hand: null });
  } else turnCard(play, car);
  //
  if (G.cars[car]!.space && !G.piles[car]!.length) takeOff(play, car, 'noCards');
};

const turnCard = (play: Play, car: CarId): void => {
  const { G, tell } = play;
  const card = G.piles[car]!.pop()!;
  const value = valueOf(card);
  const barred = value === 6 && isSixBarred(G, car);
  const way = barred ? undefined : directWay(G, car, value);
  G.played[car]!.push(card);
  G.stirred = true;
  if (way) moveCar(play, car, value, way);
  else {
    G.cars[car]!.turns += 1;
    tell({ type: 'spent', car, value, why: barred ? 'leader' : 'tooFar' });
  }
};
