import type { PlayerID } from 'boardgame.io';
import { eventOf, type EventId } from '../events';
import type { Cause } from '../happenings';
import type { Play } from '../move';
import { seatsOf, type Held, type View } from '../state';
import { putAway } from './heldCards';

/** Pays DM to the bank. The caller must know that the seat has them. */
export const pay = ({ tell }: Play, seat: PlayerID, amount: number, cause: Cause): void =>
  tell({ type: 'paid', seat, amount, cause });

/** B-8.1 — DM that pay off a debt. */
const dueFor = (view: View, { owes }: Held): number => (view.options.debts === 'double' ? 2 * owes : owes);

/** B-8.3 — debts are paid oldest first, each in full, as soon as there is enough cash. */
const settleDebts = (play: Play, seat: PlayerID): void => {
  const { G } = play;
  for (;;) {
    const debt = G.held[seat]!.find(({ owes }) => owes > 0);
    if (!debt || G.money[seat]! < dueFor(G, debt)) return;
    pay(play, seat, dueFor(G, debt), debt.card);
    putAway(play, seat, debt.card);
  }
};

/** Takes DM from the bank, then pays debts. */
export const earn = (play: Play, seat: PlayerID, amount: number, cause: Cause): void => {
  play.tell({ type: 'earned', seat, amount, cause });
  settleDebts(play, seat);
};

/** B-8.1 — pays what a card demands, or keeps the card as a debt; returns whether it is kept. */
export const demand = (play: Play, seat: PlayerID, card: EventId, amount: number): boolean => {
  if (play.G.money[seat]! >= amount) {
    pay(play, seat, amount, card);
    return false;
  }
  play.tell({ type: 'owes', seat, amount, card });
  return true;
};

/** B-12, B-13.2 — what a card in front of a player costs at the end, in DM. */
export const penaltyOf = (view: View, held: Held): number => {
  if (held.owes) return dueFor(view, held);
  const card = eventOf(held.card);
  return 'penalty' in card ? card.penalty : 0;
};

/** B-13.2 — DM that a seat would have if the match ended now; may be negative. */
export const settledMoney = (view: View, seat: PlayerID): number =>
  view.held[seat]!.reduce((left, held) => left - penaltyOf(view, held), view.money[seat]!);

/** B-8.3, B-13.2 — settles Inspektion, Sonderauftrag and debts; money may become negative. */
export const reckon = (play: Play): void => {
  for (const seat of seatsOf(play.G))
    for (const held of play.G.held[seat]!) {
      const penalty = penaltyOf(play.G, held);
      if (penalty) pay(play, seat, penalty, held.card);
    }
};
