import type { PlayerID } from 'boardgame.io';
import type { ContractId } from './contracts';
import { eventOf, type EventId } from './events';
import type { Space } from './network';
import type { Play } from './play';
import { bid, callAuction, pass, take } from './rules/auction';
import { load, unload } from './rules/cargo';
import { lapseQuickRoll, rollAgain, rollForTurn, rollToMove } from './rules/dice';
import { blow, drive } from './rules/driving';
import { carryOut, give } from './rules/events';
import { heldFor, putAway } from './rules/heldCards';
import { snowWaysOf, wayBy } from './rules/movement';
import { place } from './rules/placing';
import { moveRoadworks } from './rules/signs';
import { buyTrailer } from './rules/trailers';
import { passTurn } from './rules/turn';
import { taskOf, type State, type Task } from './state';
import type { TrailerId } from './trailers';
import type { MoveName } from './whyNot';

/** What a listed move does; `args` are what it was listed with. */
type Effect = (play: Play, seat: PlayerID, args: readonly unknown[]) => void;

/** The task that waits; the move would not be listed if it were another. */
const waiting = <Type extends Task['type']>(G: State, _type: Type): Task & { type: Type } =>
  taskOf(G) as Task & { type: Type };

/** B-5.4, B-4.4 (a) — goods were handled: in a city reached in this turn that ends the driving. */
const noteHandled = ({ G }: Play, seat: PlayerID): void => {
  G.turn.due = null;
  if (G.turn.reached === G.trucks[seat]) G.turn.handled = true;
};

const loadNow: Effect = (play, seat, [contract]) => {
  const { G } = play;
  if (taskOf(G)) G.tasks.pop();
  load(play, seat, contract as ContractId);
  if (G.turn.seat !== seat) return;
  noteHandled(play, seat);
  lapseQuickRoll(play.G);
  // B-11.9
  const quick = heldFor(G, seat, 'rollAfterLoading');
  if (quick) G.turn.rollsWith.push(quick.id);
};

/** What every move does. */
export const EFFECTS: Readonly<Record<MoveName, Effect>> = {
  place: (play, seat, [space]) => place(play, seat, space as Space),
  roll: (play, seat) => {
    const task = play.G.tasks.pop();
    if (task?.type === 'roll') rollToMove(play, seat, task.card);
    else rollForTurn(play, seat);
  },
  rollAgain: (play, seat, [card]) => rollAgain(play, seat, card as EventId),
  drive: (play, seat, args) => {
    const task = waiting(play.G, 'drive');
    const way = wayBy(play.G, seat, task, args as Space[])!;
    play.G.tasks.pop();
    drive(play, seat, way, task.die);
  },
  motivate: (play, seat, args) => {
    const card = heldFor(play.G, seat, 'motivation')!;
    const way = wayBy(play.G, seat, card, args as Space[])!;
    putAway(play, seat, card.id);
    play.tell({ type: 'used', seat, card: card.id });
    drive(play, seat, way, null);
  },
  decline: (play, seat) => {
    const task = play.G.tasks.pop();
    if (task?.type === 'drive') play.tell({ type: 'stayed', seat });
  },
  moveRoadworks: (play, seat, [space]) => moveRoadworks(play, seat, space as Space),
  leaveRoadworks: (play, seat) => moveRoadworks(play, seat, null),
  carryOut: (play, seat, [choice = null]) =>
    carryOut(play, { seat, card: eventOf(waiting(play.G, 'event').card) }, choice as string | null),
  give: (play, seat, [contract]) =>
    give(play, { seat, card: eventOf(waiting(play.G, 'event').card) }, contract as ContractId),
  blow: (play, seat, [truck, target]) => {
    const task = waiting(play.G, 'snow');
    const way = snowWaysOf(play.G, truck as PlayerID, task).find((one) => one.target === target)!;
    play.G.tasks.pop();
    const left = task.left.filter((other) => other !== truck);
    if (left.length) play.G.tasks.push({ ...task, left });
    blow(play, seat, truck as PlayerID, way);
  },
  load: loadNow,
  unload: (play, seat, [contract]) => {
    unload(play, seat, contract as ContractId);
    noteHandled(play, seat);
    lapseQuickRoll(play.G);
  },
  buyTrailer: (play, seat, [trailer]) => {
    buyTrailer(play, seat, trailer as TrailerId);
    lapseQuickRoll(play.G);
  },
  callAuction: (play, seat, [slot]) => {
    lapseQuickRoll(play.G);
    callAuction(play, seat, slot as number);
  },
  take: (play, seat, [slot]) => {
    lapseQuickRoll(play.G);
    take(play, seat, slot as number);
  },
  bid: (play, _seat, [line]) => bid(play, waiting(play.G, 'auction'), line as number),
  pass: (play) => pass(play, waiting(play.G, 'auction')),
  endTurn: (play) => passTurn(play),
};
