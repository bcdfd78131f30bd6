import type { PlayerID } from 'boardgame.io';
import { chancesBy } from '../../shared/advice';
import { perSeat, type PerSeat } from '../../shared/seats';
import { contractOf, isContract } from '../contracts';
import { penaltyOf } from '../rules/money';
import { seatsOf, type View } from '../state';
import { publicLeft } from './outlook';

/*
 * Fitted to finished matches of good players, two to five at a table, so that what is told as one chance in three comes
 * true as often. The end may come before a contract is carried out, and it costs turns in which others earn.
 */

/** Of what contracts pay so much is in the end more than others have who have none: of goods aboard, and of those in hand. */
const ABOARD = 0.8;
const IN_HAND = 0.25;

/** DM that a contract pays which nobody else can read. */
const UNREAD = 2200;

/** DM by which what a player has in the end differs from that, and by how much more with every contract each may still get. */
const DOUBT = 1600;
const DOUBT_A_CONTRACT = 3000;

/** A contract that somebody has already leaves less in doubt than one nobody has. */
const DEALT = 0.25;

/** DM that a seat has, and will have earned with the contracts it has, as far as whoever thinks can read them. */
const expectedOf = (view: View, seat: PlayerID): number => {
  const aboard = view.aboard[seat]!.reduce((sum, id) => sum + contractOf(id).revenue, 0);
  const hand = view.hands[seat]!.reduce(
    (sum: number, card) => sum + (isContract(card) ? contractOf(card).revenue : UNREAD),
    0,
  );
  return cashOf(view, seat) + ABOARD * aboard + IN_HAND * hand;
};

/** DM that a seat has, less what it owes. */
export const cashOf = (view: View, seat: PlayerID): number =>
  view.held[seat]!.reduce((left, held) => left - penaltyOf(view, held), view.money[seat]!);

/** How likely each seat wins, together 1; `loses` DM less than expected for one of them. */
export const chancesOf = (view: View, loses: PerSeat<number> = {}): PerSeat<number> =>
  chancesFor(
    view,
    perSeat(seatsOf(view), (seat) => expectedOf(view, seat) - (loses[seat] ?? 0)),
  );

/** How likely each seat wins, together 1, that is expected to have so much in the end. */
export const chancesFor = (view: View, expected: PerSeat<number>): PerSeat<number> => {
  const seats = seatsOf(view);
  const toCome = publicLeft(view) / seats.length;
  const dealt = seats.reduce((sum, seat) => sum + view.hands[seat]!.length + view.aboard[seat]!.length, 0);
  const open = toCome + (DEALT * dealt) / seats.length;
  return chancesBy(expected, DOUBT + DOUBT_A_CONTRACT * Math.sqrt(open));
};
