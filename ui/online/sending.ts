import type { PlayerID } from 'boardgame.io';
import type { AnyGame } from '../../games';
import type { LegalMove, Refusal } from '../../games/shared/legality';
import { UNDO } from '../../games/shared/undo';
import type { LogEntry } from '../kit/match';
import type { clientOf, OwnSeat } from './client';
import { openWaiting, type Outbox, type WaitingMove } from './outbox';
import type { readerOf } from './readMatch';

type Parts = ReturnType<typeof clientOf> & {
  readonly module: AnyGame;
  readonly seat: OwnSeat | undefined;
  readonly outbox: Outbox | undefined;
  readonly reader: ReturnType<typeof readerOf>;
  /** Is there a connection? */
  readonly isLive: () => boolean;
  /** Called when something has been sent, or waits to be. */
  readonly onChange: () => void;
};

/** The time between two lines in ms: the server accepts one line a second from a page and refuses more. */
const LINE_PAUSE_MS = 1100;

/** Repeats an action, with a pause in between, until nothing is left to do. */
const paced = (doNext: () => boolean, pauseMs: number) => {
  let pause: ReturnType<typeof setTimeout> | undefined;
  const go = (): void => {
    if (pause || !doNext()) return;
    pause = setTimeout(() => {
      pause = undefined;
      go();
    }, pauseMs);
  };
  return { go, stop: () => clearTimeout(pause) };
};

/**
 * Which waiting moves do not appear in the log yet. The log hides the arguments of secret moves, so a move is
 * recognised by its name and place. A move from before the log that the server sent was either made or is out of date:
 * sending it again might play it twice.
 */
const unseenBy = (reader: Parts['reader'], playerID: PlayerID | null) => {
  const seen = new Set<LogEntry>();
  return ({ move, from }: WaitingMove): boolean => {
    if (from < reader.begin()) return false;
    const entry = reader
      .logFrom(from)
      .find((entry) => entry.seat === playerID && entry.move === move.move && !seen.has(entry));
    if (entry) seen.add(entry);
    return !entry;
  };
};

/** Sends what a page plays and says in one match: without a connection, it waits. */
export const sendingOf = ({ client, transport, module, seat, outbox, reader, isLive, onChange }: Parts) => {
  const playerID = seat?.playerID ?? null;
  const waiting = openWaiting(outbox);
  let refused: Refusal | undefined;
  let refusals = 0;

  const send = ({ move, args }: LegalMove) => client.moves[move]?.(...args);

  /**
   * Taking back is sent directly, because boardgame.io's client knows only moves of the game. It never waits for a
   * connection: later it might mean something else.
   */
  const sendUndo = ({ args }: LegalMove) => {
    const state = client.getState();
    if (!seat || !state || !isLive()) return;
    transport.sendAction(state, {
      type: 'MAKE_MOVE',
      payload: { type: UNDO, args: [...args], ...seat },
    });
  };

  const chat = paced(() => {
    const line = isLive() ? waiting.takeLine() : undefined;
    if (line === undefined) return false;
    client.sendChatMessage(line);
    onChange();
    return true;
  }, LINE_PAUSE_MS);

  return {
    play: (move: LegalMove): void => {
      if (!seat || !reader.snapshot()) return;
      refused = undefined;
      if (move.move === UNDO) return sendUndo(move);
      waiting.addMove({ move, from: reader.moves() });
      if (isLive()) send(move);
      onChange();
    },
    say: (line: string): void => {
      if (!seat || !line) return;
      waiting.addLine(line);
      chat.go();
      onChange();
    },
    /** Forgets waiting moves that appear in the log. */
    forgetSeen: (): void => {
      waiting.keepMoves(unseenBy(reader, playerID));
    },
    /** Sends the moves that a lost connection held back, if they are still legal; for the others it says why not. */
    sendHeldUp: (): void => {
      const snapshot = reader.snapshot();
      if (!snapshot) return;
      waiting.keepMoves(({ move }) => {
        const refusal = playerID === null ? undefined : module.whyNot(snapshot.view, playerID, move);
        refused ??= refusal;
        if (refusal) refusals++;
        return playerID !== null && !refusal;
      });
      for (const { move } of waiting.moves()) send(move);
      chat.go();
    },
    /** The server has refused a move: waiting moves are dropped. */
    refuse: (why: Refusal): void => {
      waiting.keepMoves(() => false);
      refused = why;
      refusals++;
    },
    /** Why the last move was refused, until the next one is played. */
    refused: () => refused,
    /** How many moves have been refused so far. */
    refusals: () => refusals,
    /** How many moves and lines are waiting. */
    count: waiting.count,
    stop: chat.stop,
  };
};
