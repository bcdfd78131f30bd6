import type { PlayerID } from 'boardgame.io';
import type { TFunction } from 'i18next';
import {
  eventOf,
  isCity,
  isSpace,
  SPACES,
  stepsBetween,
  taskOf,
  waysNow,
  type Space,
  type View,
  type Way,
} from '../../../../games/auf-achse-board';
import type { LegalMove } from '../../../../games/shared/legality';
import type { BoardProps } from '../../../kit/match';
import { readTogether } from '../../../pieces/readTogether';
import type { SignKind } from '../map/RoadSigns';
import type { Target } from '../map/Targets';
import { moveNamed } from '../../../kit/moves';
import { forcedPrice, stopsAt } from './stops';
import { stopWords } from './stopWords';
import { spaceName, WORDS } from './words';

/** What is to be chosen on the map now. */
export type Aim = {
  /** The move that a choice makes. */
  readonly move: 'place' | 'drive' | 'motivate' | 'moveRoadworks' | 'carryOut' | 'blow';
  readonly targets: readonly Target[];
  readonly moveTo: (space: Space, way?: Way) => LegalMove;
  /** The ways that lead there and differ in what comes of them, best first; empty if nothing is driven. */
  readonly waysTo: (space: Space) => readonly Way[];
  /** The sign that is put somewhere, if it is not a truck. */
  readonly sign?: SignKind;
  /** Is the reader's truck put somewhere, without driving there? */
  readonly isTruckPut?: boolean;
};

type Given = Pick<BoardProps<View>, 'view' | 'playerID' | 'legal'> & {
  readonly t: TFunction;
  /** B-11.4 — is Motivation being played? */
  readonly isMotivating: boolean;
  /** B-11.6 — the truck that a snowstorm is about to blow away. */
  readonly blown: PlayerID | undefined;
};

const NO_WAYS = (): readonly Way[] => [];

const drivingAim = ({ view, t }: Given, seat: PlayerID): Aim | undefined => {
  const now = waysNow(view, seat);
  if (!now) return undefined;
  const { move, ways } = now;
  const best = new Map<Space, Way>();
  for (const way of ways) if (way.path.length && !best.has(way.target)) best.set(way.target, way);
  const targets = [...best.values()].map((way): Target => {
    const { target, path, exact } = way;
    const said = stopsAt(view, seat, way).map((stop) => stopWords(stop, t));
    const label = [spaceName(target, t), t('table.spaces', { ns: WORDS, count: path.length }), ...said];
    return {
      space: target,
      points: path.length,
      isShort: !exact,
      isCostly: forcedPrice(view, seat, way) > 0,
      label: readTogether(label),
    };
  });
  // B-3.1 — cities that are only driven through change nothing
  const waysTo = (space: Space) => {
    const byEffect = new Map<string, Way>();
    for (const way of ways)
      if (way.target === space && way.path.length) {
        const effect = JSON.stringify(stopsAt(view, seat, way));
        if (!byEffect.has(effect)) byEffect.set(effect, way);
      }
    return [...byEffect.values()];
  };
  return {
    move,
    targets,
    waysTo,
    moveTo: (space, way = best.get(space)) => moveNamed(move, space, ...(way?.via ?? [])),
  };
};

const spacesOf = (legal: readonly LegalMove[], move: string, at = 0): readonly Space[] =>
  legal.flatMap(({ move: name, args }) => (name === move && isSpace(args[at]) ? [args[at]] : []));

/** The choice of a space without a way that leads there. */
const placeAim = (move: Aim['move'], spaces: readonly Space[], { t }: Given, sign?: SignKind): Aim => ({
  move,
  targets: spaces.map((space) => ({ space, label: spaceName(space, t) })),
  moveTo: (space) => moveNamed(move, space),
  waysTo: NO_WAYS,
  ...(sign ? { sign } : { isTruckPut: true }),
});

const snowAim = ({ view, legal, blown, t }: Given): Aim | undefined => {
  if (blown === undefined) return undefined;
  const from = view.trucks[blown]!;
  const spaces = spacesOf(
    legal.filter(({ args }) => args[0] === blown),
    'blow',
    1,
  );
  return {
    move: 'blow',
    targets: spaces.map((space) => ({
      space,
      points: stepsBetween(from, space),
      label: spaceName(space, t),
    })),
    moveTo: (space) => moveNamed('blow', blown, space),
    waysTo: NO_WAYS,
  };
};

/** What is to be chosen on the map now; undefined if there is nothing to choose on it. */
export const aimOf = (given: Given): Aim | undefined => {
  const { view, playerID, legal, isMotivating } = given;
  if (playerID === null || !legal.length) return undefined;
  const task = taskOf(view);
  switch (task?.type) {
    case undefined:
      return isMotivating ? drivingAim(given, playerID) : undefined;
    case 'drive':
      return drivingAim(given, playerID);
    case 'place':
      return placeAim('place', spacesOf(legal, 'place'), given);
    case 'roadworks':
      return placeAim('moveRoadworks', spacesOf(legal, 'moveRoadworks'), given, 'roadworks');
    case 'snow':
      return snowAim(given);
    case 'event': {
      const spaces = spacesOf(legal, 'carryOut');
      const isJam = eventOf(task.card).effect === 'jamAnywhere';
      return spaces.length ? placeAim('carryOut', spaces, given, isJam ? 'jam' : undefined) : undefined;
    }
    default:
      return undefined;
  }
};

/**
 * B-9.2, B-10.5 — the spaces where a sign may not be put; cities, where road works can never be, are left out for
 * road works.
 */
export const closedTo = ({ targets, sign }: Aim): readonly Space[] => {
  if (!sign) return [];
  const open = new Set(targets.map(({ space }) => space));
  return SPACES.filter((space) => (sign === 'jam' || !isCity(space)) && !open.has(space));
};
