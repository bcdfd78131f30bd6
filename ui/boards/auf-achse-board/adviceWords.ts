import type { PlayerID } from 'boardgame.io';
import type { TFunction } from 'i18next';
import {
  contractOf,
  deciderOf,
  eventOf,
  isContract,
  isSpace,
  priceOf,
  taskOf,
  waysNow,
  type BoardMove,
  type BoardReason,
  type View,
} from '../../../games/auf-achse-board';
import type { Advice } from '../../../games/shared/bots/advice';
import type { LegalMove } from '../../../games/shared/legality';
import type { AdviceWords } from '../../kit/hints/HintPanel';
import { nameAt, type Snapshot } from '../../kit/match';
import { stopsAt } from './table/stops';
import { stopWords } from './table/stopWords';
import { cityName, dm, gain, routeName, spaceName, WORDS } from './table/words';

/** The label of the button that declines a task. */
const DECLINED: Readonly<Record<string, string>> = { snow: 'snow.done', loadWon: 'loadWon.later' };

/** The title of a hint, in the words of the table's buttons. */
const titleOf = (done: BoardMove, { view, seats }: Snapshot<View>, t: TFunction): string => {
  const words = (key: string, values = {}) => t(`table.${key}`, { ns: WORDS, ...values });
  const task = taskOf(view);
  switch (done.move) {
    case 'unload': {
      const [contract] = done.args;
      const sum = gain(contractOf(contract).revenue);
      return words('turn.unloadLabel', { route: routeName(contract), sum });
    }
    case 'load': {
      const [contract] = done.args;
      return words('turn.loadLabel', { route: routeName(contract), count: contractOf(contract).goods });
    }
    case 'callAuction':
      return words('public.callLabel', { route: routeName(view.offer[done.args[0]]!) });
    case 'take':
      return words('public.takeLabel', { route: routeName(view.offer[done.args[0]]!) });
    case 'bid': {
      const [line] = done.args;
      const sum = task?.type === 'auction' ? dm(priceOf(task.contract, line)) : '';
      return words('auction.bidLabel', { line, sum });
    }
    case 'pass':
      return words('auction.pass');
    case 'roll':
      return words('turn.rollNow');
    case 'endTurn':
      return words('turn.end');
    case 'buyTrailer':
      return words(`turn.buy.${done.args[0]}`);
    case 'rollAgain':
      return words('turn.rollAgain', { card: t(`event.${done.args[0]}.title`, { ns: WORDS }) });
    case 'leaveRoadworks':
      return words('roadworks.leave');
    case 'give':
      return routeName(done.args[0]);
    case 'blow': {
      const [truck, space] = done.args;
      return t('labelled', { ns: 'shell', what: nameAt(seats, truck), value: spaceName(space, t) });
    }
    case 'decline':
      return words(DECLINED[task?.type ?? ''] ?? 'drive.stay');
    case 'carryOut':
      return choiceOf(done.args[0], { view, seats }, t);
    case 'drive':
    case 'motivate':
      return isStaying(done.args, view) ? words('drive.stay') : spaceName(done.args[0], t);
    case 'place':
    case 'moveRoadworks':
      return spaceName(done.args[0], t);
  }
};

/** B-4.4 — does a drive leave the truck where it is? */
const isStaying = ([target, ...via]: BoardMove<'drive'>['args'], view: View): boolean =>
  !via.length && target === view.trucks[deciderOf(view)];

/** The choice made for an event card. */
const choiceOf = (
  arg: string | undefined,
  { view, seats }: Pick<Snapshot<View>, 'view' | 'seats'>,
  t: TFunction,
): string => {
  const words = (key: string, values = {}) => t(`table.event.${key}`, { ns: WORDS, ...values });
  const task = taskOf(view);
  const isPartner = task?.type === 'event' && eventOf(task.card).effect === 'partner';
  if (arg === undefined) return words(isPartner ? 'alone' : 'stay');
  if (isSpace(arg)) return spaceName(arg, t);
  if (isContract(arg)) return routeName(arg);
  return arg in view.hands ? words('with', { name: nameAt(seats, arg) }) : words(`choice.${arg}`);
};

/** One reason in a few words. */
const reasonWords = (reason: BoardReason, seats: Snapshot['seats'], t: TFunction): string => {
  const words = (key: string, values = {}) => t(`hint.${key}`, { ns: WORDS, ...values });
  const way = (count: number) => t('table.spaces', { ns: WORDS, count });
  switch (reason.because) {
    case 'toLoad':
    case 'toDeliver':
      return words(reason.because, {
        way: way(reason.spaces),
        city: cityName(reason.city),
        route: routeName(reason.contract),
        sum: gain(contractOf(reason.contract).revenue),
      });
    case 'toVisit':
      return words('toVisit', {
        way: way(reason.spaces),
        city: cityName(reason.city),
        card: t(`event.${reason.card}.title`, { ns: WORDS }),
      });
    case 'unloads':
    case 'loads':
      return words(reason.because, { sum: dm(contractOf(reason.contract).revenue) });
    case 'worth':
      return words('worth', { sum: dm(reason.worth), revenue: dm(contractOf(reason.contract).revenue) });
    case 'price':
      return words('price', { price: dm(reason.price), profit: dm(reason.left) });
    case 'upTo':
      return words(reason.most ? 'upTo' : 'noBid', { most: dm(reason.most) });
    case 'tooDear':
      return words(reason.most ? 'tooDear' : 'tooDearAtAll', {
        price: dm(reason.price),
        most: dm(reason.most),
      });
    case 'stillPays':
      return words('stillPays', { price: dm(reason.price), most: dm(reason.most) });
    case 'ends':
    case 'goesOn':
    case 'finishes':
      return words(`${reason.because}.${reason.as}`);
    case 'room':
      return words('room', { goods: t('table.goods', { ns: WORDS, count: reason.goods }) });
    case 'roomFor': {
      const { contract } = reason;
      return words('roomFor', { route: routeName(contract), sum: gain(contractOf(contract).revenue) });
    }
    case 'holdsUp':
      return words('holdsUp', { name: nameAt(seats, reason.seat), way: way(reason.spaces) });
    case 'blownAway':
      return words(reason.spaces > 0 ? 'blownAway' : 'blownOn', {
        name: nameAt(seats, reason.seat),
        way: way(reason.spaces),
      });
    case 'central':
      return words('central', {
        count: reason.spaces,
        spaces: reason.spaces.toLocaleString(t('language', { ns: WORDS })),
      });
    case 'pays':
    case 'paidToStay':
      return words(reason.because, { sum: dm(reason.amount) });
    case 'helpsToo':
      return words('helpsToo', { name: nameAt(seats, reason.seat) });
    default:
      return words(reason.because);
  }
};

/** What happens where a drive ends. */
const stopsOf = (
  { move, args: [target, ...via] }: LegalMove,
  view: View,
  seat: PlayerID,
  t: TFunction,
): string[] => {
  const now = move === 'drive' || move === 'motivate' ? waysNow(view, seat) : undefined;
  const way = now?.ways.find((one) => one.target === target && one.via.join() === via.join());
  return way ? stopsAt(view, seat, way).map((stop) => stopWords(stop, t)) : [];
};

/** What an expert would do, and why. */
export const adviceWords = (advice: Advice, snapshot: Snapshot<View>, t: TFunction): AdviceWords => {
  const [move] = advice.moves as readonly [BoardMove];
  const { view, seats, playerID } = snapshot;
  const stops = playerID === null ? [] : stopsOf(move, view, playerID, t);
  const facts = (advice.reasons as readonly BoardReason[]).map((reason) => reasonWords(reason, seats, t));
  return { title: titleOf(move, snapshot, t), reasons: [...stops, ...facts] };
};

/** The moves in words, without reasons. */
export const movesInWords = (moves: readonly LegalMove[], table: Snapshot<View>, t: TFunction): string =>
  titleOf(moves[0] as BoardMove, table, t);
