import { useTranslation } from 'react-i18next';
import {
  detourOf,
  isAdvanced,
  pitValuesOf,
  roadOf,
  shortestRace,
  type View,
} from '../../../../games/ausgebremst';
import { Rule } from '../../../kit/Rule';
import styles from './CircuitFacts.module.css';
import type { Driver } from './drivers';
import { BUDGET } from './purse';
import { WORDS } from './words';

type Props = {
  readonly view: View;
  readonly me: Pick<Driver, 'car'> | undefined;
  /** Does everybody look? Then what concerns the reader only keeps its room. */
  readonly isForAll?: boolean;
};

/** What the circuit demands from everybody, and from the reader at their place on the grid. */
export const CircuitFacts = ({ view, me, isForAll = false }: Props) => {
  const { t } = useTranslation(WORDS);
  const track = roadOf(view);
  const places = [...track.places.values()];
  const chicanes = new Set(places.filter(({ kind }) => kind === 'chicane').map(({ section }) => section))
    .size;
  const detour = detourOf(track);
  const at = me ? view.grid.indexOf(me.car) : -1;
  const need = at < 0 ? 0 : shortestRace(track, track.grid[at]!, isAdvanced(view) ? 0 : 1);
  // — a car that does not stop does without the pit-stop cards
  const beside = at < 0 || !isAdvanced(view) ? [] : pitValuesOf(track.circuit, at);
  const points = beside.reduce((left, value) => left - value, BUDGET);
  return (
    <div className={styles.facts}>
      <h3>{t('table.facts.title')}</h3>
      <p>
        {t('table.facts.chicanes', { count: chicanes })} {t('table.facts.detour', { count: detour })}
      </p>
      {at >= 0 && (
        <p className={isForAll ? styles.kept : undefined}>
          {t(isAdvanced(view) ? 'table.facts.needAdvanced' : 'table.facts.need', {
            points,
            need,
            row: Math.floor(at / 2) + 1,
          })}{' '}
          <b>{t('table.facts.reserve', { count: points - need })}</b> <Rule of="A-12.3" />
        </p>
      )}
    </div>
  );
};
