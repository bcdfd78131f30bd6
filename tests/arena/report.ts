import type { AnyGame } from '../../games';
import type { Kind, Tallies, Tally } from './contest';

/** What a line of the table tells. */
export type Line = {
  readonly module: AnyGame;
  readonly lineUp: readonly Kind[];
  readonly matches: number;
  readonly tallies: Tallies;
};

/** Wilson's interval: where the true share lies with 95 % confidence when `wins` of `matches` were seen. */
export const wilson = (wins: number, matches: number): readonly [low: number, high: number] => {
  const z = 1.96;
  const share = wins / matches;
  const middle = share + z ** 2 / (2 * matches);
  const reach = z * Math.sqrt((share * (1 - share)) / matches + z ** 2 / (4 * matches ** 2));
  const whole = 1 + z ** 2 / matches;
  return [(middle - reach) / whole, (middle + reach) / whole];
};

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const milliseconds = ({ thought, moves, longest }: Tally): string =>
  `${(thought / moves).toFixed(1)} (${longest.toFixed(0)})`;

/** A line in words: how often the first of a line-up won, against whom, and what it took. */
export const cellsOf = ({ module, lineUp, matches, tallies }: Line): Readonly<Record<string, string>> => {
  const [one, ...others] = lineUp as [Kind, ...Kind[]];
  const mine = tallies[one]!;
  const perMatch = lineUp.filter((kind) => kind === one).length;
  const [low, high] = wilson(mine.wins, matches);
  return {
    game: module.id,
    players: String(lineUp.length),
    who: one,
    against: [...new Set(others)].join(', '),
    wins: percent(mine.wins / matches),
    '95 %': `${percent(low)} … ${percent(high)}`,
    'equal share': percent(perMatch / lineUp.length),
    matches: String(matches),
    finished: mine.races ? percent(mine.finished / mine.races) : '',
    'ms a move (longest)': milliseconds(mine),
  };
};

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The lines as a table of Markdown. */
export const markdownOf = (lines: readonly Line[]): string => {
  const rows = lines.map(cellsOf);
  const heads = Object.keys(rows[0] ?? {});
  return [row(heads), row(heads.map(() => '---')), ...rows.map((cells) => row(Object.values(cells)))].join(
    '\n',
  );
};

const BEGIN = '<!-- strengths: npm run arena -- --write -->';
const END = '<!-- /strengths -->';

/** The README with that table where its table of strengths is. */
export const withStrengths = (readme: string, table: string): string => {
  const [from, to] = [readme.indexOf(BEGIN), readme.indexOf(END)];
  if (from < 0 || to < from) throw new Error('The README says nowhere where its table of strengths belongs.');
  return `${readme.slice(0, from + BEGIN.length)}\n\n${table}\n\n${readme.slice(to)}`;
};
