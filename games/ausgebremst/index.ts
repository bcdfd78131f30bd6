export {
  BASE_SET_UP,
  deckOf,
  pitValuesOf,
  pointsOf,
  SET_UP_IDS,
  SET_UPS,
  valueOf,
  VALUES,
  type CarId,
  type CardId,
  type SetUp,
  type Value,
} from './cards';
export { CIRCUITS, circuitOf, type CircuitId } from './circuits';
export { foreseeDriven } from './foresee';
export { racingGame } from './game';
export type { RaceHappening } from './happenings';
export { isLastStop, lapOf, LAPS } from './laps';
export { readSide, type Segment } from './notation';
export type { RaceMove } from './moves';
export type { RefusalReason } from './refusals';
export { FINISH, isStop, pathOf, type Target, type CarWay } from './rules/driving';
export { mayStillStop, wouldBeOut } from './rules/pitStop';
export { playable } from './rules/playable';
export { rankOf, toGoOf } from './rules/ranking';
export { placeIn, POINTS, standings, totals } from './rules/result';
export { ASIDE, STACKS } from './piles';
export { isSixBarred } from './rules/six';
export { isSorting, SET_UP_STEPS, setUpStepOf, type SetUpStep } from './rules/stacks';
export { SIDES } from './sides';
export {
  BACK,
  circuitsOf,
  isAdvanced,
  isFaceUp,
  isNuisance,
  roadOf,
  type Back,
  type Ending,
  type RaceResult,
  type View,
} from './state';
export { detourOf, shortestRace, trackOf, type Place, type Space, type Track } from './track';
export type { RaceReason } from './bots/reasons';
export { knowsStacks } from './bots/sorting';
