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

/** What the module of a game takes over from its definition as it is. */
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

/** All there is to a game. `Decision`: all that its moves can make. */
export type Definition<
  Words extends Vocabulary,
  Settings,
  Id extends string,
  Decision extends LegalMove,
> = Pick<GameModule<Words['State'], Words['View'], Settings, Id>, TakenOver> & {
  /** The table before the first move. */
  readonly setup: (seats: readonly PlayerID[], settings: Settings, random: Chance) => Words['State'];
  /** All seats in the order they sit. */
  readonly seatsOf: (view: Words['View']) => readonly PlayerID[];
  /** Every move there is; they are listed in this order. */
  readonly moves: readonly MoveIn<Words, Decision>[];
  /** What the table waits for. */
  readonly momentOf: (view: Words['View']) => Words['Moment'];
  /** The paragraphs that refuse what every game refuses. */
  readonly refusals: Readonly<Record<GeneralReason, string>>;
  /** Why a seat cannot make this kind of move now, whatever it is played with: it is not its decision, or not the moment. */
  readonly whyNotNow: (
    view: Words['View'],
    seat: PlayerID,
    move: MoveIn<Words>,
    moment: Words['Moment'],
  ) => Refusal | undefined;
  /** After every move: goes on until somebody has to decide something, or the match is over. */
  readonly playOn: (play: Play<Words['State'], Words['Told']>) => void;
  /** Who may act, as boardgame.io is told; where several do at once, with `turn: { activePlayers: ActivePlayers.ALL }`. */
  readonly phases: Readonly<Record<string, Phase<Words['State'], MoveIn<Words>>>>;
  /** What a telling changes on the table, whole or as a seat sees it: the only thing that ever changes it. */
  readonly evolve: (table: Words['View'], told: Words['Told']) => void;
  /** Is what has to be decided now decided in the open, by what everybody sees? */
  readonly isPublic?: (view: Words['View']) => boolean;
  /** What was told, as a seat may hear it; left out where nothing is told that not everybody may hear. */
  readonly seenBy?: (told: Words['Told'], playerID: PlayerID | null, G: Words['View']) => Words['Told'];
  /** The happenings that show nobody what was hidden: a step of which nothing else was told may be taken back. */
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

/** What else a computer player is handed. */
export type Given<Decision extends LegalMove = LegalMove> = {
  /** Every move that is open to its seat. */
  readonly legal: readonly Decision[];
  /** How whoever drives for it is inclined. */
  readonly temper?: Temper | undefined;
  /** Asked between two thoughts; left out by whoever waits as long as it takes. */
  readonly until?: Until;
};

/** A computer player as a game writes it down: what its seat sees, and chance to think with. */
export type Thinker<View, Decision extends LegalMove = LegalMove> = (
  view: View,
  playerID: PlayerID,
  random: Chance,
  given: Given<Decision>,
) => Answer;

/** boardgame.io's own events, none of which a player may call. */
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

/** A game that says nothing else hides nothing of what it tells. */
const everybodyHears = <Told>(told: Told): Told => told;

/** What is open at a table, and what comes of a move: the rules of a game, made out of its moves. */
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

/** The game as boardgame.io plays it: it takes exactly what is listed, and refuses the rest with INVALID_MOVE. */
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
 * A game made out of its moves: the one list of what is open, the reasons for everything else, and the boardgame.io
 * definition that takes exactly what is listed.
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
