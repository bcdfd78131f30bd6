import { gameOf } from '../games';
import { playRecord, type GameOf, type Replay } from '../games/shared/record';

/** A record replayed by the rules of its game; throws if they do not accept it. */
export const replayed = (record: unknown, rulesOf: GameOf = gameOf): Replay => {
  const reading = playRecord(record, rulesOf);
  if (!reading.ok) throw new Error(JSON.stringify(reading.fault));
  return reading.replay;
};
