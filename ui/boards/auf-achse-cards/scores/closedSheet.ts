import * as v from 'valibot';
import { persisted } from '../../../shell/persisted';
import type { Told } from '../story';

/** The score sheet that this page closed last, so that it stays closed when the device is handed on. */
export const closedSheet = persisted<string>('closedSheet', v.string(), '', 'sessionStorage');

/** A key that identifies a score sheet by its content. */
export const sheetKey = ({ stage, total, scores, races }: Told<'stageEnd'>): string =>
  JSON.stringify([stage, total, scores, races]);
