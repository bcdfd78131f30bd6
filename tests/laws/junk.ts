import type { LegalMove } from '../../games/shared/legality';

/** Names that every object answers to. */
export const INHERITED = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty'] as const;

/** Seats that no table has. */
export const NO_SEATS: readonly unknown[] = [
  '-1',
  '99',
  '',
  '0 ',
  '00',
  'null',
  0,
  null,
  undefined,
  ...INHERITED,
];

const NO_MOVES: readonly string[] = ['', 'endTurn', 'endPhase', 'endGame', 'setStage', 'pass', ...INHERITED];

export const NO_ARGUMENTS: readonly unknown[] = [
  undefined,
  null,
  true,
  -1,
  -0,
  0,
  1.5,
  Number.NaN,
  Infinity,
  1e9,
  '',
  '0',
  {},
  [],
  [0],
  [[]],
  { length: 1 },
  ...INHERITED,
];

/** The same thing, a little off: one more, one less, in other clothes. */
const nearly = (arg: unknown): unknown[] => {
  const clothes = [[arg], { 0: arg }, [arg, arg]];
  if (typeof arg === 'number') return [arg + 1, arg - 1, arg + 0.5, -arg, String(arg), ...clothes];
  if (typeof arg !== 'string') return clothes;
  const one = (by: number) => arg.replace(/\d+(?=\D*$)/, (digits) => String(Number(digits) + by));
  return [
    one(1),
    one(-1),
    `${arg} `,
    ` ${arg}`,
    `${arg}\0`,
    arg.toUpperCase(),
    arg.slice(1),
    Number(arg),
    ...clothes,
  ];
};

/** What a careless or hostile client makes of a move. */
export const junkOf = ({ move, args }: LegalMove): LegalMove[] => [
  ...[...NO_MOVES, `${move} `, move.toUpperCase()].map((name) => ({ move: name, args })),
  ...args.flatMap((arg, at) =>
    [...nearly(arg), ...NO_ARGUMENTS].map((other) => ({ move, args: args.with(at, other) })),
  ),
  ...[undefined, null, 0, {}, args[0]].map((more) => ({ move, args: [...args, more] })),
  ...args.map((_, at) => ({ move, args: args.toSpliced(at, 1) })),
];
