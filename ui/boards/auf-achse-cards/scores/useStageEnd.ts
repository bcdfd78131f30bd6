import { useDeferredValue } from 'react';
import { cardGame, type View } from '../../../../games/auf-achse-cards';
import type { Snapshot } from '../../../kit/match';
import { useShow } from '../../../kit/useShow';
import { usePersisted } from '../../../shell/persisted';
import { hasDrivenOn, lastStageEnd } from '../story';
import { closedSheet, sheetKey } from './closedSheet';

/**
 * The end of the last stage, and which part of it is being shown; `happened` is the actual table, which may not be
 * shown yet.
 */
export const useStageEnd = (shown: Snapshot<View>, happened: Pick<Snapshot, 'log' | 'playerID'>) => {
  const [closing, close] = usePersisted(closedSheet);
  // rendering a whole table takes long: meanwhile the button shows that it was pressed
  const closed = useDeferredValue(closing);
  const end = lastStageEnd(shown.log);
  const isOver = cardGame.isOver(shown.view) && end !== undefined;
  const isClosed = !end || closed === sheetKey(end) || hasDrivenOn(shown.log, happened.playerID);
  const sheet = isOver || isClosed ? undefined : end;
  const show = useShow(end?.stage ?? 0, lastStageEnd(happened.log)?.stage ?? 0);
  return {
    /** The stage end with which the match is over. */
    over: isOver ? end : undefined,
    /** The stage end whose score sheet is open. */
    sheet,
    isClosing: closing !== closed,
    close: () => end && close(sheetKey(end)),
    /** The stage end that is being shown trip by trip. */
    finale: show.isOn && (isOver || sheet) ? end : undefined,
    endFinale: show.end,
    isScored: end !== undefined && end.stage === shown.view.stage,
  };
};
