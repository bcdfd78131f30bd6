import { boardGame } from '../../../games/auf-achse-board';
import type { Auction, Held, State, Task } from '../../../games/auf-achse-board/state';
import { anyContract, apart, rolled, underWay, type About } from './scenario';

/** Why the seat may not make the move; undefined if it may. */
export const ask = (G: State, seat: string, [move, ...args]: readonly unknown[]) =>
  boardGame.whyNot(G, seat, { move: move as string, args });

/** The contract that most tests use. */
export const { id, from, to, goods } = anyContract(({ goods }) => goods > 2);

/** Another contract. */
export const other = anyContract((contract) => contract.id !== id).id;

/** The card, lying in front of somebody. */
export const kept = (card: Held['card']): Held => ({ card, owes: 0 });

/** Seat 1 must bid or pass. */
export const auction: Auction = {
  type: 'auction',
  seat: '1',
  caller: '0',
  contract: other,
  highest: { seat: '0', line: 2 },
  passed: [],
};

/** A drive granted by a card. */
export const extra: Task = { type: 'drive', seat: '0', least: 1, most: 4, die: null, optional: true };

/** Seat 0 in the free part of its turn, after its move. */
export const G = (about: About = {}): State =>
  underWay({ trucks: apart('nuernberg-berlin.1'), turn: { rolled: true }, ...about });

/** Seat 0 has rolled this number. */
export const driving = (die: number, about: About = {}): State => G({ ...about, tasks: [rolled(die)] });

/** Seat 0 has stopped early in the starting city of its contract. */
export const stopped = (about: About = {}): State =>
  G({
    trucks: apart(from),
    hands: { 0: [id], 1: [] },
    turn: { rolled: true, reached: from, due: 'cargo' },
    ...about,
  });

/** Fog, laid by seat 1. */
export const jam = { space: 'nuernberg-berlin.2', seat: '1', card: 'stauNebel' } as const;

/** Seat 1 must still place its truck. */
export const placing: About = {
  trucks: { 0: 'hamburg-berlin.1', 1: null },
  turn: { seat: '1' },
  tasks: [{ type: 'place', seat: '1' }],
};

/** Seat 0 must move the road works. */
export const works: About = { tasks: [{ type: 'roadworks', seat: '0' }], roadworks: 'basel-milano.1', jam };
