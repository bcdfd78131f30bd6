import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { itemsOf } from '../../../games/shared/options';
import { classNames } from '../../pieces/classNames';
import { Segmented } from '../../pieces/Segmented';
import styles from './SequenceField.module.css';
import { Unfolding } from './Unfolding';

type Props = {
  label: string;
  /** The chosen sequence, as in `2-1-5`. */
  value: string;
  presets: readonly { value: string; label: string }[];
  items: readonly { id: string; label: string; note: string }[];
  onChange: (value: string) => void;
  /** The id of the explanation. */
  describedBy?: string;
};

/** A sequence of items in any order: some usual ones, and buttons to press one after the other. */
export const SequenceField = (props: Props) => {
  const { label, value, presets, items, onChange, describedBy } = props;
  const { t } = useTranslation('lobby');
  const id = useId();
  const chosen = itemsOf(value);
  const isUnusual = presets.every((preset) => preset.value !== value);

  const toggle = (item: string) => {
    const next = chosen.includes(item) ? chosen.filter((other) => other !== item) : [...chosen, item];
    if (next.length) onChange(next.join('-'));
  };
  return (
    <>
      <Segmented
        label={label}
        value={value}
        options={presets}
        onChange={onChange}
        describedBy={describedBy}
      />
      <Unfolding title={t('newMatch.sequence.own')} startsOpen={isUnusual}>
        <p id={id} className={styles.hint}>
          {t('newMatch.sequence.hint')}
        </p>
        <ul className={styles.items} aria-describedby={id}>
          {items.map((item) => {
            const place = chosen.indexOf(item.id) + 1;
            const isLast = place > 0 && chosen.length === 1;
            return (
              <li key={item.id}>
                <button
                  type="button"
                  className={classNames(styles.item, place > 0 && styles.chosen)}
                  aria-pressed={place > 0}
                  aria-disabled={isLast}
                  title={isLast ? t('newMatch.sequence.least') : undefined}
                  onClick={() => toggle(item.id)}
                >
                  <span className={styles.place}>{place || ''}</span>
                  <span className={styles.name}>{item.label}</span>
                  <span className={styles.note}>{item.note}</span>
                </button>
              </li>
            );
          })}
        </ul>
      </Unfolding>
    </>
  );
};
