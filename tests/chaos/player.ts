import { isDeepStrictEqual } from 'node:util';
import type { LogEntry, State } from 'boardgame.io';
import { io, type Socket } from 'socket.io-client';
import type { AnyGame } from '../../games';
import type { Chance } from '../../games/shared/chance';
import type { LegalMove } from '../../games/shared/legality';
import type { SocketRefusal } from '../../games/shared/protocol';
import { stateIDOf } from '../../server/matches/stateID';
import { patched } from '../patched';

/** A move that was asked for once. */
export type Wish = {
  readonly move: LegalMove;
  /** The position it was made for. */
  readonly at: number;
  /** Has the server said that it was not made? */
  refused: boolean;
};

/** A move of one's own that the server has shown in its log. */
export type Told = {
  readonly stateID: number;
  readonly move: string;
  /** What it was played with; null if that is secret. */
  readonly args: readonly unknown[] | null;
};

/** What a seat saw when its connection was lost. */
export type Shown = { readonly stateID: number; readonly G: unknown };

/** Somebody who sits at one seat of a match, plays it at random and remembers what the server has said. */
export type Player = {
  readonly playerID: string;
  readonly wishes: readonly Wish[];
  readonly told: readonly Told[];
  readonly shown: readonly Shown[];
  readonly refusals: readonly string[];
  /** What the server did that it must not. */
  readonly faults: readonly string[];
  /** The position on show; -1 before the first. */
  readonly at: () => number;
  readonly isOver: () => boolean;
  /** What it waits for, in words. */
  readonly standing: () => string;
  /** Comes to a server, which may be another one than before. */
  readonly come: (url: string) => void;
  /** Ends the connection, if it has not been lost before. */
  readonly leave: () => void;
};

export type Chair = {
  readonly module: AnyGame;
  readonly matchID: string;
  readonly playerID: string;
  readonly credentials: string;
};

/** How long a player thinks at most, in ms: a machine has other things to do. */
const THOUGHT = 20;

/** How long an answer is waited for that need not come, in ms. */
const PATIENCE = 1000;

/** In turn with others somebody may be too late, and a move that is sent again may be kept already. */
const HONEST: ReadonlySet<string> = new Set(['stale', 'unavailable']);

/** Reasons that say the server knows its match, its seat or its players no more. */
const WRONG: ReadonlySet<string> = new Set([
  'unknownMatch',
  'unknownGame',
  'notYourSeat',
  'oldRules',
  'malformed',
  'internal',
  'tooMany',
]);

export const sitDown = ({ module, matchID, playerID, credentials }: Chair, random: Chance): Player => {
  const wishes: Wish[] = [];
  const told = new Map<number, Told>();
  const shown: Shown[] = [];
  const refusals: string[] = [];
  const faults: string[] = [];
  let socket: Socket | undefined;
  let state: State | undefined;
  /** Has the server said how the match stands, on this connection and since it last refused something? */
  let inStep = false;
  /** A move that has not been answered. */
  let asked: Wish | undefined;
  /** Was it sent again? Then it may be refused though it is in the log. */
  let again = false;
  /** Moves of which it is not known whether they were made; one that is kept late may pass for the answer to the next. */
  const doubtful = new Set<Wish>();
  /** A refusal does not say which move it is of. Is it surely of the last one that this connection has sent? */
  let isOfTheLast = true;
  let thought: ReturnType<typeof setTimeout> | undefined;
  let answerDue: ReturnType<typeof setTimeout> | undefined;
  /** A new connection asks until it is answered, as the page does. */
  let asking: ReturnType<typeof setInterval> | undefined;

  const fault = (what: string) => faults.push(`${module.id} ${matchID}, seat ${playerID}: ${what}`);

  const ask = ({ move: { move, args }, at }: Wish) => {
    const payload = { type: move, args, playerID, credentials };
    socket!.emit('update', { type: 'MAKE_MOVE', payload }, at, matchID, playerID);
  };

  const decide = () => {
    if (!state || asked || !inStep || state.ctx.gameover) return;
    const [move] = random.Shuffle([...module.legalMoves(state.G, playerID)]);
    if (!move) return;
    asked = { move, at: stateIDOf(state), refused: false };
    again = false;
    wishes.push(asked);
    ask(asked);
  };

  const think = () => {
    clearTimeout(thought);
    thought = setTimeout(decide, random.Number() * THOUGHT);
  };

  /** Notes moves of one's own in the log, as everybody may read it; answers whether the one asked for may be among them. */
  const read = (log: readonly LogEntry[]): boolean => {
    let isAnswered = false;
    for (const { _stateID: stateID, action } of log) {
      const { playerID: seat, type: move, args } = action.payload;
      if (action.type !== 'MAKE_MOVE' || seat !== playerID || told.has(stateID)) continue;
      told.set(stateID, { stateID, move, args });
      const isLike = (wish: Wish) =>
        wish.move.move === move &&
        wish.at <= stateID &&
        (args === null || isDeepStrictEqual(wish.move.args, args));
      const isOfAsked = asked !== undefined && isLike(asked);
      const earlier = [...doubtful].find((wish) => wish !== asked && isLike(wish));
      // which of the two it is nobody can tell: the other one may still be refused
      if (isOfAsked && earlier) isOfTheLast = false;
      else if (isOfAsked) doubtful.delete(asked!);
      else if (earlier) doubtful.delete(earlier);
      isAnswered ||= isOfAsked;
    }
    return isAnswered;
  };

  /** Nothing is waited for any more. */
  const goOn = () => {
    clearTimeout(answerDue);
    asked = undefined;
    again = false;
    think();
  };

  const onSync = (id: string, { state: sent, log }: { state: State; log: readonly LogEntry[] }) => {
    if (id !== matchID) return;
    const before = state ? stateIDOf(state) : -1;
    if (stateIDOf(sent) < before) fault(`was shown position ${stateIDOf(sent)} after ${before}`);
    clearInterval(asking);
    state = sent;
    const isAnswered = read(log);
    if (inStep) {
      // asked for once more, it tells nothing of a move sent meanwhile
      if (isAnswered) goOn();
      return;
    }
    inStep = true;
    clearTimeout(answerDue);
    if (again) answerDue = setTimeout(goOn, PATIENCE);
    else goOn();
  };

  const onPatch = (...packet: unknown[]) => {
    const [id, before, after, , log] = packet as [string, number, number, unknown, readonly LogEntry[]];
    if (id !== matchID || !state) return;
    if (before > stateIDOf(state)) fault(`at ${stateIDOf(state)} was sent what follows ${before}`);
    if (before !== stateIDOf(state)) return;
    const moves = new Set(log.map((entry) => stateIDOf(entry))).size;
    if (moves !== after - before) fault(`was told ${moves} moves from ${before} to ${after}`);
    state = patched(state, packet);
    if (read(log)) goOn();
    else think();
  };

  const sync = () => socket!.emit('sync', matchID, playerID, credentials);

  const askUntilAnswered = () => {
    clearInterval(asking);
    asking = setInterval(sync, PATIENCE);
  };

  /** A move that is refused is followed by how the match stands; what was asked for twice may be refused once. */
  const onRefused = (_id: string, { reason }: SocketRefusal) => {
    const why = !isOfTheLast && !HONEST.has(reason) && !WRONG.has(reason) ? 'sent again' : reason;
    refusals.push(why);
    if (WRONG.has(reason)) fault(`was refused: ${reason}`);
    if (asked && reason === 'unavailable') doubtful.add(asked);
    else if (asked && isOfTheLast) asked.refused = true;
    inStep = false;
    asked = undefined;
    again = false;
    askUntilAnswered();
  };

  /** Some say again what they were not answered before they look, as a socket does that held it up. */
  const onConnect = () => {
    inStep = false;
    if (asked) doubtful.add(asked);
    again = asked !== undefined && random.Number() < 0.5;
    isOfTheLast = !again;
    if (asked && again) ask(asked);
    sync();
    askUntilAnswered();
  };

  const leave = () => {
    clearTimeout(thought);
    clearTimeout(answerDue);
    clearInterval(asking);
    if (!socket) return;
    if (state) shown.push({ stateID: stateIDOf(state), G: state.G as unknown });
    socket.disconnect();
    socket = undefined;
    inStep = false;
  };

  return {
    playerID,
    wishes,
    get told() {
      return [...told.values()];
    },
    shown,
    refusals,
    faults,
    at: () => (state ? stateIDOf(state) : -1),
    isOver: () => state?.ctx.gameover !== undefined,
    standing: () =>
      [
        `seat ${playerID} at ${state ? stateIDOf(state) : 'no position'}`,
        socket?.connected ? 'connected' : 'alone',
        inStep ? 'in step' : 'not in step',
        asked ? `waits for ${asked.move.move} at ${asked.at}` : 'asks nothing',
      ].join(', '),
    come: (url) => {
      leave();
      const reached = io(`${url}/${module.id}`, { transports: ['websocket'], forceNew: true });
      socket = reached;
      reached.on('connect', onConnect);
      reached.on('sync', onSync);
      reached.on('patch', onPatch);
      reached.on('refused', onRefused);
    },
    leave,
  };
};
