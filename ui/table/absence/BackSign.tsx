import { useTranslation } from 'react-i18next';
import type { TableEvent } from '../../../games/shared/conduct';
import { takeBack } from '../../online/lobbyApi';
import { Button } from '../../pieces/Button';
import { Strip } from './Strip';
import { useAsked } from './useAsked';

type Props = {
  readonly game: string;
  readonly matchID: string;
  /** How it came to that. */
  readonly last: TableEvent | undefined;
  /** How many moves a computer player has made since. */
  readonly moves: number;
};

/** The reader was away, and a computer player decides: one press, and they decide again. */
export const BackSign = ({ game, matchID, last, moves }: Props) => {
  const { t } = useTranslation('table');
  const { busy, go, why } = useAsked(() => takeBack(game, matchID));
  const who = last?.byName ? t('absence.backBy', { name: last.byName }) : t('absence.backAlone');
  const text = moves ? `${who} ${t('absence.backMoves', { count: moves })}` : who;
  return (
    <Strip icon="robot" title={t('absence.back')} text={text} why={why} variant="town">
      <Button variant="go" icon="hand" busy={busy} onClick={go}>
        {t('absence.takeBack')}
      </Button>
    </Strip>
  );
};
