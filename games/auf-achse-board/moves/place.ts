import { each, exactly } from '../../shared/moves';
import { move } from '../move';
import { isCity, isSpace, ROAD_SPACES, SPACES } from '../network';
import { refusal } from '../refusals';
import { deal, isPlacing } from '../rules/placing';
import { truckOn } from '../rules/signs';
import { beginTurn } from '../rules/turn';
import { leftOf } from '../state';

/** B-2.2 — puts the truck on the map; after the last one the contracts are dealt. */
export const place = move('place', {
  when: ['place'],
  takes: exactly(isSpace),
  words: () => each(SPACES),
  candidates: () => each(ROAD_SPACES),
  whyNot: (view, _seat, [space]) => {
    if (isCity(space)) return refusal('onCity', 'B-2.2', { space });
    return truckOn(view, space) === undefined ? undefined : refusal('taken', 'B-2.2', { space });
  },
  does: (play, seat, [space]) => {
    const { G, tell } = play;
    tell({ type: 'answered' });
    tell({ type: 'placed', seat, space });
    const next = leftOf(G, seat);
    if (isPlacing(G)) return tell({ type: 'toPlace', seat: next });
    deal(play);
    beginTurn(play, next);
  },
});
