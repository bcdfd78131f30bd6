import type { PlayerID } from 'boardgame.io';
import type { LegalMove, Refusal } from '../shared/legality';
import { faceOf, isCard, type CardId } from './cards';
import { isPaused } from './rules/actionCards';
import { owesCounter, owesRace } from './rules/laying';
import { isOver } from './rules/stageEnd';
import { seatsOf, type View } from './state';

/** Every reason a move of this game can be refused for. */
export type Reason =
  | 'over'
  | 'spectator'
  | 'malformed'
  | 'notInHand'
  | 'raceLaid'
  | 'counterLaid'
  | 'lastCardToRace'
  | 'extraToRace'
  | 'extraLaid';

const refusal = (reason: Reason, rule: string, values: Refusal['values'] = {}): Refusal<Reason> => ({
  reason,
  values,
  rule,
});

/** The moves of the game: where a hand card can be laid. */
export const MOVES = ['layRace', 'layCounter'] as const;

const isMalformed = ({ move, args }: LegalMove): boolean =>
  !MOVES.some((name) => name === move) || args.length !== 1 || !isCard(args[0]);

/** K-3.1, K-6.5 — why no card may be laid to the race. */
const whyNotRace = (view: View, seat: PlayerID): Refusal<Reason> | undefined => {
  if (owesRace(view, seat)) return undefined;
  return isPaused(view) ? refusal('extraLaid', 'K-6.5') : refusal('raceLaid', 'K-3.1');
};

/** K-3.2, K-3.5, K-6.5 — why no card may be laid for the counter. */
const whyNotCounter = (view: View, seat: PlayerID): Refusal<Reason> | undefined => {
  if (owesCounter(view, seat)) return undefined;
  if (isPaused(view)) return refusal('extraToRace', 'K-6.5', { cards: view.extra[seat]! });
  return view.counterLaid[seat] ? refusal('counterLaid', 'K-3.2') : refusal('lastCardToRace', 'K-3.5');
};

/** Why a move is not open to the seat, with the paragraph that says so; nothing when it is. */
export const whyNot = (view: View, playerID: PlayerID, move: LegalMove): Refusal<Reason> | undefined => {
  if (isOver(view)) return refusal('over', 'K-7.4');
  if (!seatsOf(view).includes(playerID)) return refusal('spectator', 'K-2.1');
  if (isMalformed(move)) return refusal('malformed', 'K-3.1');
  const card = move.args[0] as CardId;
  if (!view.hands[playerID]!.includes(card)) return refusal('notInHand', 'K-3.1', { card: faceOf(card) });
  return move.move === 'layRace' ? whyNotRace(view, playerID) : whyNotCounter(view, playerID);
};
