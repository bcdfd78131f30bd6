import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { View } from '../../../../games/ausgebremst';
import { classNames } from '../../../pieces/classNames';
import { Panel } from '../../../kit/Panel';
import type { Driver } from './drivers';
import { BUDGET, purseOf, signed, type Purse } from './purse';
import styles from './PursePanel.module.css';
import { painted } from './RaceCard';
import { WORDS } from './words';

/** A reserve below this is tight: one lane change on the longer side uses it up. */
const TIGHT = 2;

/** The note beside a reserve: what it is, as long as there is no problem. */
const noteOn = ({ reserve, isShort }: Purse) => {
  if (isShort) return 'short';
  if (reserve >= TIGHT) return 'about';
  //
  return reserve < 0 ? 'pitCards' : 'tight';
};

const share = (points: number) => ({ '--share': Math.min(1, points / BUDGET) });

/** the points the reader has left, and those the ideal line needs, on one scale of 84. */
export const PursePanel = memo(({ view, me }: { readonly view: View; readonly me: Driver }) => {
  const { t } = useTranslation(WORDS);
  const purse = purseOf(view, me.car);
  const { left, toGo, withStop, reserve } = purse;
  const isTight = reserve < TIGHT;
  return (
    <Panel
      place="purse"
      title={t('table.purse.title')}
      note={withStop ? t('table.purse.withStop') : undefined}
    >
      <dl className={styles.bars} style={painted(me.paint)}>
        <dt>{t('table.purse.left')}</dt>
        <dd>
          <i className={styles.left} style={share(left)} />
          <b>{left}</b>
        </dd>
        <dt>{t('table.purse.toGo')}</dt>
        <dd>
          <i className={styles.toGo} style={share(toGo)} />
          <b>{toGo}</b>
        </dd>
      </dl>
      <p className={classNames(styles.reserve, isTight && styles.tight)}>
        {t('table.purse.reserve')} <b>{signed(reserve)}</b>
        <span>{t(`table.purse.${noteOn(purse)}`)}</span>
      </p>
    </Panel>
  );
});
PursePanel.displayName = 'PursePanel';
