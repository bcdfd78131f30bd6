import type { TFunction } from 'i18next';
import {
  contractOf,
  eventOf,
  isEvent,
  TRAILERS,
  type BoardHappening,
  type EventId,
  type Space,
} from '../../../games/auf-achse-board';
import { withMost } from '../../../games/shared/seats';
import type { LogEntry, SeatInfo } from '../../kit/match';
import type { GameUi, NarratedLine } from '../../kit/gameUi';
import { happeningsTold } from '../../kit/story';
import { voiceOf, type Voice } from '../../kit/voice';
import { happeningsOf, type Told } from './story';
import { calledAt } from './table/players';
import { dm, routeName, WORDS } from './table/words';
import { whereabouts } from './whereabouts';

/** Narrates one step at one table. */
type StepVoice = Voice & {
  readonly card: (card: EventId) => string;
  readonly where: (space: Space) => string;
  /** The name of the step's move. */
  readonly move: string;
  /** Does the match end with this step? */
  readonly isLast: boolean;
};

const voiceFor = (entry: LogEntry, seats: readonly SeatInfo[], t: TFunction): StepVoice => ({
  ...voiceOf(WORDS, t, (seat) => calledAt(seats, seat, t)),
  card: (card) => t(`event.${card}.title`, { ns: WORDS }),
  where: (space) => whereabouts(space, t),
  move: entry.move,
  isLast: happeningsOf(entry).some(({ type }) => type === 'end'),
});

const tellDrove = (told: Told<'drove'>, { about, where }: StepVoice): NarratedLine => {
  const { seat, path, exact, by } = told;
  const values = { where: where(path.at(-1)!), count: path.length };
  if (by !== undefined) return about(seat, 'blown', values, 'B-11.6');
  return exact ? about(seat, 'drove', values) : about(seat, 'droveShort', values, 'B-4.4');
};

const tellWon = ({ seat, contract, price }: Told<'won'>, { about, move }: StepVoice): NarratedLine => {
  const values = { contract: routeName(contract), amount: dm(price) };
  if (move === 'take') return about(seat, 'won.taken', values, 'B-14.2');
  return price ? about(seat, 'won.paid', values, 'B-7.5') : about(seat, 'won.free', values, 'B-7.3');
};

const tellUnloaded = ({ seat, contract, by }: Told<'unloaded'>, { about, card }: StepVoice): NarratedLine => {
  const values = { contract: routeName(contract), amount: dm(contractOf(contract).revenue) };
  return by
    ? about(seat, 'unloaded.byCard', { ...values, card: card(by) }, 'B-12')
    : about(seat, 'unloaded.own', values, 'B-5.3');
};

/** Sums that another line already gives are not repeated. */
const tellSum = (told: Told<'earned' | 'paid'>, { about, card, isLast }: StepVoice): NarratedLine[] => {
  const { seat, type, amount, cause } = told;
  if (!isEvent(cause)) return [];
  const values = { card: card(cause), amount: dm(amount) };
  return [about(seat, type, values, type === 'paid' && isLast ? 'B-13.2' : 'B-12')];
};

const tellGave = (told: Told<'gave' | 'passedOn'>, { about, name, card }: StepVoice): NarratedLine => {
  const key = eventOf(told.card).effect === 'inspection' ? 'gave.card' : 'gave.contract';
  return about(told.seat, key, { other: name(told.to), card: card(told.card) }, 'B-12');
};

const tellEnd = ({ totals }: Told<'end'>, { say, about, names }: StepVoice): NarratedLine[] => {
  // The winner comes last, because a log shows its newest line on top.
  const order = Object.keys(totals).toSorted((a, b) => totals[a]! - totals[b]!);
  const winners = withMost(totals);
  const key = winners.length > 1 ? 'matchEnd.shared' : 'matchEnd.won';
  return [
    { text: say('end.heading'), heading: true },
    ...order.map((seat) => about(seat, 'end.total', { amount: dm(totals[seat]!) })),
    { text: say(key, { names: names(winners), amount: dm(totals[winners[0]!]!) }), rule: 'B-13.2' },
  ];
};

const tell = (told: BoardHappening, voice: StepVoice): NarratedLine | NarratedLine[] => {
  const { say, about, name, card, where, list, move } = voice;
  switch (told.type) {
    case 'placed':
      return about(told.seat, 'placed', { where: where(told.space) });
    case 'dealt':
      return { text: say('dealt', { count: told.offer.length + told.pile }), rule: 'B-2.5' };
    case 'turn':
      return { text: say('turn', { name: name(told.seat) }), heading: true };
    case 'missed':
      return about(told.seat, 'missed', {}, 'B-3.4');
    case 'rolled':
      return told.card
        ? about(told.seat, 'rolledAgain', { die: told.die, card: card(told.card) }, 'B-12')
        : about(told.seat, 'rolled', { die: told.die });
    case 'drove':
      return tellDrove(told, voice);
    case 'stayed':
      return about(told.seat, 'stayed', {}, move === 'drive' || move === 'motivate' ? 'B-4.4' : undefined);
    case 'went':
      return about(told.seat, 'went', { card: card(told.card), where: where(told.to) }, 'B-11.7');
    case 'roadworks':
      return told.space
        ? about(told.seat, 'roadworks.moved', { where: where(told.space) }, 'B-9.1')
        : about(told.seat, 'roadworks.left', {}, 'B-9.1');
    case 'jam':
      return about(told.seat, 'jam', { where: where(told.space) }, 'B-10.1');
    case 'jamEnd':
      return { text: say('jamEnd', { where: where(told.space) }), rule: 'B-10.1' };
    case 'drew':
      return about(told.seat, 'drew', { card: card(told.card) }, 'B-4.5');
    case 'noEffect':
      return about(told.seat, 'noEffect', { card: card(told.card) }, 'B-11.3');
    case 'kept':
      return about(told.seat, 'kept', { card: card(told.card) }, 'B-12');
    case 'used':
      return about(told.seat, 'used', { card: card(told.card) }, 'B-11.4');
    case 'mustMiss':
      return about(told.seat, 'mustMiss', {}, 'B-3.4');
    case 'earned':
    case 'paid':
      return tellSum(told, voice);
    case 'owes':
      return about(told.seat, 'owes', { amount: dm(told.amount), card: card(told.card) }, 'B-8.1');
    case 'loaded': {
      const { goods } = contractOf(told.contract);
      return about(told.seat, 'loaded', { goods, contract: routeName(told.contract) }, 'B-5.1');
    }
    case 'unloaded':
      return tellUnloaded(told, voice);
    case 'robbed':
      return about(told.seat, 'robbed', { contracts: list(told.contracts.map(routeName)) }, 'B-12');
    case 'trailer': {
      const amount = dm(TRAILERS[told.trailer].price);
      return about(told.seat, `trailer.${told.trailer}`, { amount }, 'B-6.1');
    }
    case 'called':
      return about(told.seat, 'called', { contract: routeName(told.contract) }, 'B-7.1');
    case 'bid':
      return about(told.seat, 'bid', { line: told.line, amount: dm(told.price) });
    case 'passed':
      return told.forced ? about(told.seat, 'passed.forced', {}, 'B-7.6') : about(told.seat, 'passed.own');
    case 'won':
      return tellWon(told, voice);
    case 'turnedUp':
      return { text: say('turnedUp', { contract: routeName(told.contract) }), rule: 'B-7.8' };
    case 'drewContract':
      return about(told.seat, 'drewContract', { card: card(told.card) }, 'B-12');
    case 'gave':
    case 'passedOn':
      return tellGave(told, voice);
    case 'partner':
      return about(told.seat, 'partner', { other: name(told.with) }, 'B-11.5');
    case 'end':
      return tellEnd(told, voice);
    // Visible on the table, and narrated with what caused them.
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

/** The line for a step of which nothing else is narrated. */
const tellDone = ({ seat, move, args }: LogEntry, { about }: StepVoice): NarratedLine[] => {
  if (move === 'decline') return [about(seat, 'done.decline')];
  if (move !== 'carryOut') return [];
  return [about(seat, args?.[0] === 'driveOn' ? 'done.driveOn' : 'done.card', {}, 'B-12')];
};

/** One step in words: one line for each thing seen. */
export const narrate: GameUi['narrate'] = (entry, seats, t) => {
  const voice = voiceFor(entry, seats, t);
  const lines = happeningsOf(entry).flatMap((one) => tell(one, voice));
  return lines.length ? lines : tellDone(entry, voice);
};

/** What was seen during a step, one line each. */
export const narrateHappenings = happeningsTold(narrate);
