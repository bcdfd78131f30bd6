import type { PlayerID } from 'boardgame.io';
import { conserved } from '../../../../games/auf-achse-board/conserved';
import {
  CONTRACTS,
  contractOf,
  type Contract,
  type ContractId,
} from '../../../../games/auf-achse-board/contracts';
import type { EventId } from '../../../../games/auf-achse-board/events';
import type { BoardHappening } from '../../../../games/auf-achse-board/happenings';
import { stepsBetween, type Space } from '../../../../games/auf-achse-board/network';
import { playerView } from '../../../../games/auf-achse-board/playerView';
import { seatsOf, type State, type View } from '../../../../games/auf-achse-board/state';
import type { Chance } from '../../../../games/shared/chance';
import { drew, open, play, underWay, type About } from '../scenario';

/** The event space where the cards are drawn: the middle one of three between Hamburg and Berlin. */
export const SPOT: Space = 'hamburg-berlin.2';

/** The spaces of trucks that a test is not about. */
export const AWAY: readonly Space[] = ['graz-trieste.2', 'graz-trieste.1', 'graz-trieste.3'];

const stepsFor = ({ to }: Contract): number => stepsBetween(SPOT, to);

const byDistance = CONTRACTS.toSorted((a, b) => stepsFor(a) - stepsFor(b));
const [nearest, farthest] = [byDistance[0]!, byDistance.at(-1)!];

/** Of all contracts, the one whose destination is nearest to where the cards are drawn, and the farthest. */
export const [NEAR, FAR] = [nearest.id, farthest.id];

/** Two contracts that end in the same city, farther away than the nearest one. */
export const ALIKE: readonly ContractId[] = byDistance
  .filter((contract) => stepsFor(contract) > stepsFor(nearest))
  .map(({ to }) => byDistance.filter((other) => other.to === to).map(({ id }) => id))
  .find((same) => same.length > 1)!
  .slice(0, 2);

/** Seat 0 has rolled, moved to an event space and drawn the card; two players unless more trucks are given. */
export const drawn = (card: EventId, about: About = {}): State =>
  underWay({
    trucks: { 0: SPOT, 1: AWAY[0]! },
    ...about,
    turn: { rolled: true, ...about.turn },
    tasks: [drew(card)],
  });

/** Carries out the drawn card, with a choice if there is one; checks that nothing is lost. */
export const carryOut = (
  G: State,
  choice?: string,
  { seat = '0', random }: { seat?: PlayerID; random?: Chance } = {},
): readonly BoardHappening[] => {
  const before = conserved(G);
  const seen = play(G, seat, choice === undefined ? ['carryOut'] : ['carryOut', choice], random);
  expect(conserved(G)).toEqual(before);
  return seen;
};

/** The possible choices for the card; '' means none. */
export const choices = (G: State, seat: PlayerID = '0'): string[] =>
  open(G, seat, 'carryOut').map(({ args }) => (args[0] as string | undefined) ?? '');

/** Where an event card lies. */
export const placeOf = (G: State, card: EventId): string => {
  const owner = seatsOf(G).find((seat) => G.held[seat]!.some((held) => held.card === card));
  if (owner !== undefined) return `in front of ${owner}`;
  if (G.usedEvents.includes(card)) return 'set aside';
  return G.events[0] === card ? 'under the pile' : 'elsewhere';
};

/** The revenue of the contract in DM. */
export const revenueOf = (contract: ContractId): number => contractOf(contract).revenue;

/** What a seat, or a spectator, sees. */
export const seenBy = (G: State, playerID: PlayerID | null): View => playerView(G, playerID);

/** May seat 0 decline? */
export const isOptional = (G: State): boolean => open(G, '0').some(({ move }) => move === 'decline');
