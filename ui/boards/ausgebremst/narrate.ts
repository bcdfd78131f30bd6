import type { TFunction } from 'i18next';
import {
  isFaceUp,
  placeIn,
  valueOf,
  type CarId,
  type RaceHappening,
  type RaceResult,
  type SetUp,
  type Value,
} from '../../../games/ausgebremst';
import type { LogEntry, SeatInfo } from '../../kit/match';
import type { GameUi, NarratedLine } from '../../kit/gameUi';
import { happeningsTold } from '../../kit/story';
import { voiceOf, type Voice } from '../../kit/voice';
import { happeningsOf, type Told } from './story';
import { calledAt } from './table/drivers';
import { circuitName, WORDS } from './table/words';

/** Narrates one step at one table. */
type StepVoice = Voice & {
  /** The name of the step's move. */
  readonly move: string;
  /** Is the match a single race, now over? */
  readonly isOneRace: boolean;
  /** Is everything told, also which cards somebody drew in secret? */
  readonly isOpen: boolean;
};

/** Nuisance cars have no seat, and their lines no seal. */
const isSeat = (car: CarId): boolean => /^\d/.test(car);

const voiceFor = (entry: LogEntry, seats: readonly SeatInfo[], t: TFunction, isOpen: boolean): StepVoice => ({
  ...voiceOf(WORDS, t, (car) => calledAt(seats, car, t), isSeat),
  move: entry.move,
  isOneRace: happeningsOf(entry).some((told) => told.type === 'raceEnd' && told.race === 0),
  isOpen,
});

/** The hand of a car in a sentence, the highest card first. */
const shown = (hand: readonly Value[], { list }: StepVoice): string =>
  list(hand.toSorted((a, b) => b - a).map((value) => `**${value}**`));

const raceHeading = (race: number, circuit: Told<'start'>['circuit'], { say }: StepVoice): NarratedLine => ({
  text: say('race', { race: race + 1, circuit: circuitName(circuit) }),
  heading: true,
});

const roundHeading = (round: number, { say }: StepVoice): NarratedLine => ({
  text: say('round', { round }),
  heading: true,
});

/** the cards that somebody drew, if they may be told. */
const tellFilled = (car: CarId, cards: Told<'filled'>['cards'], voice: StepVoice): NarratedLine[] => {
  const values = voice.isOpen ? cards.filter(isFaceUp).map(valueOf) : [];
  return values.length
    ? [voice.about(car, 'filled', { count: values.length, hand: shown(values, voice) }, 'A-4.1')]
    : [];
};

/** For later races, the heading comes with the grid, at the end of the previous race. */
const tellStart = ({ race, circuit, dealt }: Told<'start'>, voice: StepVoice): NarratedLine[] => [
  ...(race === 0 ? [raceHeading(race, circuit, voice)] : []),
  { text: voice.say('start', { race: race + 1 }), rule: 'A-3.2' },
  ...Object.entries(dealt.hands).flatMap(([seat, hand]) => tellFilled(seat, hand, voice)),
  roundHeading(1, voice),
];

const tellGrid = ({ race, circuit, grid }: Told<'grid'>, voice: StepVoice): NarratedLine[] => [
  raceHeading(race, circuit, voice),
  { text: voice.say('grid', { names: voice.names(grid) }), rule: 'A-3.3' },
];

const tellRound = ({ round, sixFree }: Told<'round'>, voice: StepVoice): NarratedLine[] => [
  roundHeading(round, voice),
  ...(sixFree ? [{ text: voice.say('sixFree'), rule: 'A-6.5' }] : []),
];

const tellDrove = ({ car, value, lap, stop }: Told<'drove'>, { about }: StepVoice): NarratedLine => {
  const key = lap === null ? (stop ? 'stop' : 'on') : stop ? 'stopLap' : 'lap';
  return about(car, `drove.${key}`, { value, lap }, stop ? 'A-7.3' : undefined);
};

/** — a nuisance car that waits shows its card. */
const TURNED = { key: 'pitTurned', rule: 'A-8.7' };

const WAITING_RULES = {
  blocked: 'A-4.2',
  sixes: 'A-6.3',
  pitBlocked: 'A-7.5',
  pitStop: 'A-7.3',
  stuck: 'A-8.2',
};

const tellWaited = ({ car, why, hand }: Told<'waited'>, voice: StepVoice): NarratedLine => {
  const { key, rule } =
    why === 'pitBlocked' && !isSeat(car) ? TURNED : { key: why, rule: WAITING_RULES[why] };
  return voice.about(car, `waited.${key}`, { hand: hand && shown(hand, voice) }, rule);
};

/** the card drawn, if it may be told. */
const tellDrew = ({ car, stack, empty, card }: Told<'drew'>, { about, isOpen }: StepVoice): NarratedLine => {
  const value = isOpen && isFaceUp(card) ? valueOf(card) : null;
  const key = `${empty ? 'drewLast' : 'drew'}.${value === null ? 'hidden' : 'open'}`;
  return about(car, key, { stack: stack + 1, value }, 'A-11.5');
};

const LEAVING_RULES = { noStop: 'A-7.4', noCards: 'A-9.1', standstill: 'A-6.5' };

const tellLeft = ({ car, ending, place, short }: Told<'left'>, { about }: StepVoice): NarratedLine => {
  if (ending === 'finished') return about(car, 'finished', { count: place, ordinal: true }, 'A-5.5');
  const rule = ending === 'noCards' && !isSeat(car) ? 'A-8.5' : LEAVING_RULES[ending];
  return about(car, ending, { count: short }, rule);
};

const tellPoints = (car: CarId, result: RaceResult, { about }: StepVoice): NarratedLine => {
  const place = placeIn(result, car);
  const key = place === undefined ? 'none' : isSeat(car) ? 'points' : 'nuisance';
  const values = { place, count: result.points[car] };
  return about(car, `raceEnd.${key}`, values, isSeat(car) ? undefined : 'A-10.1');
};

const tellRaceEnd = ({ race, result }: Told<'raceEnd'>, voice: StepVoice): NarratedLine[] => {
  const seatsOut = result.others.filter(isSeat);
  // The winner comes last, because a log shows its newest line on top.
  const order = [...result.finished, ...seatsOut].toReversed();
  const values = { race: race + 1, circuit: circuitName(result.circuit) };
  return [
    { text: voice.say('raceEnd.heading', values), heading: true },
    ...order.map((car) => tellPoints(car, result, voice)),
  ];
};

const tellEnd = (
  { winners, totals }: Told<'end'>,
  { say, about, names, isOneRace }: StepVoice,
): NarratedLine[] => {
  const rank = (seat: string) => totals[seat]! + Number(winners.includes(seat)) / 2;
  const order = Object.keys(totals).toSorted((a, b) => rank(a) - rank(b));
  const key = `${isOneRace ? 'raceWon' : 'matchEnd'}.${winners.length > 1 ? 'shared' : 'won'}`;
  const most = totals[winners[0]!]!;
  return [
    { text: say('end.heading'), heading: true },
    ...order.map((seat) => about(seat, 'end.total', { count: totals[seat] })),
    { text: say(key, { names: names(winners), count: most }), rule: 'A-2.1' },
  ];
};

const tell = (told: RaceHappening, voice: StepVoice): NarratedLine | NarratedLine[] => {
  const { about, move } = voice;
  switch (told.type) {
    case 'grid':
      return tellGrid(told, voice);
    case 'ready':
      return move === 'draw'
        ? about(told.seat, 'setUp', {}, 'A-11.10')
        : about(told.seat, 'ready', {}, 'A-3.2');
    case 'start':
      return tellStart(told, voice);
    case 'round':
      return tellRound(told, voice);
    case 'drove':
      return tellDrove(told, voice);
    case 'spent': {
      const rule = told.why === 'leader' ? 'A-8.3' : 'A-8.2';
      return about(told.car, `spent.${told.why}`, { value: told.value }, rule);
    }
    case 'waited':
      return tellWaited(told, voice);
    case 'showed':
      return about(told.car, 'showed', { hand: shown(told.hand, voice) }, 'A-6.3');
    case 'drew':
      return tellDrew(told, voice);
    case 'filled':
      return tellFilled(told.car, told.cards, voice);
    case 'fetched':
      return about(told.car, 'fetched', { value: told.value }, 'A-11.6');
    case 'stowed':
      return about(told.car, 'stowed', { value: told.value, stack: told.stack + 1 }, 'A-11.6');
    // visible on the table, or done in secret
    case 'settingUp':
    case 'choseSetUp':
    case 'laid':
    case 'took':
    case 'turn':
      return [];
    case 'left':
      return tellLeft(told, voice);
    case 'raceEnd':
      return tellRaceEnd(told, voice);
    case 'end':
      return tellEnd(told, voice);
  }
};

/** — a secret step: the set-up is told to those who may know it, everything else to nobody. */
const tellDone = ({ seat, move, args }: LogEntry, { about }: StepVoice): readonly NarratedLine[] =>
  move === 'chooseSetUp' && args ? [about(seat, `chose.${args[0] as SetUp}`, {}, 'A-11.2')] : [];

const narrator =
  (isOpen: boolean): GameUi['narrate'] =>
  (entry, seats, t) => {
    const voice = voiceFor(entry, seats, t, isOpen);
    const lines = happeningsOf(entry).flatMap((one) => tell(one, voice));
    return lines.length ? lines : tellDone(entry, voice);
  };

/** One step in words: one line for each thing seen. */
export const narrate = narrator(false);

/** The same with the cards that were drawn, after the end of the match. */
export const retell = narrator(true);

/** What was seen during a step, one line each. */
export const narrateHappenings = happeningsTold(narrate);
