import { FINISH, type CircuitId, type Space, type Target } from '../../../../games/ausgebremst';

/** A piece of road that illustrates a rule: the cars, and where the first of them can and cannot drive. */
export type RoadScene = {
  /** The picture includes everything between these spaces. */
  readonly around: readonly Space[];
  /** First the car that the rule is about; the others are in its way. */
  readonly cars: readonly Space[];
  /** Its way, from where it stands. */
  readonly way?: readonly Target[];
  /** Where it may end, and with which card. */
  readonly open?: Readonly<Partial<Record<Target, number>>>;
  /** Where it would be out of the race, and with which card. */
  readonly ruinous?: Readonly<Partial<Record<Target, number>>>;
  /** Where it cannot go. */
  readonly closed?: readonly Space[];
  /** The spaces the rule is about. */
  readonly lit?: readonly Space[];
};

/** A rule shown on the road; `words` is the key of the sentence below it. */
export type RoadExample = { readonly words: string; readonly scenes: readonly RoadScene[] };

/** The circuit that all examples are pieces of. */
export const EXAMPLE_ROAD: CircuitId = 'bleifuss-drom';

const SOLID = ['bleifuss-5a1', 'bleifuss-5c1', 'bleifuss-6a2', 'bleifuss-6b3'] as const;
const BEND = ['drom-3a5', 'drom-3b5', 'drom-4a2', 'drom-4b4'] as const;
const PITS = ['drom-3b1', 'drom-pit1', 'drom-pit3', 'drom-3b6'] as const;

/** pictures for paragraphs, by number. */
export const ROAD_EXAMPLES: Readonly<Record<string, RoadExample>> = {
  'A-5.1': {
    words: 'lanes',
    scenes: [
      {
        around: ['bleifuss-2a1', 'bleifuss-2b1', 'bleifuss-2a3', 'bleifuss-2b4'],
        cars: ['bleifuss-2a2'],
        open: { 'bleifuss-2a3': 1, 'bleifuss-2b3': 1 },
        closed: ['bleifuss-2b2'],
      },
    ],
  },
  'A-5.2': {
    words: 'overtaking',
    scenes: [
      {
        around: BEND,
        cars: ['drom-3b5', 'drom-3b6'],
        way: ['drom-3b5', 'drom-3a6', 'drom-4a1', 'drom-4b2', 'drom-4b3'],
        open: { 'drom-4b3': 4 },
      },
      { around: BEND, cars: ['drom-3b5', 'drom-3a6', 'drom-3b6'], closed: ['drom-3a6', 'drom-3b6'] },
    ],
  },
  'A-5.3': {
    words: 'solidLine',
    scenes: [
      { around: SOLID, cars: ['bleifuss-5b1'], open: { 'bleifuss-6a1': 1, 'bleifuss-6b1': 1 } },
      { around: SOLID, cars: ['bleifuss-6b2'], open: { 'bleifuss-6b3': 1 }, closed: ['bleifuss-6a2'] },
    ],
  },
  'A-5.4': {
    words: 'chicane',
    scenes: [
      {
        around: ['bleifuss-3a1', 'bleifuss-3c1', 'bleifuss-5a1', 'bleifuss-5c1'],
        cars: ['bleifuss-3b1', 'bleifuss-4a1'],
        closed: ['bleifuss-4a1'],
      },
    ],
  },
  'A-5.5': {
    words: 'finish',
    scenes: [
      {
        around: ['drom-3a1', 'drom-3b1', 'drom-3a5', 'drom-3b5'],
        cars: ['drom-3b1'],
        way: ['drom-3b1', 'drom-3b2', 'drom-3b3', FINISH],
        open: { [FINISH]: 5 },
      },
    ],
  },
  'A-7.2': {
    words: 'pitLane',
    scenes: [{ around: PITS, cars: ['drom-pit2', 'drom-pit1'], lit: ['drom-3a2', 'drom-3a5'] }],
  },
  'A-7.3': {
    words: 'pitStop',
    scenes: [
      {
        around: PITS,
        cars: ['drom-3a1'],
        way: ['drom-3a1', 'drom-3a2', 'drom-pit1', 'drom-pit2'],
        open: { 'drom-pit2': 3 },
      },
    ],
  },
  'A-7.4': {
    words: 'pastThePits',
    scenes: [
      {
        around: PITS,
        cars: ['drom-3a1'],
        open: { 'drom-3a2': 1, 'drom-pit1': 2 },
        ruinous: { 'drom-3b2': 1 },
      },
    ],
  },
  'A-7.5': {
    words: 'pitEntry',
    scenes: [{ around: PITS, cars: ['drom-3a1', 'drom-3a2'], closed: ['drom-3a2'] }],
  },
  'A-7.6': {
    words: 'pitExit',
    scenes: [
      {
        around: PITS,
        cars: ['drom-pit1', 'drom-3a5'],
        open: { 'drom-pit2': 1, 'drom-pit3': 2 },
        closed: ['drom-3a5'],
      },
    ],
  },
};
