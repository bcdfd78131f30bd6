import type { PlayerID } from 'boardgame.io';
import {
  BACK,
  contractOf,
  eventOf,
  seatsOf,
  taskOf,
  TRAILERS,
  type Back,
  type BoardHappening,
  type ContractId,
  type EventId,
  type Task,
  type View,
} from '../../../games/auf-achse-board';
import { perSeat } from '../../../games/shared/seats';
import type { Snapshot } from '../../kit/match';
import { happeningsOf, type Told } from './story';

type Kind = BoardHappening['type'];

/** What is worth a look of its own; everything else is seen together with what brought it about. */
const WORTH_A_LOOK: ReadonlySet<Kind> = new Set<Kind>([
  ...([
    'placed',
    'rolled',
    'drove',
    'stayed',
    'went',
    'drew',
    'roadworks',
    'jam',
    'loaded',
    'unloaded',
  ] as const),
  ...(['robbed', 'called', 'bid', 'passed', 'won', 'end'] as const),
]);

/** What leads over to the next one's turn, seen all at once. */
const LEADS_ON: ReadonlySet<Kind> = new Set<Kind>(['dealt', 'turn', 'missed', 'jamEnd']);

type Look = readonly BoardHappening[];

/** What was seen, cut into looks. */
const looksAt = (told: readonly BoardHappening[]): readonly Look[] => {
  const looks: BoardHappening[][] = [];
  for (const one of told) {
    const look = looks.at(-1);
    const first = look?.some(({ type }) => WORTH_A_LOOK.has(type) || LEADS_ON.has(type));
    const goesWith = LEADS_ON.has(one.type)
      ? look?.some(({ type }) => LEADS_ON.has(type))
      : !WORTH_A_LOOK.has(one.type);
    if (look && (goesWith || !first)) look.push(one);
    else looks.push([one]);
  }
  return looks;
};

/** The table with one seat's share of something changed. */
const at = <Share>(all: Readonly<Record<PlayerID, Share>>, seat: PlayerID, share: NoInfer<Share>) => ({
  ...all,
  [seat]: share,
});

/** The tasks once that one is done, and with it the end of a move that nobody decides about. */
const withoutTask = (view: View, ...types: readonly Task['type'][]): Task[] => {
  const task = taskOf(view);
  if (!task || !types.includes(task.type)) return view.tasks;
  const left = view.tasks.slice(0, -1);
  return left.slice(0, left.findLastIndex(({ type }) => type !== 'land') + 1);
};

/** The card that was drawn has been carried out. */
const carriedOut = (view: View): View => ({ ...view, tasks: withoutTask(view, 'event') });

const withMoney = (view: View, seat: PlayerID, amount: number): View => ({
  ...carriedOut(view),
  money: at(view.money, seat, view.money[seat]! + amount),
  bank: view.bank - amount,
});

const standing = (view: View, { seat, type, ...told }: Told<'drove' | 'went'>): View => ({
  ...view,
  trucks: at(view.trucks, seat, 'to' in told ? told.to : told.path.at(-1)!),
  tasks: withoutTask(view, type === 'went' ? 'event' : 'drive'),
});

type Card = ContractId | Back;

/** The contract where it may be read, else a back: `end` shows what these eyes see of the hand. */
const seenIn = (end: View, seat: PlayerID, contract: ContractId): Card =>
  end.hands[seat]!.includes(contract) || end.aboard[seat]!.includes(contract) ? contract : BACK;

/** A hand without a contract that leaves it, or without one of its backs. */
const without = (hand: readonly Card[], contract: Card): Card[] => {
  const gone = hand.includes(contract) ? hand.indexOf(contract) : hand.length - 1;
  return hand.filter((_, index) => index !== gone);
};

const loaded = (view: View, { seat, contract }: Told<'loaded'>): View => ({
  ...view,
  hands: at(view.hands, seat, without(view.hands[seat]!, contract)),
  aboard: at(view.aboard, seat, [...view.aboard[seat]!, contract]),
  stock: view.stock - contractOf(contract).goods,
  tasks: withoutTask(view, 'loadWon'),
});

const unloaded = (view: View, { seat, contract }: Told<'unloaded'>): View => ({
  ...view,
  aboard: at(
    view.aboard,
    seat,
    view.aboard[seat]!.filter((id) => id !== contract),
  ),
  stock: view.stock + contractOf(contract).goods,
  delivered: [...view.delivered, contract],
  tasks: withoutTask(view, 'event'),
});

const robbed = (view: View, { seat, contracts }: Told<'robbed'>, end: View): View => ({
  ...view,
  aboard: at(view.aboard, seat, []),
  hands: at(view.hands, seat, [...view.hands[seat]!, ...contracts.map((id) => seenIn(end, seat, id))]),
  stock: contracts.reduce((stock, id) => stock + contractOf(id).goods, view.stock),
  tasks: withoutTask(view, 'event'),
});

const bidding = (view: View, told: Told<'bid' | 'passed'>): View => {
  const task = taskOf(view);
  if (task?.type !== 'auction') return view;
  const { seat } = told;
  const auction =
    told.type === 'bid'
      ? { ...task, seat, highest: { seat, line: told.line } }
      : { ...task, seat, passed: [...task.passed, seat] };
  return { ...view, tasks: [...view.tasks.slice(0, -1), auction] };
};

const calling = (view: View, { seat, contract }: Told<'called'>): View => ({
  ...view,
  tasks: [...view.tasks, { type: 'auction', seat, caller: seat, contract, highest: null, passed: [] }],
});

const won = (view: View, { seat, contract }: Told<'won'>, end: View): View => ({
  ...view,
  offer: view.offer.map((id) => (id === contract ? null : id)),
  hands: at(view.hands, seat, [...view.hands[seat]!, seenIn(end, seat, contract)]),
  tasks: withoutTask(view, 'auction'),
});

const turnedUp = (view: View, { contract }: Told<'turnedUp'>, end: View): View => ({
  ...view,
  offer: view.offer.map((id, slot) => id ?? (end.offer[slot] === contract ? contract : null)),
  pile: view.pile.slice(0, -1),
});

const holding = (view: View, seat: PlayerID, card: EventId, owes = 0): View => ({
  ...view,
  held: at(view.held, seat, [...view.held[seat]!, { card, owes }]),
  tasks: withoutTask(view, 'event'),
});

const letGo = (view: View, seat: PlayerID, card: EventId): View => ({
  ...view,
  held: at(
    view.held,
    seat,
    view.held[seat]!.filter((held) => held.card !== card),
  ),
});

/** The table right after one thing was seen; `end` is how it stands once all is done. */
const seenAfter = (view: View, told: BoardHappening, end: View): View => {
  switch (told.type) {
    case 'placed':
      return {
        ...view,
        trucks: at(view.trucks, told.seat, told.space),
        tasks: withoutTask(view, 'place'),
      };
    case 'drove':
    case 'went':
      return standing(view, told);
    case 'stayed':
      return { ...view, tasks: withoutTask(view, 'drive') };
    case 'roadworks':
      return { ...view, roadworks: told.space ?? view.roadworks, tasks: withoutTask(view, 'roadworks') };
    case 'jam': {
      const { seat, space, card } = told;
      return { ...holding(view, seat, card), jam: { seat, space, card } };
    }
    case 'jamEnd':
      return { ...(view.jam ? letGo(view, view.jam.seat, view.jam.card) : view), jam: null };
    case 'drew':
      return { ...view, tasks: [...view.tasks, { type: 'event', seat: told.seat, card: told.card }] };
    case 'earned':
      return withMoney(view, told.seat, told.amount);
    case 'paid':
      return withMoney(view, told.seat, -told.amount);
    case 'owes':
      return holding(view, told.seat, told.card, told.amount);
    case 'kept':
      return holding(view, told.seat, told.card);
    case 'used':
      return letGo(view, told.seat, told.card);
    case 'loaded':
      return loaded(view, told);
    case 'unloaded':
      return unloaded(view, told);
    case 'robbed':
      return robbed(view, told, end);
    case 'called':
      return calling(view, told);
    case 'bid':
    case 'passed':
      return bidding(view, told);
    case 'won':
      return won(view, told, end);
    case 'turnedUp':
      return turnedUp(view, told, end);
    case 'trailer':
      return withMoney(
        {
          ...view,
          trailers: at(view.trailers, told.seat, [...view.trailers[told.seat]!, told.trailer]),
          supply: { ...view.supply, [told.trailer]: view.supply[told.trailer] - 1 },
        },
        told.seat,
        -TRAILERS[told.trailer].price,
      );
    case 'gave':
      return eventOf(told.card).effect === 'inspection'
        ? holding(letGo(view, told.seat, told.card), told.to, told.card)
        : carriedOut(view);
    case 'mustMiss':
      return { ...carriedOut(view), missed: at(view.missed, told.seat, view.missed[told.seat]! + 1) };
    case 'noEffect':
    case 'drewContract':
    case 'partner':
      return carriedOut(view);
    // What these change is seen at the end of the step.
    case 'rolled':
    case 'dealt':
    case 'turn':
    case 'missed':
    case 'end':
      return view;
  }
};

/** The table as everybody may see it. */
const covered = (view: View): View => ({
  ...view,
  hands: perSeat(seatsOf(view), (seat) => view.hands[seat]!.map(() => BACK)),
});

/**
 * The moments of a step worth stopping at: where a truck came to stand before its card was drawn, each bid, how an
 * auction ended before the turn goes on. The last one is the position after the step; most steps have no other. Where
 * the eyes change with the step, nobody's hand is shown but at the end.
 */
export const moments = (before: Snapshot<View>, after: Snapshot<View>): readonly Snapshot<View>[] => {
  const [entry, ...more] = after.log.slice(before.log.length);
  // Of steps that came in together the tables between them are not known.
  if (!entry || more.length) return [after];
  const earlier = after.log.slice(0, -1);
  const looks = looksAt(happeningsOf(entry));
  let view = before.playerID === after.playerID ? before.view : covered(before.view);
  const shown = looks.slice(0, -1).map((look, last): Snapshot<View> => {
    view = look.reduce((table, told) => seenAfter(table, told, after.view), view);
    return {
      ...after,
      ctx: before.ctx,
      view,
      log: [...earlier, { ...entry, happenings: looks.slice(0, last + 1).flat() }],
    };
  });
  return [...shown, after];
};
