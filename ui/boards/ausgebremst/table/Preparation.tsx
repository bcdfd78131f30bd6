import type { View } from '../../../../games/ausgebremst';
import type { Chrome, Snapshot } from '../../../kit/match';
import { useMoves } from '../../../kit/moves';
import type { Driver } from './drivers';
import { GridScene } from './GridScene';
import { SetUpScene } from './setUp/SetUpScene';
import type { DriveChoice } from './useDriveChoice';

type Props = Pick<Chrome, 'logbook' | 'chat' | 'lesson'> & {
  readonly shown: Snapshot<View>;
  readonly drivers: readonly Driver[];
  readonly choice: DriveChoice;
  /** Is the device passed on, so that everybody looks at it? */
  readonly isForAll: boolean;
};

/** Before a race: the grid, and in the advanced game the secret set-up of every player. */
export const Preparation = (props: Props) => {
  const { isPlaying } = useMoves();
  const me = props.drivers.find(({ isMe }) => isMe);
  const isSettingUp = props.shown.view.stage === 'setUp' && isPlaying && me && !me.isReady;
  return isSettingUp ? (
    <SetUpScene key={`${props.shown.view.race} ${me.car}`} {...props} me={me} />
  ) : (
    <GridScene {...props} />
  );
};
