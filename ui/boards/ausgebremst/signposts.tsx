import type { ReactNode } from 'react';
import type { TFunction } from 'i18next';
import { circuitsOf, roadOf, toGoOf, type RaceHappening, type View } from '../../../games/ausgebremst';
import type { GameUi, TimelineMark } from '../../kit/gameUi';
import { happeningsOf, type Told } from './story';
import { circuitName, WORDS } from './table/words';

/** Where the race stands: round and leader, or what is done before it. */
const raceSituation = (view: View, say: (key: string, values?: object) => string): string => {
  const { stage, round, left, cars } = view;
  if (stage !== 'driving') return say(stage);
  if (left.some((car) => cars[car]!.ending === 'finished')) return say('finished', { round });
  const onRoad = view.grid.filter((car) => cars[car]!.space);
  return say('toGo', { round, count: Math.min(...onRoad.map((car) => toGoOf(view, car))) });
};

/** Where the match stands: which race, and how far it is. */
export const situation: GameUi['situation'] = (view, t) => {
  const table = view as View;
  const say = (key: string, values?: object) => t(`situation.${key}`, { ns: WORDS, ...values });
  const circuit = circuitName(roadOf(table).circuit.id);
  return [
    say('race', { race: table.race + 1, of: circuitsOf(table).length, circuit }),
    raceSituation(table, say),
  ];
};

const raceOf = (told: RaceHappening): Told<'start' | 'grid'> | undefined =>
  told.type === 'grid' || (told.type === 'start' && told.race === 0) ? told : undefined;

/** one chapter per race; the first is on the table from the beginning. */
export const chapters: GameUi['chapters'] = (log, t) => {
  const races = log.flatMap((entry, at) =>
    happeningsOf(entry).flatMap((told) => {
      const race = raceOf(told);
      return race ? [{ race, from: race.race === 0 ? 0 : at + 1 }] : [];
    }),
  );
  const label = ({ race, circuit }: Told<'start' | 'grid'>) =>
    t('log.race', { ns: WORDS, race: race + 1, circuit: circuitName(circuit) });
  return races.map(({ race, from }) => ({ from, label: label(race) }));
};

const Drawing = ({ children }: { children: ReactNode }) => (
  <svg viewBox="-12 -12 24 24" width="24" height="24" aria-hidden="true">
    {children}
  </svg>
);

/** A chequered flag on its pole. */
const ChequeredFlag = () => (
  <Drawing>
    <path d="M-8 11V-10H10V3H-6v8z" fill="#fff" stroke="var(--sign-ink)" strokeWidth="1.6" />
    <path
      d="M-7-9h5.5v4H-7zM4-9h5.2v4H4zM-1.5-5H4v4h-5.5zM-7-1h5.5v3.2H-7zM4-1h5.2v3.2H4z"
      fill="var(--sign-ink)"
    />
  </Drawing>
);

const Cup = () => (
  <Drawing>
    <g fill="var(--sign-yellow)" stroke="var(--sign-ink)" strokeWidth="1.6" strokeLinejoin="round">
      <path d="M-6-9H6v5q0 6-6 7-6-1-6-7z" />
      <path d="M-6-7h-4q0 6 5 6M6-7h4q0 6-5 6" fill="none" />
      <path d="M-1.5 3h3v4h4v3h-11V7h4z" />
    </g>
  </Drawing>
);

const PitSign = () => (
  <Drawing>
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
  </Drawing>
);

const OutSign = () => (
  <Drawing>
    <circle r="9.5" fill="#fff" stroke="var(--sign-red)" strokeWidth="3" />
    <path d="M-4.5-4.5l9 9M4.5-4.5l-9 9" stroke="var(--sign-ink)" strokeWidth="3" strokeLinecap="round" />
  </Drawing>
);

const SixBarred = () => (
  <Drawing>
    <circle r="9.5" fill="#fff" stroke="var(--sign-red)" strokeWidth="2.6" />
    <text y="5" textAnchor="middle" fill="var(--sign-ink)" style={{ font: '700 14px var(--font-sign)' }}>
      6
    </text>
    <path d="M-6.5-6.5l13 13" stroke="var(--sign-red)" strokeWidth="2.4" />
  </Drawing>
);

const Lights = () => (
  <Drawing>
    <rect x="-11" y="-6" width="22" height="12" rx="3" fill="var(--sign-ink)" />
    {[-7, 0, 7].map((x) => (
      <circle key={x} cx={x} r="2.6" fill="var(--sign-green)" />
    ))}
  </Drawing>
);

/** What earns a sign, the weightiest first: whether a happening is such a thing, its drawing and its words. */
type Mark<Type extends RaceHappening['type']> = {
  readonly type: Type;
  readonly isIt?: (told: Told<Type>) => boolean;
  readonly drawing: ReactNode;
  readonly words: (told: Told<Type>) => readonly [key: string, values?: object];
};

const markOf = <Type extends RaceHappening['type']>(of: Mark<Type>) => ({
  find: (seen: readonly RaceHappening[], t: TFunction): TimelineMark | undefined => {
    const told = seen.findLast(
      (one): one is Told<Type> => one.type === of.type && (of.isIt?.(one as Told<Type>) ?? true),
    );
    if (!told) return undefined;
    const [key, values] = of.words(told);
    return { drawing: of.drawing, label: t(`mark.${key}`, { ns: WORDS, ...values }) };
  },
});

const MARKS = [
  markOf({ type: 'end', drawing: <Cup />, words: () => ['end'] }),
  markOf({
    type: 'raceEnd',
    drawing: <ChequeredFlag />,
    words: ({ race }) => ['raceEnd', { race: race + 1 }],
  }),
  markOf({
    type: 'left',
    isIt: ({ ending }) => ending !== 'finished',
    drawing: <OutSign />,
    words: () => ['out'],
  }),
  markOf({
    type: 'left',
    drawing: <ChequeredFlag />,
    words: ({ place }) => ['finished', { count: place, ordinal: true }],
  }),
  markOf({ type: 'drove', isIt: ({ stop }) => stop, drawing: <PitSign />, words: () => ['stop'] }),
  markOf({
    type: 'waited',
    isIt: ({ why }) => why === 'sixes',
    drawing: <SixBarred />,
    words: () => ['six'],
  }),
  markOf({
    type: 'spent',
    isIt: ({ why }) => why === 'leader',
    drawing: <SixBarred />,
    words: () => ['six'],
  }),
  markOf({ type: 'start', drawing: <Lights />, words: ({ race }) => ['start', { race: race + 1 }] }),
];

/** The sign of the weightiest thing that was seen. */
export const mark: GameUi['mark'] = (entry, t) => {
  const seen = happeningsOf(entry);
  for (const { find } of MARKS) {
    const found = find(seen, t);
    if (found) return found;
  }
  return undefined;
};
