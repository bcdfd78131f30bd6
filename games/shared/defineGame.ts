import type { Adviser } from './bots/advice';
import type { Analyst } from './bots/analyst';
import type { LongFormMove, PhaseConfig, PlayerID, StageArg } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import type { Chance } from './chance';
import { temperOf, type Temper } from './bots/drivers';
import { flowOf, type Phase } from './flow';
import {
  BOT_LEVELS,
  type Answer,
  type Bot,
  type BotLevel,
  type GameModule,
  type Ruling,
  type Undoable,
} from './gameModule';
import { refusalsOf, type GeneralReason, type LegalMove, type LegalMoves, type Refusal } from './legality';
import type { Move, Play, Vocabulary } from './moves';
import { chanceIn, pluginsOf, type PluginAPIs } from './plugins';
import { rulingOn } from './rulings';
import type { Until } from './bots/search';

type MoveIn<Words extends Vocabulary, Decision extends LegalMove = LegalMove> = Move<
  Words['View'],
  Play<Words['State'], Words['Told']>,
  Decision
>;

/** The parts of a definition that the module of a game adopts unchanged. */
type TakenOver =
  | 'id'
  | 'players'
  | 'rules'
  | 'options'
  | 'awaited'
  | 'isOver'
  | 'result'
  | 'playerView'
  | 'hiddenFrom'
  | 'conserved'
  | 'imagine'
  | 'reshuffled';

/** The complete definition of a game. `Decision`: every decision its moves can make. */
export type Definition<
  Words extends Vocabulary,
  Settings,
  Id extends string,
  Decision extends LegalMove,
> = Pick<GameModule<Words['State'], Words['View'], Settings, Id>, TakenOver> & {
  /** The table before the first move. */
  readonly setup: (seats: readonly PlayerID[], settings: Settings, random: Chance) => Words['State'];
  /** All seats in seating order. */
  readonly seatsOf: (view: Words['View']) => readonly PlayerID[];
  /** All moves; they are listed in this order. */
  readonly moves: readonly MoveIn<Words, Decision>[];
  /** What the table waits for. */
  readonly momentOf: (view: Words['View']) => Words['Moment'];
  /** The paragraphs for refusals that every game has. */
  readonly refusals: Readonly<Record<GeneralReason, string>>;
  /**
   * Why a seat cannot make this kind of move now, whatever its arguments: it is another seat's decision, or the wrong
   * moment.
   */
  readonly whyNotNow: (
    view: Words['View'],
    seat: PlayerID,
    move: MoveIn<Words>,
    moment: Words['Moment'],
  ) => Refusal | undefined;
  /** After every move: goes on until somebody must decide something, or the match is over. */
  readonly playOn: (play: Play<Words['State'], Words['Told']>) => void;
  /** Who may act, for boardgame.io; where several act at once, with `turn: { activePlayers: ActivePlayers.ALL }`. */
  readonly phases: Readonly<Record<string, Phase<Words['State'], MoveIn<Words>>>>;
  /** How a happening changes the table, whole or as a seat sees it: the only code that ever changes it. */
  readonly evolve: (table: Words['View'], told: Words['Told']) => void;
  /** Is the present decision made openly, from what everybody sees? */
  readonly isPublic?: (view: Words['View']) => boolean;
  /** A happening as a seat may learn of it; absent if happenings hold no secrets. */
  readonly seenBy?: (told: Words['Told'], playerID: PlayerID | null, G: Words['View']) => Words['Told'];
  /** Happenings that reveal nothing hidden: a step that caused only such happenings may be taken back. */
  readonly undo?: Omit<Undoable<Words['State']>, 'showsNothing'> & {
    readonly showsNothing: readonly Words['Told']['type'][];
  };
  /** Computer players by strength; each is handed what is open to it. */
  readonly bots: Readonly<Record<BotLevel, Thinker<Words['View'], Decision>>>;
  /** What an expert would do, and why. */
  readonly advise?: Adviser<Words['View']>;
  /** Looks back at a match that is over; asked about moves that were made, and nothing else. */
  readonly analyst?: Analyst<Words['State'], Words['View'], Decision, Words['Told']>;
};

/** The other inputs of a computer player. */
export type Given<Decision extends LegalMove = LegalMove> = {
  /** All legal moves of its seat. */
  readonly legal: readonly Decision[];
  /** The temper of its driver. */
  readonly temper?: Temper | undefined;
  /** Asked again and again while thinking; absent if there is no time limit. */
  readonly until?: Until;
};

/** A computer player as a game defines it, from the view of its seat and a random source. */
export type Thinker<View, Decision extends LegalMove = LegalMove> = (
  view: View,
  playerID: PlayerID,
  random: Chance,
  given: Given<Decision>,
) => Answer;

/** boardgame.io's own events; players may call none of them. */
const NO_EVENTS = {
  endGame: false,
  endPhase: false,
  endStage: false,
  endTurn: false,
  pass: false,
  setActivePlayers: false,
  setPhase: false,
  setStage: false,
} as const;

/** One for each strength. */
const perLevel = <T>(make: (level: BotLevel) => T): Record<BotLevel, T> =>
  Object.fromEntries(BOT_LEVELS.map((level) => [level, make(level)])) as Record<BotLevel, T>;

/** The default for games whose happenings hold no secrets. */
const everybodyHears = <Told>(told: Told): Told => told;

/** The rules of a game, derived from its moves: what is legal, and what a move does. */
type Rules<Words extends Vocabulary, Decision extends LegalMove> = {
  readonly legalMoves: LegalMoves<Words['View'], Decision>;
  readonly judge: (view: Words['View'], playerID: PlayerID, move: LegalMove) => Ruling<Words['State']>;
};

const rulesOf = <Words extends Vocabulary, Settings, Id extends string, Decision extends LegalMove>({
  moves,
  momentOf,
  refusals,
  isOver,
  seatsOf,
  whyNotNow,
  evolve,
  playOn,
}: Definition<Words, Settings, Id, Decision>): Rules<Words, Decision> => {
  type View = Words['View'];
  const byName: ReadonlyMap<string, MoveIn<Words>> = new Map(moves.map((move) => [move.name, move]));

  const refused = (reason: GeneralReason): Refusal => refusalsOf<GeneralReason>()(reason, refusals[reason]);

  const whyNotAtAll = (view: View, playerID: PlayerID): Refusal | undefined => {
    if (isOver(view)) return refused('over');
    return seatsOf(view).includes(playerID) ? undefined : refused('spectator');
  };

  const legalMoves: LegalMoves<View, Decision> = (view, playerID) => {
    if (whyNotAtAll(view, playerID)) return [];
    const moment = momentOf(view);
    return moves
      .filter((move) => move.when.includes(moment.type) && !whyNotNow(view, playerID, move, moment))
      .flatMap((move) => move.listed(view, playerID, moment));
  };

  const judge = (view: View, playerID: PlayerID, { move: name, args }: LegalMove): Ruling<Words['State']> => {
    const why = whyNotAtAll(view, playerID);
    if (why) return { refusal: why };
    const move = byName.get(name);
    if (!move) return { refusal: refused('malformed') };
    const moment = momentOf(view);
    const whyNow = whyNotNow(view, playerID, move, moment);
    if (whyNow) return { refusal: whyNow };
    if (!move.takes(args, view) || !move.when.includes(moment.type)) return { refusal: refused('malformed') };
    const verdict = move.judge(view, playerID, args, moment);
    if ('refusal' in verdict) return verdict;
    return {
      carryOut: (G, random) => {
        const told: Words['Told'][] = [];
        const tell = (one: Words['Told']) => {
          evolve(G, one);
          told.push(one);
        };
        const play: Play<Words['State'], Words['Told']> = { G, random, tell };
        verdict.make(play);
        playOn(play);
        return told;
      },
    };
  };

  return { legalMoves, judge };
};

/** The game for boardgame.io: it accepts exactly the legal moves, and refuses all others with INVALID_MOVE. */
const boardgameOf = <Words extends Vocabulary, Settings, Id extends string, Decision extends LegalMove>(
  definition: Definition<Words, Settings, Id, Decision>,
  { legalMoves, judge }: Rules<Words, Decision>,
): GameModule<Words['State'], Words['View']>['game'] => {
  type State = Words['State'];
  const { id, players, options, setup, phases, playerView, result, seenBy = everybodyHears } = definition;

  const guarded = ({ name, redact, ignoreStaleStateID }: MoveIn<Words>): LongFormMove<State> => ({
    client: false,
    redact,
    ignoreStaleStateID,
    move: (context, ...args) => {
      const { G, playerID, log } = context;
      const { table, told } = context as unknown as PluginAPIs;
      const asked = { move: name, args };
      const ruling = rulingOn(table, playerID, asked) ?? judge(table, playerID, asked);
      if ('refusal' in ruling) return INVALID_MOVE;
      const seen = (ruling as Extract<Ruling<State>, { carryOut: unknown }>).carryOut(G, chanceIn(context));
      told.keep(seen);
      log.setMetadata(seen.map((one) => seenBy(one as Words['Told'], null, G)));
      return undefined;
    },
  });

  const framed = ({ turn: said, moves: open, ...phase }: Phase<State, MoveIn<Words>>): PhaseConfig<State> => {
    const { active, ...turn } = said ?? {};
    return {
      ...phase,
      moves: Object.fromEntries(open.map((move) => [move.name, guarded(move)])),
      turn: {
        ...turn,
        ...(active && {
          onMove: ({ G, events }) =>
            events.setActivePlayers({ value: active(G) as Record<PlayerID, StageArg> }),
        }),
      },
    };
  };

  return {
    name: id,
    minPlayers: players[0],
    maxPlayers: players[1],
    disableUndo: true,
    events: NO_EVENTS,
    plugins: pluginsOf((told, playerID, G) => seenBy(told, playerID, G)),
    setup: ({ ctx, ...context }, setupData) =>
      setup(ctx.playOrder, options.parse(setupData, ctx.playOrder.length), chanceIn(context)),
    validateSetupData: options.validateSetupData,
    playerView: ({ G, playerID }) => playerView(G, playerID),
    phases: Object.fromEntries(Object.entries(phases).map(([name, phase]) => [name, framed(phase)])),
    endIf: ({ G }) => result(G),
    ai: {
      enumerate: (G, _ctx, playerID) =>
        legalMoves(G, playerID).map(({ move, args }) => ({ move, args: [...args] })),
    },
  };
};

/**
 * Builds a game from its moves: the single list of legal moves, the reasons against all others, and the boardgame.io
 * definition that accepts exactly the legal ones.
 */
export const defineGame = <
  Words extends Vocabulary,
  Settings,
  const Id extends string,
  Decision extends LegalMove = LegalMove,
>(
  definition: Definition<Words, Settings, Id, Decision>,
): GameModule<Words['State'], Words['View'], Settings, Id, Decision> => {
  type State = Words['State'];
  type View = Words['View'];
  const { moves, phases, evolve, undo, bots, advise, seenBy = everybodyHears } = definition;
  const rules = rulesOf(definition);
  const { legalMoves, judge } = rules;

  const botOf =
    (level: BotLevel): Bot<View> =>
    (view, playerID, random, given) =>
      bots[level](view, playerID, random, {
        ...given,
        legal: legalMoves(view, playerID),
        temper: temperOf(playerID),
      });

  return {
    id: definition.id,
    players: definition.players,
    rules: definition.rules,
    game: boardgameOf(definition, rules),
    options: definition.options,
    legalMoves,
    judge,
    flow: flowOf(phases),
    whyNot: (view, playerID, move) => {
      const ruling = judge(view, playerID, move);
      return 'refusal' in ruling ? ruling.refusal : undefined;
    },
    awaited: definition.awaited,
    isPublic: definition.isPublic,
    playerView: definition.playerView,
    evolve: (table: View, told) => evolve(table, told),
    seenBy: (told, playerID, G) => seenBy(told, playerID, G),
    hiddenFrom: definition.hiddenFrom,
    isOver: definition.isOver,
    result: definition.result,
    undo: undo && { ...undo, showsNothing: new Set(undo.showsNothing) },
    conceivable: (view) => moves.flatMap((move) => move.words(view)),
    conserved: definition.conserved,
    imagine: definition.imagine,
    reshuffled: definition.reshuffled,
    analyst: definition.analyst as Analyst<State, View> | undefined,
    bots: perLevel(botOf),
    ...(advise && { advise: (view, playerID, random) => advise(view, playerID, random) }),
  };
};
