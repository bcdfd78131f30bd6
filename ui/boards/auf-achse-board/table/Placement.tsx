import { useTranslation } from 'react-i18next';
import type { View } from '../../../../games/auf-achse-board';
import { Rule } from '../../../kit/Rule';
import { Truck } from '../map/Truck';
import { NoEntry } from '../../../kit/drawing/NoEntry';
import { detoursBy } from './detours';
import { Panel } from '../../../kit/Panel';
import styles from './Placement.module.css';
import type { Player } from './players';
import type { MapChoice } from './useMapChoice';
import { cityName, WORDS } from './words';

const FORBIDDEN = ['towns', 'flensburg', 'jam'] as const;

/** B-9.2 — where the road works must not be put. */
export const Forbidden = () => {
  const { t } = useTranslation(WORDS);
  return (
    <Panel title={t('table.roadworks.forbidden')} note={<Rule of="B-9.2" />}>
      <ul className={styles.list}>
        {FORBIDDEN.map((where) => (
          <li key={where}>
            <svg viewBox="-14 -14 28 28" width="22" height="22" aria-hidden="true">
              <NoEntry />
            </svg>
            {t(`table.roadworks.not.${where}`)}
          </li>
        ))}
      </ul>
    </Panel>
  );
};

type Props = { readonly view: View; readonly players: readonly Player[]; readonly choice: MapChoice };

/** Which players the road works would hold up there, as far as their plans are public. */
export const Affected = ({ view, players, choice }: Props) => {
  const { t } = useTranslation(WORDS);
  const { shown } = choice;
  if (!shown) return null;
  return (
    <Panel title={t('table.roadworks.affected')}>
      <ul className={styles.list}>
        {players.map(({ seat, number, name, isMe }) => {
          const detours = detoursBy(view, seat, shown);
          const who = isMe ? t('table.roadworks.yourself') : name;
          return (
            <li key={seat}>
              <Truck seat={number} width={40} />
              <span>
                <b>{who}:</b> {!detours && t('table.roadworks.unknown')}
                {detours?.length === 0 && t('table.roadworks.unaffected')}
                {detours?.map(({ city, before, after }) => (
                  <span key={city} className={styles.detour}>
                    {after === undefined
                      ? t('table.roadworks.noWay', { city: cityName(city) })
                      : t('table.roadworks.detour', { city: cityName(city), before, after })}
                  </span>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
};
