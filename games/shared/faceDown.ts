import type { PlayerID } from 'boardgame.io';
import type { Chance } from './chance';
import { perSeat, type PerSeat } from './seats';

/** What a card shows to players who may not read it. */
export const BACK = 'back';
export type Back = typeof BACK;

/** Can the card be read? */
export const isFaceUp = <Card>(card: Card | Back): card is Card => card !== BACK;

/** A back for each of the cards. */
export const faceDown = (cards: readonly unknown[]): Back[] => cards.map(() => BACK);

/** The cards of all seats as one of them sees them: its own, and backs for the others. */
export const ownFaceUp = <Card>(
  cards: Readonly<PerSeat<readonly Card[]>>,
  playerID: PlayerID | null,
): PerSeat<(Card | Back)[]> =>
  perSeat(Object.keys(cards), (seat) => (seat === playerID ? [...cards[seat]!] : faceDown(cards[seat]!)));

/** The same cards, with each back replaced by a card taken from `unseen`. */
export const turnUp = <Card>(cards: readonly (Card | Back)[], unseen: Card[]): Card[] =>
  cards.map((card) => (card === BACK ? unseen.pop()! : card));

/** An earlier pile to continue with: shuffled, unless it is the same as `now`, so that nobody has drawn from it. */
export const shuffledIfDrawn = <Card extends string>(
  then: readonly Card[],
  now: readonly Card[],
  random: Chance,
): Card[] =>
  then.length === now.length && then.every((card, at) => card === now[at])
    ? [...then]
    : random.Shuffle([...then]);
