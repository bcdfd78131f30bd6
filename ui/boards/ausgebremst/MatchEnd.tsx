import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { standings, isNuisance, type View } from '../../../games/ausgebremst';
import { namesInWords } from '../../pieces/listInWords';
import { useWindowLayout } from '../../pieces/useWindowLayout';
import type { Chrome, Snapshot } from '../../kit/match';
import { Rule } from '../../kit/Rule';
import { EndFrame } from '../../kit/EndFrame';
import { leadOf } from '../../kit/lead';
import { Championship } from './Championship';
import styles from './MatchEnd.module.css';
import { isOneRace, sheetTitleOf } from './oneRace';
import type { Driver } from './table/drivers';
import { WORDS } from './table/words';
import { Car } from './track/Car';

type Props = {
  shown: Snapshot<View>;
  drivers: readonly Driver[];
  chrome: Pick<Chrome, 'logbook' | 'chat' | 'afterwards'>;
};

/** Notes on the table: how ties were settled, and why points are missing. */
const Notes = ({ view }: { view: View }) => {
  const { t } = useTranslation(WORDS);
  const points = standings(view).map((row) => row.points);
  const isTied = !isOneRace(view) && new Set(points).size < points.length;
  const isHindered = view.results.some(({ finished }) => finished.some((car) => isNuisance(view, car)));
  return (
    <div className={styles.notes}>
      {isTied && (
        <p>
          {t('end.tie')} <Rule of="A-2.1" />
        </p>
      )}
      {isHindered && (
        <p>
          {t('end.nuisance')} <Rule of="A-10.1" />
        </p>
      )}
    </div>
  );
};

/** the champion or champions, and a sentence about them; **stars** set bold. */
export const championsOf = (view: View, drivers: readonly Driver[], t: TFunction) => {
  const champions = standings(view).filter(({ rank }) => rank === 1);
  const winners = champions.map(({ seat }) => drivers.find(({ car }) => car === seat)!);
  const sentence = t(
    `log.${isOneRace(view) ? 'raceWon' : 'matchEnd'}.${winners.length > 1 ? 'shared' : 'won'}`,
    {
      ns: WORDS,
      names: namesInWords(winners, t('language', { ns: WORDS })),
      count: champions[0]?.points ?? 0,
    },
  );
  return { winners, sentence };
};

/** the championship is decided: who won it, and how everybody's points add up. */
export const MatchEnd = ({ shown: { view, log }, drivers, chrome }: Props) => {
  const { t } = useTranslation(WORDS);
  const isPhone = useWindowLayout().name === 'phone';
  const { winners, sentence } = championsOf(view, drivers, t);
  const lead = leadOf(
    standings(view).map(({ seat, points }) => ({
      player: drivers.find(({ car }) => car === seat)!,
      total: points,
    })),
  );
  const isShared = winners.length > 1;
  const isMine = winners.some(({ isMe }) => isMe);
  const kicker = isMine ? (isShared ? 'shared' : 'yours') : 'over';

  return (
    <EndFrame
      isMine={isMine}
      kicker={isOneRace(view) ? t(`end.race.${kicker}`) : t(`end.${kicker}`)}
      title={sentence}
      ahead={lead && { amount: t('finish.points', { count: lead.by }), of: lead.of }}
      winners={winners.map(({ car, paint, number }) => (
        <Car key={car} paint={paint} number={number} width={isPhone ? 84 : 120} />
      ))}
      sheet={t(sheetTitleOf(view))}
      rule="A-10.3"
      log={log}
      chrome={chrome}
    >
      <Championship view={view} drivers={drivers} />
      <Notes view={view} />
    </EndFrame>
  );
};
