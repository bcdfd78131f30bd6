import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { circuitsOf, POINTS, totals, type View } from '../../../../games/ausgebremst';
import { Panel } from '../../../kit/Panel';
import { Car } from '../track/Car';
import type { Driver } from './drivers';
import styles from './RaceSheet.module.css';
import { circuitName, WORDS } from './words';

type Props = { readonly view: View; readonly drivers: readonly Driver[] };

/** the points of the races so far, in a few lines. */
export const RaceSheet = memo(({ view, drivers }: Props) => {
  const { t } = useTranslation(WORDS);
  const sums = totals(view);
  const players = drivers
    .filter(({ isNuisance }) => !isNuisance)
    .toSorted((a, b) => sums[b.car]! - sums[a.car]!);
  return (
    <Panel title={t('table.sheet.title')} note={POINTS.join(' · ')}>
      <table className={styles.sheet}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{t('table.sheet.driver')}</span>
            </th>
            {circuitsOf(view).map(({ id }, race) => (
              <th key={id} scope="col" title={circuitName(id)}>
                {race + 1}
              </th>
            ))}
            <th scope="col">{t('table.sheet.sum')}</th>
          </tr>
        </thead>
        <tbody>
          {players.map(({ car, paint, number, name }) => (
            <tr key={car}>
              <th scope="row">
                <Car paint={paint} number={number} width={34} /> {name}
              </th>
              {circuitsOf(view).map(({ id: circuit }, race) => (
                <td key={circuit}>{view.results[race]?.points[car] ?? (race === view.race ? '…' : '–')}</td>
              ))}
              <td>
                <b>{sums[car]}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
});
RaceSheet.displayName = 'RaceSheet';
