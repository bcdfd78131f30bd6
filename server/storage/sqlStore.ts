import { accessTo } from './access';
import { agreementsIn } from './agreements';
import { callingsIn, callsIn } from './callings';
import { chatIn } from './chat';
import { clocksIn } from './clockStore';
import type { Engine } from './engine';
import { eventsIn } from './events';
import { expire } from './expiry';
import { groupCommit } from './groupCommit';
import { listsIn } from './lists';
import { matchesIn } from './matches';
import type { MatchStore, StoreOptions } from './matchStore';
import { movesIn } from './moves';
import { parcelsIn } from './parcels';
import { recordsIn } from './replays';
import { seatsIn } from './seats';
import { standInsIn } from './standIns';

/** The store, for every database that speaks SQL. */
export const createSqlStore = (
  engine: Engine,
  { clock = Date.now, onBroken = () => {}, onGroup = () => {} }: StoreOptions,
): MatchStore => {
  const access = accessTo(engine, clock);
  const writeMoves: Engine['writeMoves'] = async (group) => {
    const taken = await engine.writeMoves(group);
    onGroup(group.length);
    return taken;
  };
  const moves = groupCommit(writeMoves, engine.writers);

  return {
    ...matchesIn(access),
    ...movesIn(access, moves),
    ...listsIn(access, onBroken),
    ...seatsIn(access),
    ...standInsIn(access),
    ...clocksIn(access),
    ...agreementsIn(access),
    ...eventsIn(access),
    ...chatIn(access),
    ...callingsIn(access),
    ...callsIn(access),
    ...recordsIn(access),
    ...parcelsIn(access),
    expire: (expiry) => expire(engine, clock(), expiry),
    ping: async () => void (await access.write('UPDATE housekeeping SET pinged_at = $1', [clock()])),
    close: async () => {
      await moves.idle();
      await engine.close();
    },
  };
};
