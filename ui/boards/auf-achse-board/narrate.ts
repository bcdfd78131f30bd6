import type { TFunction } from 'i18next';
import {
  contractOf,
  eventOf,
  TRAILERS,
  type BoardHappening,
  type Cause,
  type EventId,
  type Space,
} from '../../../games/auf-achse-board';
import { listInWords } from '../../pieces/listInWords';
import type { LogEntry, SeatInfo } from '../../kit/match';
import type { GameUi, LogLine } from '../../kit/gameUi';
import { happeningsTold } from '../../kit/story';
import { happeningsOf, type Told } from './story';
import { calledAt } from './table/players';
import { dm, routeName, WORDS } from './table/words';
import { whereabouts } from './whereabouts';

type Values = Readonly<Record<string, unknown>>;

/** Speaks about one step at one table. */
type Voice = {
  readonly say: (key: string, values?: Values) => string;
  readonly name: (playerID: string) => string;
  readonly names: (playerIDs: readonly string[]) => string;
  readonly card: (card: EventId) => string;
  readonly where: (space: Space) => string;
  readonly list: (items: readonly string[]) => string;
  /** The move that the step was. */
  readonly move: string;
  /** Is the match over with this step? */
  readonly isLast: boolean;
};

const voiceFor = (entry: LogEntry, seats: readonly SeatInfo[], t: TFunction): Voice => {
  const name = (id: string) => calledAt(seats, id, t);
  const list = (items: readonly string[]) => listInWords(items, t('language', { ns: WORDS }));
  return {
    say: (key, values) => t(`log.${key}`, { ns: WORDS, ...values }),
    name,
    names: (ids) => list(ids.map(name)),
    card: (card) => t(`event.${card}.title`, { ns: WORDS }),
    where: (space) => whereabouts(space, t),
    list,
    move: entry.move,
    isLast: happeningsOf(entry).some(({ type }) => type === 'end'),
  };
};

const isCard = (cause: Cause): cause is EventId => !['contract', 'auction', 'trailer'].includes(cause);

const line = (seat: string, text: string, rule?: string): LogLine[] => [
  { seat, text, ...(rule && { rule }) },
];

const tellDrove = ({ seat, path, exact, by }: Told<'drove'>, { say, name, where }: Voice): LogLine[] => {
  const values = { name: name(seat), where: where(path.at(-1)!), count: path.length };
  if (by !== undefined) return line(seat, say('blown', values), 'B-11.6');
  return exact ? line(seat, say('drove', values)) : line(seat, say('droveShort', values), 'B-4.4');
};

const tellWon = ({ seat, contract, price }: Told<'won'>, { say, name, move }: Voice): LogLine[] => {
  const values = { name: name(seat), contract: routeName(contract), amount: dm(price) };
  if (move === 'take') return line(seat, say('won.taken', values), 'B-14.2');
  return price ? line(seat, say('won.paid', values), 'B-7.5') : line(seat, say('won.free', values), 'B-7.3');
};

const tellUnloaded = ({ seat, contract, by }: Told<'unloaded'>, { say, name, card }: Voice): LogLine[] => {
  const values = {
    name: name(seat),
    contract: routeName(contract),
    amount: dm(contractOf(contract).revenue),
  };
  return by
    ? line(seat, say('unloaded.byCard', { ...values, card: card(by) }), 'B-12')
    : line(seat, say('unloaded.own', values), 'B-5.3');
};

/** Sums that a line of its own tells already are not told again. */
const tellSum = (told: Told<'earned' | 'paid'>, { say, name, card, isLast }: Voice): LogLine[] => {
  const { seat, type, amount, cause } = told;
  if (!isCard(cause)) return [];
  const text = say(type, { name: name(seat), card: card(cause), amount: dm(amount) });
  return line(seat, text, type === 'paid' && isLast ? 'B-13.2' : 'B-12');
};

const tellGave = (
  { seat, to, card }: Told<'gave' | 'passedOn'>,
  { say, name, card: titled }: Voice,
): LogLine[] => {
  const key = eventOf(card).effect === 'inspection' ? 'gave.card' : 'gave.contract';
  return line(seat, say(key, { name: name(seat), other: name(to), card: titled(card) }), 'B-12');
};

const tellEnd = ({ totals }: Told<'end'>, { say, name, names }: Voice): LogLine[] => {
  // The winner comes last: a log has its newest line on top.
  const order = Object.keys(totals).toSorted((a, b) => totals[a]! - totals[b]!);
  const most = Math.max(...Object.values(totals));
  const winners = order.filter((seat) => totals[seat] === most);
  const key = winners.length > 1 ? 'matchEnd.shared' : 'matchEnd.won';
  return [
    { text: say('end.heading'), heading: true },
    ...order.map((seat) => ({
      seat,
      text: say('end.total', { name: name(seat), amount: dm(totals[seat]!) }),
    })),
    { text: say(key, { names: names(winners), amount: dm(most) }), rule: 'B-13.2' },
  ];
};

const tell = (told: BoardHappening, voice: Voice): LogLine[] => {
  const { say, name, card, where, list, move } = voice;
  switch (told.type) {
    case 'placed':
      return line(told.seat, say('placed', { name: name(told.seat), where: where(told.space) }));
    case 'dealt':
      return [{ text: say('dealt', { count: told.offer.length + told.pile }), rule: 'B-2.5' }];
    case 'turn':
      return [{ text: say('turn', { name: name(told.seat) }), heading: true }];
    case 'missed':
      return line(told.seat, say('missed', { name: name(told.seat) }), 'B-3.4');
    case 'rolled': {
      const values = { name: name(told.seat), die: told.die };
      return told.card
        ? line(told.seat, say('rolledAgain', { ...values, card: card(told.card) }), 'B-12')
        : line(told.seat, say('rolled', values));
    }
    case 'drove':
      return tellDrove(told, voice);
    case 'stayed':
      return line(
        told.seat,
        say('stayed', { name: name(told.seat) }),
        move === 'decline' ? undefined : 'B-4.6',
      );
    case 'went':
      return line(
        told.seat,
        say('went', { name: name(told.seat), card: card(told.card), where: where(told.to) }),
        'B-11.7',
      );
    case 'roadworks': {
      const values = { name: name(told.seat), ...(told.space && { where: where(told.space) }) };
      return line(told.seat, say(`roadworks.${told.space ? 'moved' : 'left'}`, values), 'B-9.1');
    }
    case 'jam':
      return line(told.seat, say('jam', { name: name(told.seat), where: where(told.space) }), 'B-10.1');
    case 'jamEnd':
      return [{ text: say('jamEnd', { where: where(told.space) }), rule: 'B-10.1' }];
    case 'drew':
      return line(told.seat, say('drew', { name: name(told.seat), card: card(told.card) }), 'B-4.5');
    case 'noEffect':
      return line(told.seat, say('noEffect', { card: card(told.card) }), 'B-11.3');
    case 'kept':
      return line(told.seat, say('kept', { name: name(told.seat), card: card(told.card) }), 'B-12');
    case 'used':
      return line(told.seat, say('used', { name: name(told.seat), card: card(told.card) }), 'B-11.4');
    case 'mustMiss':
      return line(told.seat, say('mustMiss', { name: name(told.seat) }), 'B-3.4');
    case 'earned':
    case 'paid':
      return tellSum(told, voice);
    case 'owes': {
      const values = { name: name(told.seat), amount: dm(told.amount), card: card(told.card) };
      return line(told.seat, say('owes', values), 'B-8.1');
    }
    case 'loaded': {
      const { goods } = contractOf(told.contract);
      const values = { name: name(told.seat), goods, contract: routeName(told.contract) };
      return line(told.seat, say('loaded', values), 'B-5.1');
    }
    case 'unloaded':
      return tellUnloaded(told, voice);
    case 'robbed': {
      const values = { name: name(told.seat), contracts: list(told.contracts.map(routeName)) };
      return line(told.seat, say('robbed', values), 'B-12');
    }
    case 'trailer': {
      const values = { name: name(told.seat), amount: dm(TRAILERS[told.trailer].price) };
      return line(told.seat, say(`trailer.${told.trailer}`, values), 'B-6.1');
    }
    case 'called':
      return line(
        told.seat,
        say('called', { name: name(told.seat), contract: routeName(told.contract) }),
        'B-7.1',
      );
    case 'bid':
      return line(told.seat, say('bid', { name: name(told.seat), line: told.line, amount: dm(told.price) }));
    case 'passed':
      return told.forced
        ? line(told.seat, say('passed.forced', { name: name(told.seat) }), 'B-7.6')
        : line(told.seat, say('passed.own', { name: name(told.seat) }));
    case 'won':
      return tellWon(told, voice);
    case 'turnedUp':
      return [{ text: say('turnedUp', { contract: routeName(told.contract) }), rule: 'B-7.8' }];
    case 'drewContract':
      return line(told.seat, say('drewContract', { name: name(told.seat), card: card(told.card) }), 'B-12');
    case 'gave':
    case 'passedOn':
      return tellGave(told, voice);
    case 'partner':
      return line(told.seat, say('partner', { name: name(told.seat), other: name(told.with) }), 'B-11.5');
    case 'end':
      return tellEnd(told, voice);
    // Seen on the table, and told with what brought them about.
    case 'asked':
    case 'answered':
    case 'toPlace':
    case 'granted':
    case 'lapsed':
    case 'excused':
    case 'reshuffled':
    case 'putAway':
    case 'handled':
    case 'mayBid':
    case 'notLoaded':
      return [];
  }
};

/** A step of which there is nothing to say but that it was taken. */
const tellDone = ({ seat, move, args }: LogEntry, { say, name }: Voice): LogLine[] => {
  const values = { name: name(seat) };
  if (move === 'decline') return line(seat, say('done.decline', values));
  if (move !== 'carryOut') return [];
  return line(seat, say(args?.[0] === 'driveOn' ? 'done.driveOn' : 'done.card', values), 'B-12');
};

/** One step in words: one line for each thing seen. */
export const narrate: GameUi['narrate'] = (entry, seats, t) => {
  const voice = voiceFor(entry, seats, t);
  const lines = happeningsOf(entry).flatMap((one) => tell(one, voice));
  return lines.length ? lines : tellDone(entry, voice);
};

/** What was seen in the course of a step, one line each. */
export const narrateHappenings = happeningsTold(narrate);
