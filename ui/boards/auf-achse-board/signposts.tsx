import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { taskOf, type BoardHappening, type ContractId, type View } from '../../../games/auf-achse-board';
import { inChapters, type GameUi, type GameUiOf, type Part } from '../../kit/gameUi';
import type { LogEntry } from '../../kit/match';
import { EndFlag, MarkDrawing, marksOf } from '../../kit/timelineMarks';
import { changeOf } from './books/balance';
import { EventTriangle } from './map/EventTriangle';
import { JamSign } from './map/JamSign';
import { RoadworksSign } from './map/RoadworksSign';
import { toldOf } from './story';
import { gain, routeName, WORDS } from './table/words';

/**
 * The state of the match: how many contracts are still available, and what has been delivered or is being auctioned.
 */
export const situation: GameUiOf<View>['situation'] = (table, t) => {
  const { offer, pile, delivered } = table;
  const say = (key: string, values?: object) => t(`situation.${key}`, { ns: WORDS, ...values });
  if (!offer.length) return [say('placing')];
  const left = offer.filter(Boolean).length + pile.length;
  const task = taskOf(table);
  return [
    left ? say('left', { count: left }) : say('none'),
    task?.type === 'auction'
      ? say('auction', { contract: routeName(task.contract) })
      : say('delivered', { count: delivered.length }),
  ];
};

/** What a seat has delivered, and how its money changed. */
export const brought: NonNullable<GameUi['brought']> = (log, seat, t) => {
  const { delivered, money } = changeOf(log, seat);
  return [
    ...(delivered ? [t('situation.delivered', { ns: WORDS, count: delivered })] : []),
    ...(money ? [gain(money)] : []),
  ];
};

/** The number of chapters for the sale of the public contracts; the last one may be shorter. */
const STRETCHES = 4;

/** B-3.2 — each round begins with the turn of the first player, played or missed. */
const roundsOf = (log: readonly LogEntry[], t: TFunction): readonly Part[] => {
  const begun = log.flatMap((entry, at) =>
    toldOf([entry], 'turn', 'missed').map(({ seat }) => ({ seat, from: at + 1 })),
  );
  return (
    begun
      .filter(({ seat }) => seat === begun[0]!.seat)
      .map(({ from }, at) => ({ from, label: t('chapter.round', { ns: WORDS, round: at + 1 }) }))
      // a round that everybody missed ends where it began
      .filter(({ from }, at, rounds) => from !== rounds[at + 1]?.from)
  );
};

/**
 * B-2.5, B-13.1 — the match in chapters by public contracts given out, and a last one for when none are left. Their
 * parts are the rounds.
 */
export const chapters: GameUi['chapters'] = (log, t) => {
  const [dealt] = toldOf(log, 'dealt');
  if (!dealt) return [{ from: 0, label: t('situation.placing', { ns: WORDS }) }];
  const all = dealt.offer.length + dealt.pile;
  const size = Math.ceil(all / STRETCHES);
  const named = (from: number) => {
    const last = t('chapter.last', { ns: WORDS });
    if (from > all) return { label: last, short: last };
    const to = Math.min(from + size - 1, all);
    if (from === to) return { label: t('chapter.contract', { ns: WORDS, from }), short: String(from) };
    return { label: t('chapter.contracts', { ns: WORDS, from, to }), short: `${from}–${to}` };
  };
  const stretches = [{ from: 0, ...named(1) }];
  let given = 0;
  for (const [at, entry] of log.entries()) {
    if (!toldOf([entry], 'won').length) continue;
    given += 1;
    const isCut = given === all || given % size === 0;
    if (isCut && at + 1 < log.length) stretches.push({ from: at + 1, ...named(given + 1) });
  }
  return inChapters(stretches, roundsOf(log, t));
};

const Gavel = () => (
  <MarkDrawing>
    <g stroke="var(--sign-ink)" strokeWidth="3" paintOrder="stroke" strokeLinejoin="round">
      <path d="M-7 3.5-1.2-2.3l3 3L-4 6.5z" fill="var(--sign-yellow)" />
      <path d="M-2.8-5.7 2.9-11.4l8 8L5.2 2.3z" fill="var(--sign-yellow)" />
      <path d="M-10 8.5H4v3h-14z" fill="var(--sign-yellow)" />
    </g>
  </MarkDrawing>
);

const Crate = () => (
  <MarkDrawing>
    <path
      d="M-9-8H9V9H-9z"
      fill="var(--sign-green)"
      stroke="var(--stock)"
      strokeWidth="2"
      strokeLinejoin="round"
    />
    <path d="M-4.5.5-1 4 5-3.5" fill="none" stroke="var(--stock)" strokeWidth="3" strokeLinecap="round" />
  </MarkDrawing>
);

const TrailerSide = () => (
  <MarkDrawing>
    <path
      d="M-10-6H8V4h-18z"
      fill="var(--stock)"
      stroke="var(--sign-ink)"
      strokeWidth="2"
      strokeLinejoin="round"
    />
    <path d="M8 2.5h3.5" stroke="var(--stock)" strokeWidth="2.4" />
    <g fill="var(--sign-ink)" stroke="var(--stock)" strokeWidth="1.4">
      <circle cx="-5" cy="6" r="3" />
      <circle cx="3" cy="6" r="3" />
    </g>
  </MarkDrawing>
);

/** A road sign in the size of a mark. */
const RoadSignMark = ({ children }: { readonly children: ReactNode }) => (
  <MarkDrawing>
    <g transform="translate(0 2) scale(.4)">{children}</g>
  </MarkDrawing>
);

const { mark: markOf, firstOf } = marksOf<BoardHappening>(WORDS);

const route = ({ contract }: { readonly contract: ContractId }) => ({ contract: routeName(contract) });

/** The sign of the most important thing that was seen. */
export const mark = firstOf([
  markOf('end', { drawing: <EndFlag />, words: () => ['mark.end'] }),
  markOf('unloaded', { drawing: <Crate />, words: (told) => ['mark.delivered', route(told)] }),
  markOf('won', { drawing: <Gavel />, words: (told) => ['mark.won', route(told)] }),
  markOf('trailer', { drawing: <TrailerSide />, words: () => ['mark.trailer'] }),
  markOf('jam', {
    drawing: (
      <RoadSignMark>
        <JamSign />
      </RoadSignMark>
    ),
    words: () => ['mark.jam'],
  }),
  markOf('roadworks', {
    // B-9.1 — they may stay where they are.
    isIt: ({ space }) => space !== null,
    drawing: (
      <RoadSignMark>
        <RoadworksSign />
      </RoadSignMark>
    ),
    words: () => ['mark.roadworks'],
  }),
  markOf('drew', {
    drawing: (
      <MarkDrawing>
        <EventTriangle size={0.72} />
      </MarkDrawing>
    ),
    words: ({ card }) => [`event.${card}.title`],
  }),
]);
