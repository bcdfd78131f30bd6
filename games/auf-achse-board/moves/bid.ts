import { each, exactly, isOneOf } from '../../shared/moves';
import { move } from '../move';
import { BIDS, goRound, priceOf, whyNotBid } from '../rules/auction';

/** B-7.5 — bids a line. */
export const bid = move('bid', {
  when: ['auction'],
  takes: exactly(isOneOf(BIDS)),
  words: () => each(BIDS),
  whyNot: (view, _seat, [line], auction) => whyNotBid(view, auction, line),
  does: (play, seat, [line], auction) => {
    play.tell({ type: 'bid', seat, line, price: priceOf(auction.contract, line) });
    goRound(play, auction);
  },
});
