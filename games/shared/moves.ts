import type { PlayerID } from 'boardgame.io';
import type { Chance } from './chance';
import type { Happening } from './gameModule';
import { sameArgs, type LegalMove, type Refusal } from './legality';

/** What an effect works on: the table, chance, and somebody to tell what happens. */
export type Play<State, Told> = {
  readonly G: State;
  readonly random: Chance;
  readonly tell: (told: Told) => void;
};

/** What a move is played with: the ids it was listed with, nothing else. */
type Args = readonly unknown[];

/** Is this what the move takes? Asked of whatever a client sent. */
export type Takes<Taken extends Args, View> = (args: Args, view: View) => args is Taken;

/** Is this one of the ids a move takes? */
type Guard<Id, View> = (arg: unknown, view: View) => arg is Id;

/** A move that is played with nothing. */
export const nothing = (args: Args): args is readonly [] => args.length === 0;

/** A move that is played with exactly these, in this order. */
export const exactly =
  <Ids extends Args, View>(
    ...guards: { readonly [At in keyof Ids]: Guard<Ids[At], View> }
  ): Takes<Readonly<Ids>, View> =>
  (args, view): args is Readonly<Ids> =>
    args.length === guards.length && guards.every((fits, at) => fits(args[at], view));

/** A move that is played with one thing and any number of others. */
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

/** Each of the items as what a move is played with. */
export const each = <Item>(items: readonly Item[]): readonly (readonly [Item])[] =>
  items.map((item) => [item]);

/** One thing that is open to a seat, with what was found out in looking for it. */
export type Offer<Taken extends Args, Evidence> = { readonly args: Taken; readonly evidence: Evidence };

/** What a game calls its parts. `Moment` is what the table waits for, told apart by `type`. */
export type Vocabulary = {
  readonly State: object;
  readonly View: object;
  readonly Told: Happening;
  readonly Moment: { readonly type: string };
};

type MomentOf<Words extends Vocabulary, When> = Extract<Words['Moment'], { readonly type: When }>;

/** What every move says of itself. */
type Verb<Words extends Vocabulary, When, Taken extends Args> = {
  /** At which moments it comes into question. */
  readonly when: readonly When[];
  /** Is it played with such things at all? The reader of whatever a client sent. */
  readonly takes: Takes<Taken, Words['View']>;
  /** All that can be put into words at this table; left out by a move that takes nothing. */
  readonly words?: (view: Words['View']) => readonly Taken[];
  /** boardgame.io: what it was played with is in nobody else's log. A move that is laid face down says so. */
  readonly redact?: boolean;
  /** boardgame.io: it is taken though others have moved since its player looked, as where everybody acts at once. */
  readonly ignoreStaleStateID?: boolean;
};

/** A move whose arguments are judged one by one: open is what there is no reason against. */
type Checked<Words extends Vocabulary, When, Taken extends Args> = Verb<Words, When, Taken> & {
  /** What may come into question for the seat; left out where that is all that can be put into words. */
  readonly candidates?: (
    view: Words['View'],
    seat: PlayerID,
    moment: MomentOf<Words, When>,
  ) => readonly Taken[];
  /** Why not; left out by a move that is open whenever it comes into question. */
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

/** A move that is looked for: open is what was found, and what was found out about it is handed to what it does. */
type Found<Words extends Vocabulary, When, Taken extends Args, Evidence> = Verb<Words, When, Taken> & {
  readonly offers: (
    view: Words['View'],
    seat: PlayerID,
    moment: MomentOf<Words, When>,
  ) => readonly Offer<Taken, Evidence>[];
  /** Why something else was not found. */
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

/** What a move comes to on a table: why it is refused, or how it is made. */
export type MoveRuling<Play> = { readonly refusal: Refusal } | { readonly make: (play: Play) => void };

/** A decision as one kind of move makes it: the name of the move, and what it takes. */
type Made<Name extends string, Taken extends Args> = { readonly move: Name; readonly args: Taken };

/** One verb of a game: all that is to be known about it. `Decision` is what it makes. */
export type Move<View, Play, Decision extends LegalMove = LegalMove> = {
  readonly name: Decision['move'];
  readonly when: readonly string[];
  readonly redact: boolean;
  readonly ignoreStaleStateID: boolean;
  readonly takes: (args: Args, view: View) => boolean;
  /** All that can be put into words. */
  readonly words: (view: View) => readonly Decision[];
  /** All that is open to the seat at a moment that fits. */
  readonly listed: (view: View, seat: PlayerID, moment: unknown) => readonly Decision[];
  /** What playing it with these comes to, at a moment that fits. */
  readonly judge: (view: View, seat: PlayerID, args: Args, moment: unknown) => MoveRuling<Play>;
};

/** Both kinds of verbs. `Found` comes first: only of the first overload does the compiler infer `Evidence`. */
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

/** Every decision that can be made with these moves, told apart by `move`: its name says what it is played with. */
export type DecisionOf<Moves extends readonly Move<never, never>[]> = ReturnType<
  Moves[number]['listed']
>[number];

/** What `move` is handed, whichever kind it is; the types of the caller have been checked by then. */
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

/** The one way to write down a move, in the words of a game. */
export const movesOf = <Words extends Vocabulary>(): MoveMaker<Words> =>
  makeMove as unknown as MoveMaker<Words>;
