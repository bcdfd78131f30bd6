import { each, exactly, isOneOf } from '../../shared/moves';
import { move } from '../move';
import { refusal } from '../refusals';
import { couldHandleAfterBuying } from '../rules/cargo';
import { lapseQuickRoll } from '../rules/dice';
import { whyNotBuy } from '../rules/trailers';
import { whyNotYet } from '../rules/turn';
import { TRAILER_IDS } from '../trailers';

/** B-6.1 — buys a trailer, which stays with its owner to the end. */
export const buyTrailer = move('buyTrailer', {
  when: ['turn'],
  takes: exactly(isOneOf(TRAILER_IDS)),
  words: () => each(TRAILER_IDS),
  whyNot: (view, seat, [trailer]) => {
    if (view.turn.due === 'unload') return whyNotYet(view);
    const why = whyNotBuy(view, seat, trailer);
    if (why || !view.turn.due) return why;
    return couldHandleAfterBuying(view, seat, trailer) ? undefined : refusal('keepForCargo', 'B-4.4');
  },
  does: (play, seat, [trailer]) => {
    play.tell({ type: 'trailer', seat, trailer });
    lapseQuickRoll(play);
  },
});
