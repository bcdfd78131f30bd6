import { each, oneAndMore } from '../../shared/moves';
import { move } from '../move';
import { isCityId, isSpace, SPACES } from '../network';
import { driveAlong } from '../rules/driving';
import { heldFor, putAway } from '../rules/heldCards';
import { waysOf, whyNoWay } from '../rules/movement';
import { whyNotMotivation, whyNotYet } from '../rules/turn';
import { motivationOf, offered, throughCities, waysNow } from '../rules/ways';

/** B-11.4 — moves the truck with the points of Motivation, which is used up. */
export const motivate = move('motivate', {
  when: ['turn'],
  takes: oneAndMore(isSpace, isCityId),
  words: (view) => {
    const now = waysNow(view, view.turn.seat);
    return [...each(SPACES), ...throughCities(now?.move === 'motivate' ? now.ways : [])];
  },
  offers: (view, seat) => {
    const points = motivationOf(view, seat);
    return points ? offered(waysOf(view, seat, points)) : [];
  },
  whyNot: (view, seat, [target]) =>
    whyNotYet(view) ??
    whyNotMotivation(view, seat) ??
    whyNoWay(view, seat, heldFor(view, seat, 'motivation')!, target),
  does: (play, seat, _route, _turn, way) => {
    const card = heldFor(play.G, seat, 'motivation')!.id;
    putAway(play, seat, card);
    play.tell({ type: 'used', seat, card });
    driveAlong(play, seat, way, null);
  },
});
