import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { inPercent } from '../../../games/shared/bots/advice';
import { decisionsOf, type Analysis, type Split } from '../../../games/shared/bots/analysis';
import type { MatchResult } from '../../../games/shared/gameModule';
import type { Replay } from '../../../games/shared/record';
import type { PerSeat } from '../../../games/shared/seats';
import { Panel } from '../../kit/Panel';
import { classNames } from '../../pieces/classNames';
import { Seal, seatNumber } from '../../pieces/Seal';
import styles from './Figures.module.css';
import type { Retold } from './retold';
import { points } from './verdictWords';

type Props = {
  readonly replay: Replay;
  readonly analysis: Analysis;
  readonly splits: PerSeat<Split>;
  readonly tell: Retold;
  readonly words: TFunction;
  readonly onGoTo: (step: number) => void;
};

/** Differences below half a percentage point count as equal. */
const ALIKE = 0.005;

/** Who has the most; undefined where all are practically equal. */
const foremost = (seats: readonly string[], partOf: (seat: string) => number): string | undefined => {
  const parts = seats.map(partOf);
  const most = Math.max(...parts);
  return seats.length > 1 && most - Math.min(...parts) < ALIKE ? undefined : seats[parts.indexOf(most)];
};

const PARTS = ['luck', 'own', 'others'] as const;

/** One component of the change in somebody's chances: losses to the left, gains to the right. */
const Bar = ({ part, most }: { part: number; most: number }) => (
  <span className={classNames(styles.bar, inPercent(part) < 0 && styles.loss)}>
    <i style={{ '--share': most ? Math.abs(part) / most : 0 }} />
    <b>{points(part)}</b>
  </span>
);

/** What luck, a player's own decisions and those of the others contributed, player by player. */
export const Figures = ({ replay, analysis, splits, tell, words, onGoTo }: Props) => {
  const { t } = useTranslation('analysis');
  const { record } = replay;
  const { totals } = record.result as MatchResult;
  const seats = Object.keys(splits);
  const most = Math.max(...seats.flatMap((seat) => PARTS.map((part) => Math.abs(splits[seat]![part]))));
  const luckiest = foremost(seats, (seat) => splits[seat]!.luck);
  const deciding = seats.filter((seat) => decisionsOf(analysis, record.steps, seat).taken > 0);
  const wisest = foremost(deciding, (seat) => splits[seat]!.own);
  return (
    <Panel title={t('split')} className={styles.panel}>
      <table className={styles.figures}>
        <thead>
          <tr>
            <th scope="col">{t('player')}</th>
            <th scope="col">{t('result')}</th>
            {PARTS.map((part) => (
              <th key={part} scope="col">
                {t(`parts.${part}`)}
              </th>
            ))}
            <th scope="col">{t('asGood')}</th>
            <th scope="col">{t('dearest')}</th>
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => {
            const { taken, asGood, dearest } = decisionsOf(analysis, record.steps, seat);
            return (
              <tr key={seat}>
                <th scope="row" className={styles.player}>
                  <Seal seat={seatNumber(seat)} size={20} /> {tell.nameOf(seat)}
                </th>
                <td data-label={t('result')} className={styles.figure}>
                  {words('game.total', { count: totals[seat]!, total: totals[seat]! })}
                </td>
                {PARTS.map((part) => (
                  <td key={part} data-label={t(`parts.${part}`)}>
                    <Bar part={splits[seat]![part]} most={most} />
                  </td>
                ))}
                <td data-label={t('asGood')} className={styles.figure}>
                  {taken ? t('ofAll', { asGood, taken }) : '–'}
                </td>
                <td data-label={t('dearest')}>
                  {dearest === undefined ? (
                    '–'
                  ) : (
                    <button type="button" className={styles.dearest} onClick={() => onGoTo(dearest)}>
                      {t('at', { step: dearest })} ({points(analysis.verdicts[dearest - 1]!.worth[seat]!)})
                    </button>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles.note}>
        {t('splitNote')} {luckiest !== undefined && t('luckiest', { name: tell.nameOf(luckiest) })}{' '}
        {wisest !== undefined && t('wisest', { name: tell.nameOf(wisest) })}
      </p>
    </Panel>
  );
};
