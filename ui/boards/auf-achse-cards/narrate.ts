import type { TFunction } from 'i18next';
import { faceOf, limitOf, type CardHappening, type CardId, type Face } from '../../../games/auf-achse-cards';
import { clockwiseFrom, perSeat } from '../../../games/shared/seats';
import type { GameUi, LogLine } from '../../kit/gameUi';
import type { LogEntry, SeatInfo } from '../../kit/match';
import { listInWords } from '../../pieces/listInWords';
import { cardName, withMinus, WORDS } from './table/words';
import { calledAt } from './table/players';
import { happeningsOf, RULE_OF_END, type Told } from './story';

/** Speaks about one table. */
type Voice = {
  readonly say: (key: string, values?: Record<string, unknown>) => string;
  readonly card: (face: Face) => string;
  readonly name: (playerID: string) => string;
  readonly names: (playerIDs: readonly string[]) => string;
  readonly seats: readonly string[];
};

const voiceFor = (seats: readonly SeatInfo[], t: TFunction): Voice => {
  const name = (id: string) => calledAt(seats, id, t);
  return {
    say: (key, values) => t(`log.${key}`, { ns: WORDS, ...values }),
    card: (face) => cardName(face, t),
    name,
    names: (ids) => listInWords(ids.map(name), t('language', { ns: WORDS })),
    seats: seats.map(({ playerID }) => playerID),
  };
};

/** K-6.1 — the −50s that leave, each with its set. */
const tellLeft = ({ sets }: Told<'left'>, { say, card }: Voice): LogLine[] =>
  sets.map(([freight, ...set]) => ({
    text: say('counted.left', { card: card(freight!), set: set.join(' + ') }),
    rule: 'K-6.1',
  }));

const COUNTED_RULE: Partial<Record<Face, string>> = {
  rest: 'K-5.3',
  levelCrossing: 'K-6.2',
  clearRoad: 'K-6.3',
  fullyClearRoad: 'K-6.4',
};

const tellCounted = (told: Told<'counted'>, voice: Voice): LogLine[] => {
  const { seat, card } = told;
  const limit = limitOf({ hands: perSeat(voice.seats, () => []) });
  const values = { name: voice.name(seat), card: voice.card(card), total: withMinus(told.total), limit };
  const kilometres = told.total >= limit ? 'counted.limit' : 'counted.kilometres';
  const key =
    typeof card === 'number'
      ? kilometres
      : card === 'rest' || card === 'lostFreight'
        ? `counted.${card}`
        : 'counted.action';
  const rule = COUNTED_RULE[card];
  const waits = told.waits
    ? [{ text: voice.say('counted.waits', { card: voice.card(card) }), rule: 'K-6.1' }]
    : [];
  return [{ seat, text: voice.say(key, values), ...(rule && { rule }) }, ...waits];
};

const tellCrossing = ({ seats }: Told<'crossing'>, { say, names, seats: all }: Voice): LogLine[] => {
  const rule = 'K-6.2';
  if (!seats.length) return [{ text: say('crossing.none'), rule }];
  if (seats.length === all.length) return [{ text: say('crossing.all'), rule }];
  return [{ text: say('crossing.some', { count: seats.length, names: names(seats) }), rule }];
};

const tellExtra = ({ cards }: Told<'extra'>, { say, name }: Voice): LogLine[] => {
  const most = Math.max(...Object.values(cards));
  const fewer = Object.entries(cards).filter(([, count]) => count < most);
  return [
    { text: say('extra.all', { count: most }), rule: 'K-6.5' },
    ...fewer.map(([seat, count]) => ({
      seat,
      text: say(count ? 'extra.onlyOne' : 'extra.none', { name: name(seat) }),
    })),
  ];
};

/** K-3.3, K-3.4 — who drew, and who had to make do with a smaller hand. */
const tellHands = ({ cards, short }: Told<'drawn'>, { say, name, seats }: Voice): LogLine[] => {
  const shorter = seats.filter((seat) => short[seat]);
  if (!shorter.length) return [{ text: say('drawn.all') }];
  const rule = 'K-3.4';
  if (Object.values(cards).every((drawn) => !drawn.length)) return [{ text: say('drawn.none'), rule }];
  return [
    { text: say('drawn.short'), rule },
    ...shorter.map((seat) => ({
      seat,
      text: say(cards[seat]!.length ? 'drawn.fewer' : 'drawn.nothing', {
        name: name(seat),
        count: cards[seat]!.length,
      }),
    })),
  ];
};

const tellDrawn = (told: Told<'drawn'>, voice: Voice): LogLine[] => {
  const { reshuffled } = told;
  const rule = reshuffled > 1 ? 'K-5.6' : 'K-3.4';
  const pile = reshuffled ? [{ text: voice.say(`drawn.reshuffled.${reshuffled}`), rule }] : [];
  return [...pile, ...tellHands(told, voice)];
};

const tellStageEnd = (told: Told<'stageEnd'>, { say, name, seats }: Voice): LogLine[] => {
  const { stage, why, total, startPlayer, scores } = told;
  const limit = limitOf({ hands: perSeat(seats, () => []) });
  return [
    { text: say(`stageEnd.${why}`, { stage, total, limit }), rule: RULE_OF_END[why] },
    ...clockwiseFrom(seats, startPlayer).map((seat) => ({
      seat,
      text: say('stageEnd.score', { name: name(seat), km: scores[seat] }),
    })),
  ];
};

const tell = (told: CardHappening, voice: Voice): LogLine[] => {
  switch (told.type) {
    case 'counted':
      return tellCounted(told, voice);
    case 'left':
      return tellLeft(told, voice);
    case 'crossing':
      return tellCrossing(told, voice);
    case 'extra':
      return tellExtra(told, voice);
    case 'drawn':
      return tellDrawn(told, voice);
    case 'stageEnd':
      return tellStageEnd(told, voice);
    case 'laid': // the step itself is told
    case 'lieOpen':
      return [];
    case 'round':
    case 'stageBegin': {
      const { startPlayer: seat } = told;
      return [
        { text: voice.say(`${told.type}.heading`, { ...told }), heading: true },
        { seat, text: voice.say(`${told.type}.begin`, { name: voice.name(seat) }) },
      ];
    }
  }
};

const tellLaid = ({ seat, move, args }: LogEntry, { say, card, name }: Voice): LogLine => {
  const face = args && faceOf(args[0] as CardId);
  return {
    seat,
    text: say(`${move}.${face === null ? 'hidden' : 'open'}`, {
      name: name(seat),
      ...(face !== null && { card: card(face) }),
    }),
  };
};

/** What was seen, one or more lines each. */
export const narrateHappenings = (
  happenings: readonly CardHappening[],
  seats: readonly SeatInfo[],
  t: TFunction,
): readonly LogLine[] => {
  const voice = voiceFor(seats, t);
  return happenings.flatMap((told) => tell(told, voice));
};

/** One step in words: the card laid, named where it may be known, and everything that was seen because of it. */
export const narrate: GameUi['narrate'] = (entry, seats, t) => [
  tellLaid(entry, voiceFor(seats, t)),
  ...narrateHappenings(happeningsOf(entry), seats, t),
];
