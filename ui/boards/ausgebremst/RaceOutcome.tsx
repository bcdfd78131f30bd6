import type { PlayerID } from 'boardgame.io';
import { useTranslation } from 'react-i18next';
import { placeIn, type View } from '../../../games/ausgebremst';
import { Stopped } from './table/Stopped';
import { WORDS } from './table/words';

type Props = {
  readonly result: View['results'][number] | undefined;
  readonly seat: PlayerID;
  /** Does it show the points? */
  readonly hasPoints?: boolean;
};

/** one race of one driver: the points, unless they stand beside it, and how they were earned. */
export const RaceOutcome = ({ result, seat, hasPoints = true }: Props) => {
  const { t } = useTranslation(WORDS);
  if (!result) return '–';
  const place = placeIn(result, seat);
  const { used, ideal, stopped, points } = result;
  return (
    <>
      {hasPoints && <b>{points[seat]}</b>}
      <span>
        {place ? t('table.championship.place', { place }) : t('table.championship.out')}
        {stopped[seat] && (
          <>
            {' '}
            <Stopped />
          </>
        )}
      </span>
      <span>
        <span>{t('table.championship.used', { used: used[seat] })}</span>
        <i> · </i>
        <span>{t('table.championship.ideal', { ideal: ideal[seat] })}</span>
      </span>
    </>
  );
};
