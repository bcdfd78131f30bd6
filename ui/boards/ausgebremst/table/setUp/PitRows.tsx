import { useTranslation } from 'react-i18next';
import { roadOf, valueOf, type View } from '../../../../../games/ausgebremst';
import { Rule } from '../../../../kit/Rule';
import { Panel } from '../../../../kit/Panel';
import type { Driver } from '../drivers';
import { RaceCard } from '../RaceCard';
import { circuitName, WORDS } from '../words';
import styles from './PitRows.module.css';

type Props = { readonly view: View; readonly me: Driver };

/** the pit-stop cards of every grid row, with the reader's own marked. */
export const PitRows = ({ view, me }: Props) => {
  const { t } = useTranslation(WORDS);
  const { circuit } = roadOf(view);
  const own = Math.floor(view.grid.indexOf(me.car) / 2);
  const beside = view.pitCards[me.car]!;
  return (
    <Panel title={t('table.pitCards.title')} note={circuitName(circuit.id)}>
      <div className={styles.rows}>
        <div className={styles.cards}>
          {beside.map((card) => (
            <RaceCard key={card} value={valueOf(card)} paint={me.paint} />
          ))}
        </div>
        <div>
          <table className={styles.table}>
            <tbody>
              {circuit.pitCards.map((values, row) => (
                <tr key={values.join()} className={row === own ? styles.own : undefined}>
                  <th scope="row">
                    {t(row === own ? 'table.pitCards.ownRow' : 'table.pitCards.row', { row: row + 1 })}
                  </th>
                  <td>{values.join(' + ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.text}>
            {t('table.pitCards.text')} <Rule of="A-11.6" />
          </p>
        </div>
      </div>
    </Panel>
  );
};
