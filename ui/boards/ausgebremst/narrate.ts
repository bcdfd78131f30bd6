import type { TFunction } from 'i18next';
import {
  placeIn,
  type CarId,
  type RaceHappening,
  type RaceResult,
  type SetUp,
  type Value,
} from '../../../games/ausgebremst';
import { listInWords } from '../../pieces/listInWords';
import type { LogEntry, SeatInfo } from '../../kit/match';
import type { GameUi, LogLine } from '../../kit/gameUi';
import { happeningsTold } from '../../kit/story';
import { happeningsOf, type Told } from './story';
import { calledAt } from './table/drivers';
import { circuitName, WORDS } from './table/words';

type Values = Readonly<Record<string, unknown>>;

/** Speaks about one step at one table. */
type Voice = {
  readonly say: (key: string, values?: Values) => string;
  readonly name: (car: CarId) => string;
  readonly list: (items: readonly string[]) => string;
  /** The move that the step was. */
  readonly move: string;
};

const voiceFor = ({ move }: LogEntry, seats: readonly SeatInfo[], t: TFunction): Voice => ({
  say: (key, values) => t(`log.${key}`, { ns: WORDS, ...values }),
  name: (car) => calledAt(seats, car, t),
  list: (items) => listInWords(items, t('language', { ns: WORDS })),
  move,
});

/** Cars that are nobody's have no seat, and their lines no seal. */
const isSeat = (car: CarId): boolean => /^\d/.test(car);

const line = (car: CarId, text: string, rule?: string): LogLine => ({
  ...(isSeat(car) && { seat: car }),
  text,
  ...(rule && { rule }),
});

/** The hand of a car in a sentence, the best card first. */
const shown = (hand: readonly Value[], { list }: Voice): string =>
  list(hand.toSorted((a, b) => b - a).map((value) => `**${value}**`));

const raceHeading = (race: number, circuit: Told<'start'>['circuit'], { say }: Voice): LogLine => ({
  text: say('race', { race: race + 1, circuit: circuitName(circuit) }),
  heading: true,
});

const roundHeading = (round: number, { say }: Voice): LogLine => ({
  text: say('round', { round }),
  heading: true,
});

/** Later races have their heading from the grid on, with which the race before ends. */
const tellStart = ({ race, circuit }: Told<'start'>, voice: Voice): LogLine[] => [
  ...(race === 0 ? [raceHeading(race, circuit, voice)] : []),
  { text: voice.say('start', { race: race + 1 }), rule: 'A-3.2' },
  roundHeading(1, voice),
];

const tellGrid = ({ race, circuit, grid }: Told<'grid'>, voice: Voice): LogLine[] => [
  raceHeading(race, circuit, voice),
  { text: voice.say('grid', { names: voice.list(grid.map(voice.name)) }), rule: 'A-3.3' },
];

const tellRound = ({ round, sixFree }: Told<'round'>, voice: Voice): LogLine[] => [
  roundHeading(round, voice),
  ...(sixFree ? [{ text: voice.say('sixFree'), rule: 'A-6.5' }] : []),
];

const tellDrove = ({ car, value, lap, stop }: Told<'drove'>, { say, name }: Voice): LogLine => {
  const key = lap === null ? (stop ? 'stop' : 'on') : stop ? 'stopLap' : 'lap';
  return line(car, say(`drove.${key}`, { name: name(car), value, lap }), stop ? 'A-7.3' : undefined);
};

/** — a nuisance car waits with a card that lies open. */
const TURNED = { key: 'pitTurned', rule: 'A-8.7' };

const WAITING_RULES = {
  blocked: 'A-4.2',
  sixes: 'A-6.3',
  pitBlocked: 'A-7.5',
  pitStop: 'A-7.3',
  stuck: 'A-8.2',
};

const tellWaited = ({ car, why, hand }: Told<'waited'>, voice: Voice): LogLine => {
  const { key, rule } =
    why === 'pitBlocked' && !isSeat(car) ? TURNED : { key: why, rule: WAITING_RULES[why] };
  const text = voice.say(`waited.${key}`, { name: voice.name(car), hand: hand && shown(hand, voice) });
  return line(car, text, rule);
};

const LEAVING_RULES = { noStop: 'A-7.4', noCards: 'A-9.1', standstill: 'A-6.5' };

const tellLeft = ({ car, ending, place, short }: Told<'left'>, { say, name }: Voice): LogLine => {
  const values = { name: name(car) };
  if (ending === 'finished')
    return line(car, say('finished', { ...values, count: place, ordinal: true }), 'A-5.5');
  const rule = ending === 'noCards' && !isSeat(car) ? 'A-8.5' : LEAVING_RULES[ending];
  return line(car, say(ending, { ...values, count: short }), rule);
};

const tellPoints = (car: CarId, result: RaceResult, { say, name }: Voice): LogLine => {
  const place = placeIn(result, car);
  const values = { name: name(car), place, count: result.points[car] };
  const key = place === undefined ? 'none' : isSeat(car) ? 'points' : 'nuisance';
  return line(car, say(`raceEnd.${key}`, values), isSeat(car) ? undefined : 'A-10.1');
};

const tellRaceEnd = ({ race, result }: Told<'raceEnd'>, voice: Voice): LogLine[] => {
  const seatsOut = result.others.filter(isSeat);
  // The winner comes last: a log has its newest line on top.
  const order = [...result.finished, ...seatsOut].toReversed();
  const values = { race: race + 1, circuit: circuitName(result.circuit) };
  return [
    { text: voice.say('raceEnd.heading', values), heading: true },
    ...order.map((car) => tellPoints(car, result, voice)),
  ];
};

const tellEnd = ({ winners, totals }: Told<'end'>, { say, name, list }: Voice): LogLine[] => {
  const rank = (seat: string) => totals[seat]! + Number(winners.includes(seat)) / 2;
  const order = Object.keys(totals).toSorted((a, b) => rank(a) - rank(b));
  const key = winners.length > 1 ? 'matchEnd.shared' : 'matchEnd.won';
  const most = totals[winners[0]!]!;
  return [
    { text: say('end.heading'), heading: true },
    ...order.map((seat) => line(seat, say('end.total', { name: name(seat), count: totals[seat] }))),
    { text: say(key, { names: list(winners.map(name)), count: most }), rule: 'A-2.1' },
  ];
};

const tell = (told: RaceHappening, voice: Voice): readonly LogLine[] => {
  const { say, name, move } = voice;
  switch (told.type) {
    case 'grid':
      return tellGrid(told, voice);
    case 'ready': {
      const isSetUp = move === 'draw';
      const text = say(isSetUp ? 'setUp' : 'ready', { name: name(told.seat) });
      return [line(told.seat, text, isSetUp ? 'A-11.10' : 'A-3.2')];
    }
    case 'start':
      return tellStart(told, voice);
    case 'round':
      return tellRound(told, voice);
    case 'drove':
      return [tellDrove(told, voice)];
    case 'spent': {
      const text = say(`spent.${told.why}`, { name: name(told.car), value: told.value });
      return [line(told.car, text, told.why === 'leader' ? 'A-8.3' : 'A-8.2')];
    }
    case 'waited':
      return [tellWaited(told, voice)];
    case 'showed':
      return [
        line(told.car, say('showed', { name: name(told.car), hand: shown(told.hand, voice) }), 'A-6.3'),
      ];
    case 'drew': {
      const key = told.empty ? 'drewLast' : 'drew';
      return [line(told.car, say(key, { name: name(told.car), stack: told.stack + 1 }), 'A-11.5')];
    }
    case 'fetched':
      return [line(told.car, say('fetched', { name: name(told.car), value: told.value }), 'A-11.6')];
    case 'stowed': {
      const values = { name: name(told.car), value: told.value, stack: told.stack + 1 };
      return [line(told.car, say('stowed', values), 'A-11.6')];
    }
    // seen on the table, or done behind the hand
    case 'settingUp':
    case 'choseSetUp':
    case 'laid':
    case 'took':
    case 'turn':
    case 'filled':
      return [];
    case 'left':
      return [tellLeft(told, voice)];
    case 'raceEnd':
      return tellRaceEnd(told, voice);
    case 'end':
      return tellEnd(told, voice);
  }
};

/** — a step behind the hand: the set-up is told to those who may know it, all else to nobody. */
const tellDone = ({ seat, move, args }: LogEntry, { say, name }: Voice): readonly LogLine[] =>
  move === 'chooseSetUp' && args
    ? [line(seat, say(`chose.${args[0] as SetUp}`, { name: name(seat) }), 'A-11.2')]
    : [];

/** One step in words: one line for each thing seen. */
export const narrate: GameUi['narrate'] = (entry, seats, t) => {
  const voice = voiceFor(entry, seats, t);
  const lines = happeningsOf(entry).flatMap((one) => tell(one, voice));
  return lines.length ? lines : tellDone(entry, voice);
};

/** What was seen in the course of a step, one line each. */
export const narrateHappenings = happeningsTold(narrate);
