import * as v from 'valibot';

export type Choice = string | number;

/** One match option: what may be chosen, what is meant when nothing is said, and the paragraph it comes from. */
export type OptionField = {
  readonly choices: readonly Choice[];
  /** Whole numbers that may be chosen besides; the largest, and what the default amounts to, depend on how many play. */
  readonly numbers?: {
    readonly least: number;
    readonly most: (numPlayers: number) => number;
    readonly usual: (numPlayers: number) => number;
  };
  /** What may be strung together besides, in any order and each at most once, as in `2-1-5`. */
  readonly sequence?: readonly string[];
  /** What is meant when nothing is said; it may depend on how many play. */
  readonly default: Choice | ((numPlayers: number) => Choice);
  /** What was played before the option was offered: of a kept match that does not name it this is meant. */
  readonly before?: Choice;
  readonly rule: string;
};

type Chosen<Fields extends Record<string, OptionField>> = {
  -readonly [Name in keyof Fields]:
    | Fields[Name]['choices'][number]
    | (Fields[Name] extends { readonly numbers: object } ? number : never)
    | (Fields[Name] extends { readonly sequence: object } ? string : never);
};

/** What was chosen for the options of some game, by their names. */
export type AnySettings = Readonly<Record<string, Choice>>;

/** Options that do not fit: which one, and what it may be. An empty `option` means that it is no set of options at all. */
export type OptionFault = { readonly option: string; readonly choices: readonly Choice[] };

/** The options of a match: what the new-match form shows, what `setup` reads, what the server checks. */
export type MatchOptions<Settings> = {
  readonly fields: Readonly<Record<keyof Settings & string, OptionField>>;
  /** Those of a match of the fewest players. */
  readonly defaults: Settings;
  /** Full settings out of what a client sent for so many players; what it left out has its default. Throws when it does not fit. */
  readonly parse: (setupData: unknown, numPlayers?: number) => Settings;
  /** The options of a kept match, with those that were not yet offered when it was played. */
  readonly asKept: (options: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** The first thing wrong with what a client sent for so many players, or nothing. */
  readonly faultOf: (setupData: unknown, numPlayers?: number) => OptionFault | undefined;
  /** boardgame.io's hook: an English sentence when the options do not fit. */
  readonly validateSetupData: (setupData: unknown, numPlayers?: number) => string | undefined;
};

/** What is meant when nothing is said and so many play. */
export const defaultOf = ({ default: usual }: OptionField, numPlayers: number): Choice =>
  typeof usual === 'function' ? usual(numPlayers) : usual;

/** The items of a sequence. */
export const itemsOf = (sequence: string): readonly string[] => sequence.split('-');

/** All that may be chosen for an option when so many play, sequences apart. */
export const choicesOf = ({ choices, numbers }: OptionField, numPlayers: number): readonly Choice[] => {
  if (!numbers) return choices;
  const { least, most } = numbers;
  return [...choices, ...Array.from({ length: most(numPlayers) - least + 1 }, (_, n) => least + n)];
};

/** Nobody plays with fewer: numbers that fit no match at all are refused even when nobody says how many play. */
const FEWEST = 2;

const isSequence = ({ sequence }: OptionField, value: unknown): boolean => {
  if (!sequence || typeof value !== 'string') return false;
  const items = itemsOf(value);
  return new Set(items).size === items.length && items.every((item) => sequence.includes(item));
};

/** May that be chosen for the option when so many play? */
export const isChoice = (field: OptionField, numPlayers: number, value: unknown): value is Choice =>
  choicesOf(field, numPlayers).includes(value as Choice) || isSequence(field, value);

const valueSchema = (field: OptionField, numPlayers: number) =>
  v.optional(
    v.custom<Choice>((value) => isChoice(field, FEWEST, value)),
    defaultOf(field, numPlayers),
  );

/** Match options from a table of fields: defaults, schema and check all come from the same rows. */
export const matchOptions = <const Fields extends Record<string, OptionField>>(
  fields: Fields,
): MatchOptions<Chosen<Fields>> => {
  type Settings = Chosen<Fields>;
  const entries = Object.entries(fields);
  const schemaFor = (numPlayers: number) =>
    v.optional(
      v.pipe(
        v.unknown(),
        // to valibot a list is an object too
        v.check((sent) => !Array.isArray(sent)),
        v.strictObject(
          Object.fromEntries(entries.map(([name, field]) => [name, valueSchema(field, numPlayers)])),
        ),
      ),
      {},
    ) as unknown as v.GenericSchema<unknown, Settings>;
  const parse = (setupData: unknown, numPlayers = FEWEST): Settings =>
    v.parse(schemaFor(numPlayers), setupData);
  const earlier = Object.fromEntries(
    entries.flatMap(([name, { before }]) => (before === undefined ? [] : [[name, before]])),
  );

  const faultOf = (setupData: unknown, numPlayers = FEWEST): OptionFault | undefined => {
    const fault = (option: string) => ({
      option,
      choices: Object.hasOwn(fields, option) ? choicesOf(fields[option]!, numPlayers) : [],
    });
    const { success, output, issues } = v.safeParse(schemaFor(numPlayers), setupData);
    if (!success) {
      const key = issues[0].path?.[0]?.key;
      return fault(typeof key === 'string' ? key : '');
    }
    const tooMany = entries.find(([name, field]) => !isChoice(field, numPlayers, output[name]));
    return tooMany && fault(tooMany[0]);
  };

  return {
    fields,
    defaults: parse({}),
    faultOf,
    parse,
    asKept: (options) => ({ ...earlier, ...options }),
    validateSetupData: (setupData, numPlayers) => {
      const fault = faultOf(setupData, numPlayers);
      if (!fault) return undefined;
      if (!fault.choices.length) return `There is no match option "${fault.option.slice(0, 40)}".`;
      return `The match option "${fault.option}" may be ${fault.choices.join(', ')}.`;
    },
  };
};
