import * as v from 'valibot';

export type Choice = string | number;

/** One match option: what may be chosen, what is meant when nothing is said, and the paragraph it comes from. */
export type OptionField = {
  readonly choices: readonly Choice[];
  readonly default: Choice;
  readonly rule: string;
};

type Chosen<Fields extends Record<string, OptionField>> = {
  -readonly [Name in keyof Fields]: Fields[Name]['choices'][number];
};

/** Options that do not fit: which one, and what it may be. An empty `option` means that it is no set of options at all. */
export type OptionFault = { readonly option: string; readonly choices: readonly Choice[] };

/** The options of a match: what the new-match form shows, what `setup` reads, what the server checks. */
export type MatchOptions<Settings> = {
  readonly fields: Readonly<Record<keyof Settings & string, OptionField>>;
  readonly defaults: Settings;
  readonly schema: v.GenericSchema<unknown, Settings>;
  /** Full settings out of what a client sent; what it left out has its default. Throws when it does not fit. */
  readonly parse: (setupData: unknown) => Settings;
  /** The first thing wrong with what a client sent, or nothing. */
  readonly faultOf: (setupData: unknown) => OptionFault | undefined;
  /** boardgame.io's hook: an English sentence when the options do not fit. */
  readonly validateSetupData: (setupData: unknown) => string | undefined;
};

/** Match options from a table of fields: defaults, schema and check all come from the same rows. */
export const matchOptions = <const Fields extends Record<string, OptionField>>(
  fields: Fields,
): MatchOptions<Chosen<Fields>> => {
  type Settings = Chosen<Fields>;
  const entries = Object.entries(fields);
  const defaults = Object.fromEntries(entries.map(([name, field]) => [name, field.default])) as Settings;
  const schema = v.optional(
    v.pipe(
      v.unknown(),
      // to valibot a list is an object too
      v.check((sent) => !Array.isArray(sent)),
      v.strictObject(
        Object.fromEntries(
          entries.map(([name, field]) => [name, v.optional(v.picklist([...field.choices]), field.default)]),
        ),
      ),
    ),
    {},
  ) as unknown as v.GenericSchema<unknown, Settings>;

  const faultOf = (setupData: unknown): OptionFault | undefined => {
    const { success, issues } = v.safeParse(schema, setupData);
    if (success) return undefined;
    const key = issues[0].path?.[0]?.key;
    const option = typeof key === 'string' ? key : '';
    return { option, choices: Object.hasOwn(fields, option) ? fields[option]!.choices : [] };
  };

  return {
    fields,
    defaults,
    schema,
    faultOf,
    parse: (setupData) => v.parse(schema, setupData),
    validateSetupData: (setupData) => {
      const fault = faultOf(setupData);
      if (!fault) return undefined;
      if (!fault.choices.length) return `There is no match option "${fault.option.slice(0, 40)}".`;
      return `The match option "${fault.option}" may be ${fault.choices.join(', ')}.`;
    },
  };
};
