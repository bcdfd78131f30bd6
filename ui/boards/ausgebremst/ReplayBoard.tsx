import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { View } from '../../../games/ausgebremst';
import type { ReplayBoardProps } from '../../kit/gameUi';
import { RulesContext } from '../../kit/Rule';
import { driversOf } from './table/drivers';
import { ReplayTable } from './table/ReplayTable';
import { WORDS } from './table/words';

/** Ausgebremst in a replay: the same table, nothing can be played, what may be read lies open. */
export const ReplayBoard = ({ rulesHref, view, ctx, playerID, seats, log }: ReplayBoardProps<View>) => {
  const { t } = useTranslation(WORDS);
  const shown = useMemo(() => ({ view, ctx, playerID, seats, log }), [view, ctx, playerID, seats, log]);
  const drivers = useMemo(() => driversOf(shown, t), [shown, t]);
  return (
    <RulesContext value={rulesHref}>
      <ReplayTable shown={shown} drivers={drivers} />
    </RulesContext>
  );
};
