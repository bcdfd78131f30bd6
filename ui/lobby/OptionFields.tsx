import { useTranslation } from 'react-i18next';
import { choicesOf, type Choice, type OptionField } from '../../games/shared/options';
import { Icon } from '../pieces/Icon';
import { Segmented } from '../pieces/Segmented';
import { Select } from '../pieces/Select';
import { chooseOption, moduleOf, optionsOf, seatsOf, type Draft } from './draft';
import styles from './OptionFields.module.css';

type Props = { draft: Draft; onChange: (draft: Draft) => void };

/** How many options are in sight at once; the others are for those who look for them. */
const IN_SIGHT = 3;

/** The options of the drafted game, one row each. */
export const OptionFields = ({ draft, onChange }: Props) => {
  const { t } = useTranslation([draft.game, 'lobby']);
  const chosen = optionsOf(draft);
  const players = seatsOf(draft).length;

  const labelOf = (name: string, { choices, numbers }: OptionField, choice: Choice): string =>
    choices.includes(choice)
      ? t(`options.${name}.choices.${choice}`, { number: numbers?.usual(players), players })
      : String(choice);

  const rows = Object.entries(moduleOf(draft).options.fields).map(([name, field]) => {
    const Field = field.numbers ? Select : Segmented;
    return (
      <div key={name} title={t(`options.${name}.about`)}>
        <Field
          label={t(`options.${name}.name`)}
          value={chosen[name]!}
          options={choicesOf(field, players).map((value) => ({ value, label: labelOf(name, field, value) }))}
          onChange={(choice) => onChange(chooseOption(draft, name, choice))}
        />
      </div>
    );
  });
  const more = rows.slice(IN_SIGHT);
  return (
    <>
      {rows.slice(0, IN_SIGHT)}
      {more.length > 0 && (
        <details className={styles.more}>
          <summary className={styles.summary}>
            {t('newMatch.moreOptions', { ns: 'lobby', count: more.length })}
            <Icon name="down" size={18} />
          </summary>
          <div className={styles.rows}>{more}</div>
        </details>
      )}
    </>
  );
};
