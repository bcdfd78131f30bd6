import type { ReplayBoardProps } from '../../../ui/kit/gameUi';
import { RulesContext } from '../../../ui/kit/Rule';
import type { View } from '../game';
import { Rows } from './Rows';

/** Nim in a replay: without moves around it the table cannot be played. */
export const ReplayBoard = ({ view, rulesHref }: ReplayBoardProps<View>) => (
  <RulesContext value={rulesHref}>
    <Rows view={view} />
  </RulesContext>
);
