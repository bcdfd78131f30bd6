import type { PlayerID } from 'boardgame.io';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../../kit/clockTime';
import type { Heard } from '../../kit/conduct';
import { nameAt, type SeatInfo } from '../../kit/match';
import { askForPause } from '../../online/lobbyApi';
import { Button } from '../../pieces/Button';
import { listInWords } from '../../pieces/listInWords';
import { Strip } from './Strip';
import { useAsked } from './useAsked';

type Props = {
  readonly game: string;
  readonly matchID: string;
  readonly seats: readonly SeatInfo[];
  readonly playerID: PlayerID | null;
  readonly heard: Heard;
  readonly now: number;
};

/** Somebody asks for a pause, or the match is paused. */
export const PauseSign = ({ game, matchID, seats, playerID, heard, now }: Props) => {
  const { t, i18n } = useTranslation('table');
  const { asked = [], for: since } = heard.pause ?? {};
  const isOn = since !== undefined;
  const isMine = playerID !== null && asked.includes(playerID);
  const { busy, go, why } = useAsked(() => askForPause(game, matchID, !isOn && !isMine));
  const names = listInWords(
    asked.map((seat) => nameAt(seats, seat)),
    i18n.language,
  );
  const title = isOn
    ? t('pause.on', { time: clockTime(since + now - heard.at) })
    : t('pause.asked', { names, count: asked.length });
  const press = isOn ? 'goOn' : isMine ? 'withdraw' : 'agree';
  return (
    <Strip
      icon="pause"
      title={<span aria-live="off">{title}</span>}
      text={isOn ? undefined : t('pause.all')}
      why={why}
    >
      {playerID !== null && (
        <Button variant={isOn || !isMine ? 'mine' : 'plain'} busy={busy} onClick={go}>
          {t(`pause.${press}`)}
        </Button>
      )}
    </Strip>
  );
};
