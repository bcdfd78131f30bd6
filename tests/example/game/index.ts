export type { NimHappening } from './happenings';
export type { RefusalReason } from './refusals';
export { nim } from './game';
export { ROW_IDS, ROWS, type View } from './state';
