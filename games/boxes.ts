import { box as boardBox } from './auf-achse-board/box';
import { box as cardBox } from './auf-achse-cards/box';
import { box as raceBox } from './ausgebremst/box';
import type { GameBox } from './shared/gameModule';

export type AnyBox = GameBox;

/** All games on the shelf, without their rules: pages that only offer matches need no more. */
export const BOXES = [cardBox, boardBox, raceBox] as const satisfies readonly AnyBox[];

/** The ids of the games on the shelf. */
export type GameId = (typeof BOXES)[number]['id'];
