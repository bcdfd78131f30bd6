import type { AnyGame } from '../../games';
import type { LegalMove, Refusal } from '../../games/shared/legality';
import { UNDO } from '../../games/shared/undo';
import type { LogEntry } from '../kit/match';
import type { clientOf, OwnSeat } from './client';
import { openWaiting, type Outbox } from './outbox';
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

/** The server takes a line a second from one page and refuses more: the ms between two lines. */
const LINE_PAUSE_MS = 1100;

/** Does one thing after another with a pause between them, until there is nothing left to do. */
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

/** What a page sends of one match: what is played or said while there is no connection waits for it. */
export const sendingOf = ({ client, transport, module, seat, outbox, reader, isLive, onChange }: Parts) => {
  const playerID = seat?.playerID ?? null;
  const waiting = openWaiting(outbox);
  let refused: Refusal | undefined;
  let refusals = 0;

  const send = ({ move, args }: LegalMove) => client.moves[move]?.(...args);

  /** boardgame.io's client knows the moves of the game only. Taking back does not wait for a connection: by then it may mean nothing. */
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
    /**
     * The log does not tell what a secret move was played with: by its name and its place it is known again. One played
     * before the log begins that the server has sent was made or is out of date: played once more, it might be made twice.
     */
    forgetSeen: (): void => {
      const seen = new Set<LogEntry>();
      waiting.keepMoves(({ move, from }) => {
        if (from < reader.begin()) return false;
        const entry = reader
          .logFrom(from)
          .find((entry) => entry.seat === playerID && entry.move === move.move && !seen.has(entry));
        if (entry) seen.add(entry);
        return !entry;
      });
    },
    /** Sends what a lost connection held up, as far as it is still open to the seat; of the rest it says why not. */
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
    /** The server has refused a move: those that wait are forgotten. */
    refuse: (why: Refusal): void => {
      waiting.keepMoves(() => false);
      refused = why;
      refusals++;
    },
    /** Why the last move was not taken, until the next one is played. */
    refused: () => refused,
    /** How many moves have not been taken so far. */
    refusals: () => refusals,
    /** How many moves and lines wait. */
    count: waiting.count,
    stop: chat.stop,
  };
};
