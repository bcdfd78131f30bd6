import * as v from 'valibot';

export type Choice = string | number;

/** A match option: its choices, its default, and its paragraph. */
export type OptionField = {
  readonly choices: readonly Choice[];
  /**
   * Whole numbers that can also be chosen; the largest, and the number that the default means, depend on the number
   * of players.
   */
  readonly numbers?: {
    readonly least: number;
    readonly most: (numPlayers: number) => number;
    readonly usual: (numPlayers: number) => number;
  };
  /** Items that can also be joined into a sequence, in any order and each at most once, as in `2-1-5`. */
  readonly sequence?: readonly string[];
  /** The default; it may depend on the number of players. */
  readonly default: Choice | ((numPlayers: number) => Choice);
  /** The value before the option existed: it applies to a stored match without this option. */
  readonly before?: Choice;
  /** Does it make matches longer or shorter? */
  readonly setsLength?: true;
  readonly rule: string;
};

type Chosen<Fields extends Record<string, OptionField>> = {
  -readonly [Name in keyof Fields]:
    | Fields[Name]['choices'][number]
    | (Fields[Name] extends { readonly numbers: object } ? number : never)
    | (Fields[Name] extends { readonly sequence: object } ? string : never);
};

/** The chosen options of some game, by name. */
export type AnySettings = Readonly<Record<string, Choice>>;

/** An invalid option and its possible values. An empty `option` means that this is no set of options at all. */
export type OptionFault = { readonly option: string; readonly choices: readonly Choice[] };

/** The options of a match: for the new-match form, for `setup`, and for the server's check. */
export type MatchOptions<Settings> = {
  readonly fields: Readonly<Record<keyof Settings & string, OptionField>>;
  /** The defaults with the fewest players. */
  readonly defaults: Settings;
  /**
   * Complete settings from what a client sent for this many players, with defaults for what is missing. Throws if it
   * is invalid.
   */
  readonly parse: (setupData: unknown, numPlayers?: number) => Settings;
  /** The options of a stored match, with those that did not exist when it was played. */
  readonly asKept: (options: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** The first fault in what a client sent for this many players, if any. */
  readonly faultOf: (setupData: unknown, numPlayers?: number) => OptionFault | undefined;
  /** boardgame.io's hook: an English sentence if the options are invalid. */
  readonly validateSetupData: (setupData: unknown, numPlayers?: number) => string | undefined;
};

/** The default for this many players. */
export const defaultOf = ({ default: usual }: OptionField, numPlayers: number): Choice =>
  typeof usual === 'function' ? usual(numPlayers) : usual;

/** The items of a sequence. */
export const itemsOf = (sequence: string): readonly string[] => sequence.split('-');

/** Does a match with this choice take as long as one with the default? */
export const hasUsualLength = (field: OptionField, numPlayers: number, choice?: Choice): boolean => {
  const usual = defaultOf(field, numPlayers);
  if (!field.setsLength || choice === undefined || choice === usual) return true;
  if (field.sequence) return itemsOf(String(choice)).length === itemsOf(String(usual)).length;
  return field.numbers?.usual(numPlayers) === choice;
};

/** All choices of an option for this many players, except sequences. */
export const choicesOf = ({ choices, numbers }: OptionField, numPlayers: number): readonly Choice[] => {
  if (!numbers) return choices;
  const { least, most } = numbers;
  return [...choices, ...Array.from({ length: most(numPlayers) - least + 1 }, (_, n) => least + n)];
};

/** The fewest players: numbers that fit no match at all are refused even if the number of players is unknown. */
const FEWEST = 2;

const isSequence = ({ sequence }: OptionField, value: unknown): boolean => {
  if (!sequence || typeof value !== 'string') return false;
  const items = itemsOf(value);
  return new Set(items).size === items.length && items.every((item) => sequence.includes(item));
};

/** Can this be chosen for the option with this many players? */
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
        // valibot accepts a list as an object
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
