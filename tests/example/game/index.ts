export type { NimHappening } from './happenings';
export { nim } from './game';
export { ROW_IDS, ROWS, type RowId, type View } from './state';
