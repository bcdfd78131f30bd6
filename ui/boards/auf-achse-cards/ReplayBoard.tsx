import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { View } from '../../../games/auf-achse-cards';
import type { ReplayBoardProps } from '../../kit/gameUi';
import { RulesContext } from '../../kit/Rule';
import { playersOf } from './table/players';
import { ReplayTable } from './table/ReplayTable';
import { WORDS } from './table/words';

/** The card game in a replay: nothing can be played, what may be read lies open. */
export const ReplayBoard = ({ rulesHref, view, ctx, playerID, seats, log }: ReplayBoardProps<View>) => {
  const { t } = useTranslation(WORDS);
  const shown = useMemo(() => ({ view, ctx, playerID, seats, log }), [view, ctx, playerID, seats, log]);
  const players = useMemo(() => playersOf(shown, t), [shown, t]);
  return (
    <RulesContext value={rulesHref}>
      <ReplayTable shown={shown} players={players} />
    </RulesContext>
  );
};
