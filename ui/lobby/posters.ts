import type { ComponentType } from 'react';
import { BoardGamePoster } from '../boards/auf-achse-board/Poster';
import { CardGamePoster } from '../boards/auf-achse-cards/Poster';
import { RacePoster } from '../boards/ausgebremst/Poster';

/** The picture of each game in the lobby, by its id. */
export const POSTERS: Readonly<Record<string, ComponentType>> = {
  'auf-achse-cards': CardGamePoster,
  'auf-achse-board': BoardGamePoster,
  ausgebremst: RacePoster,
};
