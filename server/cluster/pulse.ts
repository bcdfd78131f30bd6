import type { Log } from '../log';
import { SILENCE, type Bus } from './bus';

/** How often this process says that it lives, in ms. */
const EVERY = 1000;

type Parts = {
  readonly bus: Pick<Bus, 'tell' | 'isUp'>;
  /** The name of what carries the notices (PostgreSQL or Redis), for the log. */
  readonly by: string;
  /** Called every second, unless this process was too busy to hear the others. */
  readonly onPulse: () => void;
  readonly log: Log;
};

/**
 * Tells the others every second that this process is alive, and logs when they cannot be heard. Returns a function
 * that stops it.
 */
export const startPulse = ({ bus, by, onPulse, log }: Parts): (() => void) => {
  const begun = performance.now();
  let toldAt = begun;
  let wasUp = true;
  const tell = () => {
    bus.tell({ kind: 'alive' });
    const isLate = performance.now() - toldAt > 2 * EVERY;
    toldAt = performance.now();
    // notices that came while this process was busy have not been read yet
    if (isLate) return;
    const isUp = bus.isUp() || toldAt - begun < SILENCE;
    if (wasUp && !isUp) log.warn({ by }, 'other processes cannot be heard');
    wasUp = isUp;
    onPulse();
  };
  const timer = setInterval(tell, EVERY);
  bus.tell({ kind: 'alive' });
  return () => clearInterval(timer);
};
