import { boardGame } from '../../../games/auf-achse-board';
import type { Auction, Held, State, Task } from '../../../games/auf-achse-board/state';
import { anyContract, apart, rolled, underWay, type About } from './scenario';

/** Why the seat may not; nothing if it may. */
export const ask = (G: State, seat: string, [move, ...args]: readonly unknown[]) =>
  boardGame.whyNot(G, seat, { move: move as string, args });

/** The contract that most of it is about. */
export const { id, from, to, goods } = anyContract(({ goods }) => goods > 2);

/** Another one. */
export const other = anyContract((contract) => contract.id !== id).id;

/** The card as it lies in front of somebody. */
export const kept = (card: Held['card']): Held => ({ card, owes: 0 });

/** Seat 1 is asked to bid. */
export const auction: Auction = {
  type: 'auction',
  seat: '1',
  caller: '0',
  contract: other,
  highest: { seat: '0', line: 2 },
  passed: [],
};

/** A drive that a card has granted. */
export const extra: Task = { type: 'drive', seat: '0', least: 1, most: 4, die: null, optional: true };

/** Seat 0 in the free part of its turn, after its move. */
export const G = (about: About = {}): State =>
  underWay({ trucks: apart('nuernberg-berlin.1'), turn: { rolled: true }, ...about });

/** Seat 0 has rolled that. */
export const driving = (die: number, about: About = {}): State => G({ ...about, tasks: [rolled(die)] });

/** Seat 0 has stopped early where its contract begins. */
export const stopped = (about: About = {}): State =>
  G({
    trucks: apart(from),
    hands: { 0: [id], 1: [] },
    turn: { rolled: true, reached: from, due: 'cargo' },
    ...about,
  });

/** Fog, laid by seat 1. */
export const jam = { space: 'nuernberg-berlin.2', seat: '1', card: 'stauNebel' } as const;

/** Seat 1 has yet to place its truck. */
export const placing: About = {
  trucks: { 0: 'hamburg-berlin.1', 1: null },
  turn: { seat: '1' },
  tasks: [{ type: 'place', seat: '1' }],
};

/** Seat 0 has to move the road works. */
export const works: About = { tasks: [{ type: 'roadworks', seat: '0' }], roadworks: 'basel-milano.1', jam };
