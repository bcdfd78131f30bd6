import type { MatchRecord } from '../../games/shared/record';
import { gameUi } from '../../ui/boards/auf-achse-cards';
import { filmOf, type Film } from '../../ui/replay/film';
import { keptRecord } from '../keptRecords';
import { replayed } from '../replayed';
import { GAME } from './fakeServer';

/** A recorded match of the card game. */
export const recorded = (name: string): MatchRecord => keptRecord(GAME, name);

/** Two stages in few steps: quick to draw. */
export const record = recorded('three-players');

/** A replay as one seat sees it, or a spectator, or with everything open. */
export const filmBy = (eyes: string, replay = replayed(record)): Film => filmOf(replay, eyes, gameUi.moments);

export const wholeLog = (film: Film) => film.logTo(film.length);
