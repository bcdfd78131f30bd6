import * as v from 'valibot';
import { persisted } from '../../../shell/persisted';
import type { Told } from '../story';

/** The score sheet this page has closed last, so that it stays closed when the device is handed on. */
export const closedSheet = persisted<string>('closedSheet', v.string(), '', 'sessionStorage');

/** Tells one score sheet from any other by what is on it. */
export const sheetKey = ({ stage, total, scores, races }: Told<'stageEnd'>): string =>
  JSON.stringify([stage, total, scores, races]);
