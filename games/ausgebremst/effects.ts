import type { PlayerID } from 'boardgame.io';
import type { CardId, SetUp } from './cards';
import type { Play } from './play';
import type { Target } from './rules/driving';
import { beReady, drawCard, drawStartingCard, drive, fetchCard, stowCard, wait } from './rules/race';
import { chooseSetUp, lay, type Pile } from './rules/stacks';
import type { MoveName } from './whyNot';

/** What a listed move does; `args` are what it was listed with. */
type Effect = (play: Play, seat: PlayerID, args: readonly unknown[]) => void;

/** What every move does. */
export const EFFECTS: Readonly<Record<MoveName, Effect>> = {
  ready: (play, seat) => beReady(play, seat),
  chooseSetUp: (play, seat, [setUp]) => chooseSetUp(play, seat, setUp as SetUp),
  lay: (play, seat, [card, pile]) => lay(play, seat, card as CardId, pile as Pile),
  draw: (play, seat, [stack]) =>
    (play.G.stage === 'setUp' ? drawStartingCard : drawCard)(play, seat, stack as number),
  drive: (play, seat, [card, target]) => drive(play, seat, card as CardId, target as Target),
  wait: (play, seat) => wait(play, seat),
  fetch: (play, seat, [card]) => fetchCard(play, seat, card as CardId),
  stow: (play, seat, [stack]) => stowCard(play, seat, stack as number),
};
