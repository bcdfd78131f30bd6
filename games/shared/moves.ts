import type { PlayerID } from 'boardgame.io';
import type { Chance } from './chance';
import type { Happening } from './gameModule';
import { sameArgs, type LegalMove, type Refusal } from './legality';

/** What an effect works with: the table, chance, and a function that tells what happens. */
export type Play<State, Told> = {
  readonly G: State;
  readonly random: Chance;
  readonly tell: (told: Told) => void;
};

/** The arguments of a move: exactly the ids it was listed with. */
type Args = readonly unknown[];

/** Are these valid arguments of the move? Checks whatever a client sent. */
export type Takes<Taken extends Args, View> = (args: Args, view: View) => args is Taken;

/** Is this one of the ids a move takes? */
type Guard<Id, View> = (arg: unknown, view: View) => arg is Id;

/** For a move without arguments. */
export const nothing = (args: Args): args is readonly [] => args.length === 0;

/** For a move with exactly these arguments, in this order. */
export const exactly =
  <Ids extends Args, View>(
    ...guards: { readonly [At in keyof Ids]: Guard<Ids[At], View> }
  ): Takes<Readonly<Ids>, View> =>
  (args, view): args is Readonly<Ids> =>
    args.length === guards.length && guards.every((fits, at) => fits(args[at], view));

/** For a move with one argument and any number of others. */
export const oneAndMore =
  <First, Other, View>(
    first: Guard<First, View>,
    other: Guard<Other, View>,
  ): Takes<readonly [First, ...Other[]], View> =>
  (args, view): args is readonly [First, ...Other[]] =>
    args.length > 0 && first(args[0], view) && args.slice(1).every((arg) => other(arg, view));

/** Is this one of the items? */
export const isOneOf =
  <const Item>(items: readonly Item[]) =>
  (arg: unknown): arg is Item =>
    items.includes(arg as Item);

/** Each of the items as the arguments of a move. */
export const each = <Item>(items: readonly Item[]): readonly (readonly [Item])[] =>
  items.map((item) => [item]);

/** The arguments of a legal move, with what was found while looking for it. */
export type Offer<Taken extends Args, Evidence> = { readonly args: Taken; readonly evidence: Evidence };

/** The types of a game. `Moment` is what the table waits for, distinguished by `type`. */
export type Vocabulary = {
  readonly State: object;
  readonly View: object;
  readonly Told: Happening;
  readonly Moment: { readonly type: string };
};

type MomentOf<Words extends Vocabulary, When> = Extract<Words['Moment'], { readonly type: When }>;

/** What every move defines. */
type Verb<Words extends Vocabulary, When, Taken extends Args> = {
  /** The moments at which the move is possible. */
  readonly when: readonly When[];
  /** Are these arguments of the right form? Checks whatever a client sent. */
  readonly takes: Takes<Taken, Words['View']>;
  /** All arguments that can be expressed at this table; absent for a move without arguments. */
  readonly words?: (view: Words['View']) => readonly Taken[];
  /** boardgame.io: hides the arguments from the log of others. For moves that lay something face down. */
  readonly redact?: boolean;
  /**
   * boardgame.io: the move is accepted even if others have moved since the player looked, for moments when all act at
   * once.
   */
  readonly ignoreStaleStateID?: boolean;
};

/** A move whose arguments are checked one by one: legal is everything without a reason against it. */
type Checked<Words extends Vocabulary, When, Taken extends Args> = Verb<Words, When, Taken> & {
  /** The arguments worth checking for the seat; by default all that can be expressed. */
  readonly candidates?: (
    view: Words['View'],
    seat: PlayerID,
    moment: MomentOf<Words, When>,
  ) => readonly Taken[];
  /** Why not; absent for a move that is legal at all its moments. */
  readonly whyNot?: (
    view: Words['View'],
    seat: PlayerID,
    args: Taken,
    moment: MomentOf<Words, When>,
  ) => Refusal | undefined;
  readonly does: (
    play: Play<Words['State'], Words['Told']>,
    seat: PlayerID,
    args: Taken,
    moment: MomentOf<Words, When>,
  ) => void;
};

/** A move whose arguments are searched for: legal is what was found, and the evidence is passed on to its effect. */
type Found<Words extends Vocabulary, When, Taken extends Args, Evidence> = Verb<Words, When, Taken> & {
  readonly offers: (
    view: Words['View'],
    seat: PlayerID,
    moment: MomentOf<Words, When>,
  ) => readonly Offer<Taken, Evidence>[];
  /** Why other arguments were not found. */
  readonly whyNot: (
    view: Words['View'],
    seat: PlayerID,
    args: Taken,
    moment: MomentOf<Words, When>,
  ) => Refusal;
  readonly does: (
    play: Play<Words['State'], Words['Told']>,
    seat: PlayerID,
    args: Taken,
    moment: MomentOf<Words, When>,
    evidence: Evidence,
  ) => void;
};

/** The ruling on a move at a table: why it is refused, or how it is made. */
export type MoveRuling<Play> = { readonly refusal: Refusal } | { readonly make: (play: Play) => void };

/** A decision of one kind of move: the name of the move, and its arguments. */
type Made<Name extends string, Taken extends Args> = { readonly move: Name; readonly args: Taken };

/** One kind of move of a game. `Decision` is what it makes. */
export type Move<View, Play, Decision extends LegalMove = LegalMove> = {
  readonly name: Decision['move'];
  readonly when: readonly string[];
  readonly redact: boolean;
  readonly ignoreStaleStateID: boolean;
  readonly takes: (args: Args, view: View) => boolean;
  /** All decisions that can be expressed. */
  readonly words: (view: View) => readonly Decision[];
  /** All legal decisions of the seat, at a suitable moment. */
  readonly listed: (view: View, seat: PlayerID, moment: unknown) => readonly Decision[];
  /** The ruling on these arguments, at a suitable moment. */
  readonly judge: (view: View, seat: PlayerID, args: Args, moment: unknown) => MoveRuling<Play>;
};

/** Both kinds of moves. `Found` comes first: the compiler infers `Evidence` only from the first overload. */
type MoveMaker<Words extends Vocabulary> = {
  <Name extends string, const When extends Words['Moment']['type'], Taken extends Args, Evidence>(
    name: Name,
    verb: Found<Words, When, Taken, Evidence>,
  ): Move<Words['View'], Play<Words['State'], Words['Told']>, Made<Name, Taken>>;
  <Name extends string, const When extends Words['Moment']['type'], Taken extends Args>(
    name: Name,
    verb: Checked<Words, When, Taken>,
  ): Move<Words['View'], Play<Words['State'], Words['Told']>, Made<Name, Taken>>;
};

/** Every decision that can be made with these moves, distinguished by `move`: the name determines the arguments. */
export type DecisionOf<Moves extends readonly Move<never, never>[]> = ReturnType<
  Moves[number]['listed']
>[number];

/** The argument of `move`, of either kind; the caller's types have been checked by then. */
type AnyVerb = Verb<Vocabulary, string, Args> & {
  readonly candidates?: (view: object, seat: PlayerID, moment: unknown) => readonly Args[];
  readonly offers?: (view: object, seat: PlayerID, moment: unknown) => readonly Offer<Args, unknown>[];
  readonly whyNot?: (view: object, seat: PlayerID, args: Args, moment: unknown) => Refusal | undefined;
  readonly does: (play: unknown, seat: PlayerID, args: Args, moment: unknown, evidence?: unknown) => void;
};

const makeMove = (name: string, verb: AnyVerb): Move<object, unknown> => {
  const { when, takes, words = () => [[]], redact = false, ignoreStaleStateID = false } = verb;
  const { candidates = words, offers, whyNot = () => undefined, does } = verb;
  const called = (all: readonly Args[]): LegalMove[] => all.map((args) => ({ move: name, args }));
  const open = (view: object, seat: PlayerID, moment: unknown): readonly Args[] =>
    offers
      ? offers(view, seat, moment).map(({ args }) => args)
      : candidates(view, seat, moment).filter((args) => !whyNot(view, seat, args, moment));
  return {
    name,
    when,
    redact,
    ignoreStaleStateID,
    takes,
    words: (view) => called(words(view)),
    listed: (view, seat, moment) => called(open(view, seat, moment)),
    judge: (view, seat, args, moment) => {
      const found = offers?.(view, seat, moment).find((offer) => sameArgs(offer.args, args));
      const refusal = found ? undefined : whyNot(view, seat, args, moment);
      if (refusal) return { refusal };
      return { make: (play) => does(play, seat, args, moment, found?.evidence) };
    },
  };
};

/** The only way to define a move, with the types of a game. */
export const movesOf = <Words extends Vocabulary>(): MoveMaker<Words> =>
  makeMove as unknown as MoveMaker<Words>;
