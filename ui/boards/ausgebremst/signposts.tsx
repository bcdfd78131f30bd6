import type { TFunction } from 'i18next';
import { circuitsOf, roadOf, toGoOf, type RaceHappening, type View } from '../../../games/ausgebremst';
import { inChapters, type GameUi, type GameUiOf, type Part } from '../../kit/gameUi';
import type { LogEntry } from '../../kit/match';
import { MarkDrawing, marksOf } from '../../kit/timelineMarks';
import { happeningsOf, type Told } from './story';
import { circuitName, WORDS } from './table/words';

/** The state of the race: round and leader, or what is done before it. */
const raceSituation = (view: View, say: (key: string, values?: object) => string): string => {
  const { stage, round, left, cars } = view;
  if (stage !== 'driving') return say(stage);
  if (left.some((car) => cars[car]!.ending === 'finished')) return say('finished', { round });
  const onRoad = view.grid.filter((car) => cars[car]!.space);
  return say('toGo', { round, count: Math.min(...onRoad.map((car) => toGoOf(view, car))) });
};

/** The state of the match: which race, and how far it is. */
export const situation: GameUiOf<View>['situation'] = (table, t) => {
  const say = (key: string, values?: object) => t(`situation.${key}`, { ns: WORDS, ...values });
  const circuit = circuitName(roadOf(table).circuit.id);
  const of = circuitsOf(table).length;
  return [of > 1 ? say('race', { race: table.race + 1, of, circuit }) : circuit, raceSituation(table, say)];
};

const raceOf = (told: RaceHappening): Told<'start' | 'grid'> | undefined =>
  told.type === 'grid' || (told.type === 'start' && told.race === 0) ? told : undefined;

/** the laps of every race: each begins when the first car crosses the line. */
const lapsOf = (log: readonly LogEntry[], t: TFunction): readonly Part[] => {
  const laps: Part[] = [];
  let last = 0;
  const begin = (from: number, lap: number) => {
    last = lap;
    laps.push({ from, label: t('lapOf', { ns: WORDS, lap }) });
  };
  for (const [at, entry] of log.entries())
    for (const told of happeningsOf(entry)) {
      if (told.type === 'start') begin(at + 1, 1);
      if (told.type === 'drove' && told.lap !== null && told.lap > last) begin(at + 1, told.lap);
    }
  return laps;
};

/** one chapter for each race; the first one starts at the beginning. */
export const chapters: GameUi['chapters'] = (log, t) => {
  const races = log.flatMap((entry, at) =>
    happeningsOf(entry).flatMap((told) => {
      const race = raceOf(told);
      return race ? [{ race, from: race.race === 0 ? 0 : at + 1 }] : [];
    }),
  );
  const label = ({ race, circuit }: Told<'start' | 'grid'>) =>
    t('log.race', { ns: WORDS, race: race + 1, circuit: circuitName(circuit) });
  const stretches = races.map(({ race, from }) => ({ from, label: label(race) }));
  return inChapters(stretches, lapsOf(log, t));
};

/** A chequered flag on its pole. */
const ChequeredFlag = () => (
  <MarkDrawing>
    <path d="M-8 11V-10H10V3H-6v8z" fill="#fff" stroke="var(--sign-ink)" strokeWidth="1.6" />
    <path
      d="M-7-9h5.5v4H-7zM4-9h5.2v4H4zM-1.5-5H4v4h-5.5zM-7-1h5.5v3.2H-7zM4-1h5.2v3.2H4z"
      fill="var(--sign-ink)"
    />
  </MarkDrawing>
);

const Cup = () => (
  <MarkDrawing>
    <g fill="var(--sign-yellow)" stroke="var(--sign-ink)" strokeWidth="1.6" strokeLinejoin="round">
      <path d="M-6-9H6v5q0 6-6 7-6-1-6-7z" />
      <path d="M-6-7h-4q0 6 5 6M6-7h4q0 6-5 6" fill="none" />
      <path d="M-1.5 3h3v4h4v3h-11V7h4z" />
    </g>
  </MarkDrawing>
);

const PitSign = () => (
  <MarkDrawing>
    <rect
      x="-10"
      y="-10"
      width="20"
      height="20"
      rx="4"
      fill="var(--sign-blue)"
      stroke="#fff"
      strokeWidth="1.6"
    />
    <path d="M-3 7V-6h4a4 4 0 0 1 0 8h-4" fill="none" stroke="#fff" strokeWidth="3" />
  </MarkDrawing>
);

const OutSign = () => (
  <MarkDrawing>
    <circle r="9.5" fill="#fff" stroke="var(--sign-red)" strokeWidth="3" />
    <path d="M-4.5-4.5l9 9M4.5-4.5l-9 9" stroke="var(--sign-ink)" strokeWidth="3" strokeLinecap="round" />
  </MarkDrawing>
);

const SixBarred = () => (
  <MarkDrawing>
    <circle r="9.5" fill="#fff" stroke="var(--sign-red)" strokeWidth="2.6" />
    <text y="5" textAnchor="middle" fill="var(--sign-ink)" style={{ font: '700 14px var(--font-sign)' }}>
      6
    </text>
    <path d="M-6.5-6.5l13 13" stroke="var(--sign-red)" strokeWidth="2.4" />
  </MarkDrawing>
);

const Lights = () => (
  <MarkDrawing>
    <rect x="-11" y="-6" width="22" height="12" rx="3" fill="var(--sign-ink)" />
    {[-7, 0, 7].map((x) => (
      <circle key={x} cx={x} r="2.6" fill="var(--sign-green)" />
    ))}
  </MarkDrawing>
);

const { mark: markOf, firstOf } = marksOf<RaceHappening>(WORDS);

/** The sign of the most important thing that was seen. */
export const mark = firstOf([
  markOf('end', { drawing: <Cup />, words: () => ['mark.end'] }),
  markOf('raceEnd', {
    drawing: <ChequeredFlag />,
    words: ({ race }) => ['mark.raceEnd', { race: race + 1 }],
  }),
  markOf('left', {
    isIt: ({ ending }) => ending !== 'finished',
    drawing: <OutSign />,
    words: () => ['mark.out'],
  }),
  markOf('left', {
    drawing: <ChequeredFlag />,
    words: ({ place }) => ['mark.finished', { count: place, ordinal: true }],
  }),
  markOf('drove', { isIt: ({ stop }) => stop, drawing: <PitSign />, words: () => ['mark.stop'] }),
  markOf('waited', {
    isIt: ({ why }) => why === 'sixes',
    drawing: <SixBarred />,
    words: () => ['mark.six'],
  }),
  markOf('spent', {
    isIt: ({ why }) => why === 'leader',
    drawing: <SixBarred />,
    words: () => ['mark.six'],
  }),
  markOf('start', { drawing: <Lights />, words: ({ race }) => ['mark.start', { race: race + 1 }] }),
]);
