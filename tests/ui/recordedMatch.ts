import { gameOf } from '../../games';
import { playRecord, type MatchRecord, type Replay } from '../../games/shared/record';
import { gameUi } from '../../ui/boards/auf-achse-cards';
import { filmOf, type Film } from '../../ui/replay/film';
import { recordOf } from '../browser/keepMatch';
import { GAME } from './fakeServer';

/** A recorded match of the card game. */
export const recorded = (name: string): MatchRecord => recordOf(GAME, name);

/** Two stages in few steps: quick to draw. */
export const record = recorded('three-players');

export const replayOf = (match: MatchRecord): Replay => {
  const reading = playRecord(match, gameOf);
  if (!reading.ok) throw new Error(reading.fault.reason);
  return reading.replay;
};

/** A replay as one seat sees it, or a spectator, or with everything open. */
export const filmBy = (eyes: string, replay = replayOf(record)): Film => filmOf(replay, eyes, gameUi.moments);

export const wholeLog = (film: Film) => film.logTo(film.length);
