import type { Snapshot } from '../../../ui/kit/match';
import type { View } from '../game';
import { Rows } from './Rows';

/** Nim in a replay: without moves around it the table cannot be played. */
export const ReplayBoard = ({ view }: Snapshot<View>) => <Rows view={view} />;
