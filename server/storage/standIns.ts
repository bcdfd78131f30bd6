import type { PlayerID } from 'boardgame.io';
import type { BotLevel } from '../../games/shared/gameModule';
import { seatThat, type Access } from './access';
import type { Run } from './engine';
import { addEvent } from './events';
import type { MatchStore } from './matchStore';

type StandIns = Pick<MatchStore, 'handOver' | 'takeOver' | 'takeBack' | 'fillSeats'>;

const putIn = (run: Run, matchID: string, playerID: PlayerID, level: BotLevel) =>
  run('UPDATE seats SET stand_in = $3 WHERE match_id = $1 AND seat = $2', [matchID, playerID, level]);

/** The part of a store for who decides for a seat: its player, or a computer player in the meantime. */
export const standInsIn = ({ transaction, touch, now }: Access): StandIns => ({
  handOver: (matchID, playerID, { level, by, awayBy }) =>
    transaction(async (run) => {
      const open = seatThat(
        'seat = $3 AND bot IS NULL AND stand_in IS NULL AND (name IS NULL OR away_since <= $4)',
      );
      if (!(await touch(run, matchID, `finished = 0 AND ${open}`, [playerID, awayBy]))) return false;
      await addEvent(run, matchID, { kind: 'handedOver', seat: playerID, by, level }, now());
      await putIn(run, matchID, playerID, level);
      return true;
    }),

  takeOver: (matchID, playerID, level) =>
    transaction(async (run) => {
      const open = seatThat('seat = $3 AND credential IS NOT NULL AND stand_in IS NULL');
      if (!(await touch(run, matchID, `finished = 0 AND ${open}`, [playerID]))) return false;
      await addEvent(run, matchID, { kind: 'timeUp', seat: playerID, level }, now());
      await putIn(run, matchID, playerID, level);
      return true;
    }),

  takeBack: (matchID, playerID, credentialHash) =>
    transaction(async (run) => {
      const theirs = seatThat('seat = $3 AND credential = $4 AND stand_in IS NOT NULL');
      if (!(await touch(run, matchID, `finished = 0 AND ${theirs}`, [playerID, credentialHash])))
        return false;
      await addEvent(run, matchID, { kind: 'cameBack', seat: playerID }, now());
      await run('UPDATE seats SET stand_in = NULL, away_since = NULL WHERE match_id = $1 AND seat = $2', [
        matchID,
        playerID,
      ]);
      return true;
    }),

  fillSeats: (matchID, level, by) =>
    transaction(async (run) => {
      const free = seatThat('name IS NULL AND stand_in IS NULL');
      if (!(await touch(run, matchID, `state_id = 0 AND ${free}`, []))) return false;
      await addEvent(run, matchID, { kind: 'filled', by, level }, now());
      await run('UPDATE seats SET stand_in = $2 WHERE match_id = $1 AND name IS NULL', [matchID, level]);
      return true;
    }),
});
