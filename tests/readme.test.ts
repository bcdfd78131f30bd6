import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '../games';
import { SPECTATORS, TABLE_OPTIONS, TIME_UPS, USUAL_TABLE } from '../games/shared/conduct';
import { BOT_LEVELS } from '../games/shared/gameModule';
import { defaultOf, type OptionField } from '../games/shared/options';
import { LANGUAGE_CODES } from '../ui/shell/languages';
import { rulebookName } from '../ui/shell/rulebookTexts';

const README = readFileSync(join(__dirname, '../README.md'), 'utf8');

describe.each(GAMES.map(({ id, players }) => [id, players.join('–')] as const))('%s', (id, players) => {
  test('stands among the games, with how many play', () => {
    const row = `| \`${id}\` | ${players} |`;
    if (!README.replaceAll(/ +\|/g, ' |').includes(row))
      throw new Error(`Write … ${row} … into the table of games in the README.`);
  });

  test.each(LANGUAGE_CODES)('its rulebook in %s is named', (language) => {
    const file = `games/${id}/${rulebookName(language)}`;
    if (!README.includes(`(${file})`)) throw new Error(`Link ${file} in the README.`);
  });
});

type Row = { readonly values: string; readonly usual: string; readonly rule: string };

/** The sections whose headings begin like that, each with the rows of its table. */
const tablesUnder = (heading: string) =>
  README.split(`\n### ${heading}`)
    .slice(1)
    .map((section) =>
      Array.from(section.split(/^### /m)[0]!.matchAll(/^\| `.*\|$/gm), ([row]) =>
        row
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ),
    );

/** The tables of options, in the order of the shelf: the rows by the name of the option. */
const TABLES = tablesUnder('Options of ').map(
  (rows) =>
    new Map(
      rows.map(([name, values, usual, rule]): [string, Row] => [
        name!.replaceAll('`', ''),
        { values: values!, usual: usual!, rule: rule! },
      ]),
    ),
);

const NONE: ReadonlyMap<string, Row> = new Map();

const quoted = (text: string) => Array.from(text.matchAll(/`([^`]+)`/g), ([, word]) => word!);

/** How the README writes the choices: words in quotes, consecutive numbers as a range. */
const written = ({ choices }: OptionField): string[] => {
  const [first] = choices;
  if (typeof first !== 'number') return choices.map((one) => `\`${one}\``);
  const isRow = choices.length > 2 && choices.every((one, at) => one === first + at);
  return isRow ? [`${first}–${choices.at(-1)}`] : choices.map(String);
};

test.each(GAMES.map(({ id }, at) => [id, at] as const))('%s has its table of options', (id, at) => {
  if (!TABLES[at]) throw new Error(`Write the table of the options of ${id} in the README.`);
});

test('there is no other table of options', () => expect(TABLES.slice(GAMES.length)).toEqual([]));

describe.each(
  GAMES.map(({ id, game, options }, at) => [id, game, options.fields, TABLES[at] ?? NONE] as const),
)('the options of %s', (_, { minPlayers, maxPlayers }, fields, table) => {
  test('stand in the table, in their order', () => expect([...table.keys()]).toEqual(Object.keys(fields)));

  test.each(Object.entries<OptionField>(fields))('%s: its choices, its default, its rule', (name, field) => {
    const row = table.get(name);
    if (!row) throw new Error(`Write the row of \`${name}\` into the table in the README.`);
    const { values, usual, rule } = row;
    expect(rule).toBe(field.rule);
    const defaults = [minPlayers, maxPlayers].map((players) => String(defaultOf(field, players)));
    expect(new Set(quoted(usual).length ? quoted(usual) : [usual.trim()])).toEqual(new Set(defaults));
    if (field.sequence) return;
    for (const choice of written(field))
      if (!`${values} (${usual})`.includes(choice))
        throw new Error(`Write ${choice} into the row of \`${name}\` in the README, not only ${values}.`);
    expect(quoted(values).filter((word) => !field.choices.includes(word))).toEqual([]);
  });
});

describe('what a table agrees on', () => {
  const rows = new Map(
    tablesUnder('What a table agrees on')
      .flat()
      .map(([name, values, usual]) => [name!.replaceAll('`', ''), { values: values!, usual: usual! }]),
  );
  const CHOICES = { standIn: BOT_LEVELS, timeUp: TIME_UPS, spectators: SPECTATORS } as const;

  test('is all told', () =>
    expect([...rows.keys()].toSorted()).toEqual(Object.keys(TABLE_OPTIONS.entries).toSorted()));

  test.each(Object.entries(CHOICES))('%s: its choices and its default', (name, choices) => {
    const { values, usual } = rows.get(name)!;
    const told = quoted(values);
    expect(told).toEqual(expect.arrayContaining([...choices]));
    expect(told.filter((word) => !choices.some((one) => one === word))).toEqual([]);
    expect(quoted(usual)).toEqual([USUAL_TABLE[name as keyof typeof CHOICES]]);
  });
});
