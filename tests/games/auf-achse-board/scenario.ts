import type { PlayerID } from 'boardgame.io';
import { boardGame } from '../../../games/auf-achse-board';
import type { Chance } from '../../../games/shared/chance';
import type { Happening } from '../../../games/shared/gameModule';
import type { LegalMove } from '../../../games/shared/legality';
import { perSeat, type PerSeat } from '../../../games/shared/seats';
import {
  CONTRACT_IDS,
  CONTRACTS,
  type Contract,
  type ContractId,
} from '../../../games/auf-achse-board/contracts';
import { EVENT_IDS, type EventId } from '../../../games/auf-achse-board/events';
import type { BoardHappening } from '../../../games/auf-achse-board/happenings';
import type { CityId } from '../../../games/auf-achse-board/map';
import { ROAD_SPACES, stepsBetween, type Space } from '../../../games/auf-achse-board/network';
import { options, type Settings } from '../../../games/auf-achse-board/options';
import { newTurn } from '../../../games/auf-achse-board/state';
import type { State, Task, Turn } from '../../../games/auf-achse-board/state';
import { GOODS } from '../../../games/auf-achse-board/trailers';

export type About = Partial<Omit<State, 'options' | 'turn' | 'tasks'>> & {
  readonly options?: Partial<Settings>;
  readonly turn?: Partial<Turn>;
  readonly tasks?: readonly Task[];
};

/** Road spaces far away, for trucks that a test is not about. */
const ASIDE: readonly Space[] = [
  'basel-milano.1',
  'basel-milano.2',
  'basel-milano.3',
  'graz-trieste.1',
  'graz-trieste.2',
  'graz-trieste.3',
];

/** The default of each option in tests, for any number of players. */
const OPTIONS: Settings = { ...options.defaults, inspection: 'bans' };

/**
 * The table in the free part of seat 0's turn, containing only what the test needs. There are as many players as
 * trucks, two if none is given; contracts and event cards that nobody has lie in the reserve and in the pile.
 */
export const scenario = (given: About = {}): State => {
  const about = structuredClone(given);
  const seats = Object.keys(about.trucks ?? about.hands ?? { 0: 0, 1: 0 });
  const each = <T>(told: PerSeat<T> | undefined, otherwise: (seat: PlayerID) => T) =>
    perSeat(seats, (seat) => told?.[seat] ?? otherwise(seat));
  const taken = new Set<unknown>(
    [about.hands, about.aboard].flatMap((piles) => Object.values(piles ?? {}).flat()),
  );
  for (const id of [...(about.offer ?? []), ...(about.pile ?? []), ...(about.delivered ?? [])]) taken.add(id);
  const drawn = new Set<unknown>(
    Object.values(about.held ?? {}).flatMap((cards) => cards.map(({ card }) => card)),
  );
  for (const task of about.tasks ?? []) if (task.type === 'event') drawn.add(task.card);
  for (const id of about.usedEvents ?? []) drawn.add(id);
  const aboard = each(about.aboard, () => []);
  const goods = CONTRACTS.filter(({ id }) => Object.values(aboard).flat().includes(id));
  return {
    startPlayer: '0',
    bank: 0,
    stock: GOODS - goods.reduce((sum, contract) => sum + contract.goods, 0),
    supply: { large: 4, small: 4 },
    offer: [null, null, null, null],
    pile: [],
    reserve: CONTRACT_IDS.filter((id) => !taken.has(id)),
    delivered: [],
    events: EVENT_IDS.filter((id) => !drawn.has(id)),
    usedEvents: [],
    roadworks: null,
    jam: null,
    over: false,
    ...about,
    options: { ...OPTIONS, ...about.options },
    startRolls: each(about.startRolls, () => []),
    trucks: each(about.trucks, (seat) => ASIDE[Number(seat)]!),
    visited: each(about.visited, () => []),
    money: each(about.money, () => 5000),
    hands: each(about.hands, () => []),
    aboard,
    trailers: each(about.trailers, () => []),
    held: each(about.held, () => []),
    missed: each(about.missed, () => 0),
    turn: { ...newTurn('0'), ...about.turn },
    tasks: [...(about.tasks ?? [])],
  };
};

/** The same with a public contract left in the pile, so that an empty hand does not end the match (B-13.1). */
export const underWay = (about: About = {}): State => {
  const lying = [about.hands, about.aboard].flatMap((piles) => Object.values(piles ?? {}).flat());
  const taken = new Set<unknown>([...lying, ...(about.offer ?? []), ...(about.delivered ?? [])]);
  return scenario({ pile: [CONTRACT_IDS.findLast((id) => !taken.has(id))!], ...about });
};

/** A predictable random source: the next dice, in this order; shuffling reverses a pile. */
export const dice = (...rolls: readonly number[]): Chance => {
  const left = [...rolls];
  return {
    Number: () => ((left.shift() ?? 1) - 1) / 6,
    Shuffle: (pile) => pile.toReversed(),
  };
};

/**
 * A printed contract that meets a condition, whatever else the table of contracts contains; none of those that are
 * already taken.
 */
export const contractWith = (
  fits: (contract: Contract) => boolean,
  ...taken: readonly ContractId[]
): Contract => {
  const found = CONTRACTS.find((contract) => !taken.includes(contract.id) && fits(contract));
  if (!found) throw new Error('no such contract in the table');
  return found;
};

/** Happenings that only update the table: tests check the table instead. */
const UNSEEN: ReadonlySet<BoardHappening['type']> = new Set<BoardHappening['type']>([
  ...(['asked', 'answered', 'toPlace', 'mayBid', 'notLoaded', 'granted', 'lapsed', 'excused'] as const),
  ...(['handled', 'reshuffled', 'putAway'] as const),
]);

/** The visible happenings. */
export const seenOf = (told: readonly Happening[]): readonly BoardHappening[] =>
  (told as readonly BoardHappening[]).filter(({ type }) => !UNSEEN.has(type));

/**
 * Makes a legal move as the game does, and returns the visible happenings; throws with the refusal of any other move.
 */
export const play = (
  G: State,
  seat: PlayerID,
  [name, ...args]: readonly [string, ...unknown[]],
  random: Chance = dice(),
): readonly BoardHappening[] => {
  const ruling = boardGame.judge(G, seat, { move: name, args });
  if ('refusal' in ruling)
    throw new Error(`${seat} ${name} ${args.join(' ')}: ${JSON.stringify(ruling.refusal)}`);
  return seenOf(ruling.carryOut(G, random));
};

/** All legal moves of a seat, or only those with that name. */
export const open = (G: State, seat: PlayerID, name?: string): readonly LegalMove[] =>
  boardGame.legalMoves(G, seat).filter(({ move }) => !name || move === name);

/** The spaces to which the seat may drive now. */
export const targets = (G: State, seat: PlayerID, name: 'drive' | 'motivate' = 'drive'): Space[] => [
  ...new Set(open(G, seat, name).map(({ args }) => args[0] as Space)),
];

/** Why a move is refused, as `reason rule`; undefined if it is legal. */
export const refused = (
  G: State,
  seat: PlayerID,
  [move, ...args]: readonly unknown[],
): string | undefined => {
  const why = boardGame.whyNot(G, seat, { move: move as string, args });
  return why && `${why.reason} ${why.rule}`;
};

/** A die that has been rolled: the seat must drive now. */
export const rolled = (die: number, seat: PlayerID = '0'): Task => ({
  type: 'drive',
  seat,
  least: die === 6 ? 1 : die,
  most: die,
  die,
  optional: false,
});

/** An event card that has just been drawn. */
export const drew = (card: EventId, seat: PlayerID = '0'): Task => ({ type: 'event', seat, card });

/** The space of a truck that the test is not about. */
export const AWAY: Space = 'graz-trieste.2';

/** The truck of seat 0 there, and that of seat 1 out of the way. */
export const apart = (space: Space): { 0: Space; 1: Space } => ({ 0: space, 1: AWAY });

/** Seat 0 there, with this roll to drive. */
export const driving = (from: Space, die: number, about: About = {}): State =>
  underWay({ trucks: apart(from), turn: { rolled: true }, ...about, tasks: [rolled(die)] });

/** A road space with exactly this distance to the city. */
export const before = (city: CityId, steps: number): Space => {
  const found = ROAD_SPACES.find((space) => space !== AWAY && stepsBetween(space, city) === steps);
  if (!found) throw new Error(`no road space ${steps} steps before ${city}`);
  return found;
};

/** A contract that has nothing to do with the dead end in the north. */
export const anyContract = (fits: (contract: Contract) => boolean = () => true): Contract =>
  contractWith((contract) => contract.from !== 'flensburg' && contract.to !== 'flensburg' && fits(contract));

/** Printed contracts that lie about, for a test that needs nothing of them; none of those that are already taken. */
export const otherThan = (...taken: readonly ContractId[]): readonly ContractId[] =>
  CONTRACT_IDS.filter((id) => !taken.includes(id));
