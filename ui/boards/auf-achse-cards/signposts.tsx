import { counterTotal, limitOf, type Action, type View } from '../../../games/auf-achse-cards';
import type { GameUi } from '../../kit/gameUi';
import { EndFlag } from '../../kit/timelineMarks';
import { cardLabel, withMinus, WORDS } from './table/words';
import { ActionSign } from './cards/ActionSign';
import { happeningsOf } from './story';

/** Where the match stands: stage and round, and the counter. */
export const situation: GameUi['situation'] = (view, t) => {
  const table = view as View;
  const { stage, round } = table;
  return [
    t('board.situation.round', { ns: WORDS, stage, round }),
    t('board.situation.counter', {
      ns: WORDS,
      km: withMinus(counterTotal(table.counter)),
      limit: limitOf(table),
    }),
  ];
};

/** One chapter per stage. */
export const chapters: GameUi['chapters'] = (log, t) => {
  const label = (stage: number) => t('log.stageBegin.heading', { ns: WORDS, stage });
  const later = log.flatMap((entry, at) =>
    happeningsOf(entry).flatMap((told) =>
      told.type === 'stageBegin' ? [{ from: at + 1, label: label(told.stage) }] : [],
    ),
  );
  return [{ from: 0, label: label(1) }, ...later];
};

/** A flag where a stage ends, else the sign of the last action card that was turned up. */
export const mark: GameUi['mark'] = (entry, t) => {
  const seen = happeningsOf(entry);
  const end = seen.find((told) => told.type === 'stageEnd');
  if (end) return { drawing: <EndFlag />, label: t('board.mark.stageEnd', { ns: WORDS, stage: end.stage }) };
  const action = seen.flatMap((told) =>
    told.type === 'counted' && typeof told.card === 'string' && told.card !== 'rest' ? [told.card] : [],
  );
  const last: Action | undefined = action.at(-1);
  return last && { drawing: <ActionSign action={last} size={24} />, label: cardLabel(last, t) };
};
