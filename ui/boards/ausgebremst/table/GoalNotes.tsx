import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './GoalNotes.module.css';
import type { Goal } from './goals';
import { goalNotes, type GoalForm } from './goalWords';
import { WORDS } from './words';

type Props = { readonly goal: Goal; readonly form?: GoalForm };

/** The effect of driving there; what loses the race stands out. */
export const GoalNotes = ({ goal, form = 'full' }: Props) => {
  const { t } = useTranslation(WORDS);
  return goalNotes(goal, t, form).map(({ words, isLoss }, at) => (
    <Fragment key={words}>
      {at > 0 && ' · '}
      {isLoss ? <strong className={styles.loss}>{words}</strong> : words}
    </Fragment>
  ));
};
