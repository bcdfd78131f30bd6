import { each } from '../../shared/moves';
import { CONTRACT_IDS } from '../contracts';
import { eventOf } from '../events';
import { move } from '../move';
import { SPACES } from '../network';
import { refusal } from '../refusals';
import { actOn, waysOut } from '../rules/events';
import { putAway } from '../rules/heldCards';
import { seatsOf } from '../state';

type Chosen = readonly [choice?: string];

/** Either no argument, or one choice that the card offers. */
const isChosen = (args: readonly unknown[]): args is Chosen =>
  args.length === 0 || (args.length === 1 && typeof args[0] === 'string');

/** B-3.3, B-12 — does what the event card says; it goes under the pile before any move that it grants. */
export const carryOut = move('carryOut', {
  when: ['event'],
  takes: isChosen,
  words: (view): readonly Chosen[] => [
    [],
    ...each([...SPACES, ...CONTRACT_IDS, 'pay', 'miss', 'help', 'driveOn', ...seatsOf(view)]),
  ],
  offers: (view, seat, { card }) =>
    waysOut(view, { seat, card: eventOf(card) }).map(({ choice, does }) => ({
      args: choice === null ? [] : [choice],
      evidence: does,
    })),
  whyNot: (_view, _seat, chosen, { card }) =>
    refusal(chosen.length ? 'notOnCard' : 'choose', 'B-12', { card }),
  does: (play, seat, _chosen, { card }, does) => {
    play.tell({ type: 'answered' });
    const left = actOn(play, { seat, card: eventOf(card) }, does);
    if (left !== 'kept') putAway(play, seat, card);
  },
});
