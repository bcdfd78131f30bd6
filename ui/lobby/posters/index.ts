import type { ComponentType } from 'react';
import { BoardGamePoster } from './BoardGamePoster';
import { CardGamePoster } from './CardGamePoster';
import { RacePoster } from './RacePoster';

/** The picture of each game in the lobby, by its id. */
export const POSTERS: Readonly<Record<string, ComponentType>> = {
  'auf-achse-cards': CardGamePoster,
  'auf-achse-board': BoardGamePoster,
  ausgebremst: RacePoster,
};
