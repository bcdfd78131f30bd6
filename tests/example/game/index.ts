export type { NimHappening } from './happenings';
export type { Reason } from './refusals';
export { nim } from './game';
export { ROW_IDS, ROWS, type View } from './state';
