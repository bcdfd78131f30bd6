import { subjectOf, type Notice } from './notices';
import type { OpenWire } from './wires';

/** Notices between the processes of one database. A notice sent while the connection is lost is lost too. */
export type Bus = {
  readonly tell: (notice: Notice) => void;
  /** Can this process be heard? It checks this by hearing itself. */
  readonly isUp: () => boolean;
  /** Resolves when all notices have been sent. */
  readonly close: () => Promise<void>;
};

type Parts = {
  readonly openWire: OpenWire;
  readonly channel: string;
  /** The id of this process. */
  readonly id: string;
  /** Called with every notice of another process. */
  readonly onNotice: (from: string, notice: Notice) => void;
  /** Called when this process can be heard, for the first time or again. */
  readonly onUp: () => void;
  readonly now?: () => number;
};

/**
 * Every process sends a notice each second. A process that has not heard itself for this long, in ms, counts as cut
 * off; another process that it has not heard for this long counts as dead.
 */
export const SILENCE = 3000;

/** The most notices in one message: PostgreSQL carries 8,000 bytes. */
const MOST_NOTICES = 50;

type Message = { readonly from: string; readonly notices: readonly Notice[] };

/** Notices sent while a message is on its way go out with the next one. */
export const createBus = ({
  openWire,
  channel,
  id,
  onNotice,
  onUp,
  now = () => performance.now(),
}: Parts): Bus => {
  const waiting = new Map<string, Notice>();
  let heardAt = -Infinity;
  let renewedAt = now();
  let sending: Promise<void> | undefined;

  const isUp = () => now() - heardAt < SILENCE;

  const hear = (text: string) => {
    const { from, notices } = JSON.parse(text) as Message;
    if (from !== id) {
      for (const notice of notices) onNotice(from, notice);
      return;
    }
    const wasUp = isUp();
    heardAt = now();
    if (!wasUp) onUp();
  };
  const lost = () => {
    heardAt = -Infinity;
  };
  const wire = openWire(channel, hear, lost);

  const send = async () => {
    // notices sent in the meantime go out together
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.size) {
      const notices = [...waiting.values()].slice(0, MOST_NOTICES);
      for (const notice of notices) waiting.delete(subjectOf(notice));
      await wire.send(JSON.stringify({ from: id, notices } satisfies Message)).catch(() => {
        waiting.clear();
        lost();
      });
    }
    sending = undefined;
  };

  const renewIfSilent = () => {
    if (now() - Math.max(heardAt, renewedAt) < 2 * SILENCE) return;
    renewedAt = now();
    wire.renew();
  };

  return {
    tell: (notice) => {
      renewIfSilent();
      waiting.delete(subjectOf(notice));
      waiting.set(subjectOf(notice), notice);
      sending ??= send();
    },
    isUp,
    close: async () => {
      await sending;
      await wire.close();
    },
  };
};
