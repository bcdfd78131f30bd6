import type { PlayerID } from 'boardgame.io';
import { exactly, type Offer } from '../../shared/moves';
import { deckOf, isCard, type CardId } from '../cards';
import { move } from '../move';
import { FINISH, type Target, type CarWay } from '../rules/driving';
import { playable, whyNotDrive } from '../rules/playable';
import { playAndDrive } from '../rules/turn';
import { roadOf, seatsOf, type View } from '../state';
import type { Space } from '../track';

const isTarget = (arg: unknown, view: View): arg is Target =>
  arg === FINISH || roadOf(view).places.has(arg as Space);

/** every card of the hand with every way it can be driven. */
const waysToDrive = (view: View, seat: PlayerID): Offer<readonly [CardId, Target], CarWay>[] =>
  playable(view, seat).map(({ card, way }) => ({ args: [card, way.target], evidence: way }));

/** plays a card and drives to that target. */
export const drive = move('drive', {
  when: ['drive'],
  takes: exactly(isCard, isTarget),
  // all cards of the car whose turn it is, and one of each other car
  words: (view) => {
    const targets: Target[] = [...roadOf(view).places.keys(), FINISH];
    const cards = seatsOf(view).flatMap((seat) =>
      seat === view.turn.car ? deckOf(seat) : deckOf(seat).slice(0, 1),
    );
    return cards.flatMap((card) => targets.map((target) => [card, target] as const));
  },
  offers: waysToDrive,
  whyNot: (view, seat, [card, target]) => whyNotDrive(view, seat, card, target),
  does: (play, seat, [card], _moment, way) => playAndDrive(play, seat, card, way),
});
