import { taskOf, type View } from '../../../../../games/auf-achse-board';
import { useMoves } from '../../../../kit/moves';
import type { Player } from '../players';
import type { MapChoice } from '../useMapChoice';
import { DriveSign, PlaceSign, RoadworksTask } from './AimSign';
import { EventSign } from './EventSign';
import { FreeSign } from './FreeSign';
import { LoadWonSign, RollSign, SnowSign, WaitSign } from './OtherSigns';

type Props = {
  readonly view: View;
  readonly players: readonly Player[];
  readonly choice: MapChoice;
  /** Leads to the available contracts. */
  readonly onDeal?: () => void;
};

/** The current question to the reader, or whom the table waits for. Auctions have their own panel. */
export const Now = ({ view, players, choice, onDeal }: Props) => {
  const { isPlaying } = useMoves();
  const me = players.find(({ isMe }) => isMe);
  if (!me?.isAwaited || !isPlaying) return <WaitSign view={view} players={players} />;
  const task = taskOf(view);
  switch (task?.type) {
    case undefined:
      return <FreeSign view={view} seat={me.seat} choice={choice} onDeal={onDeal} />;
    case 'place':
      return <PlaceSign view={view} players={players} choice={choice} />;
    case 'roll':
      return <RollSign />;
    case 'drive':
      return <DriveSign view={view} seat={me.seat} choice={choice} task={task} />;
    case 'roadworks':
      return <RoadworksTask view={view} choice={choice} />;
    case 'snow':
      return <SnowSign task={task} players={players} choice={choice} />;
    case 'loadWon':
      return <LoadWonSign contract={task.contract} />;
    case 'event':
      // While the card is visible, it says itself what to do.
      return choice.isSetAside && <EventSign card={task.card} choice={choice} />;
    default:
      return <WaitSign view={view} players={players} />;
  }
};
