import { counterTotal, limitOf, type Action, type View } from '../../../games/auf-achse-cards';
import { inChapters, type GameUi, type GameUiOf } from '../../kit/gameUi';
import { EndFlag } from '../../kit/timelineMarks';
import { cardLabel, WORDS } from './table/words';
import { ActionSign } from './cards/ActionSign';
import { happeningsOf } from './story';

/** The state of the match: stage and round, and the counter. */
export const situation: GameUiOf<View>['situation'] = (table, t) => {
  const { stage, round } = table;
  return [
    t('board.situation.round', { ns: WORDS, stage, round }),
    t('board.situation.counter', {
      ns: WORDS,
      km: counterTotal(table.counter),
      limit: limitOf(table),
    }),
  ];
};

/** One chapter for each stage, one part for each round. */
export const chapters: GameUi['chapters'] = (log, t) => {
  const stageAt = (from: number, stage: number) => ({
    from,
    label: t('log.stageBegin.heading', { ns: WORDS, stage }),
  });
  const roundAt = (from: number, round: number) => ({
    from,
    label: t('log.round.heading', { ns: WORDS, round }),
  });
  const [stages, rounds] = [[stageAt(0, 1)], [roundAt(0, 1)]];
  for (const [at, entry] of log.entries())
    for (const told of happeningsOf(entry)) {
      if (told.type === 'round') rounds.push(roundAt(at + 1, told.round));
      if (told.type !== 'stageBegin') continue;
      stages.push(stageAt(at + 1, told.stage));
      rounds.push(roundAt(at + 1, 1));
    }
  return inChapters(stages, rounds);
};
/** A flag where a stage ends, otherwise the sign of the last action card turned up. */
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
