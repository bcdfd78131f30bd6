import { useTranslation } from 'react-i18next';
import { givesHints } from '../../../games/shared/conduct';
import { choicesOf, type Choice, type OptionField } from '../../../games/shared/options';
import { Segmented } from '../../pieces/Segmented';
import { Select } from '../../pieces/Select';
import { boxWords } from '../../shell/boxWords';
import { Explained } from './Explained';
import { chooseOption, humansOf, optionsOf, seatsOf, type Draft } from './matchDraft';
import styles from './OptionFields.module.css';
import { SequenceField } from './SequenceField';
import { Unfolding } from './Unfolding';

type Props = { draft: Draft; onChange: (draft: Draft) => void };

/** What may be taken back. */
const THOUGHT = { yes: true, free: 'free', no: false } as const;
const THOUGHTS = ['yes', 'free', 'no'] as const;

/** How many options are in sight at once; the others are for those who look for them. */
const IN_SIGHT = 3;

/** The options of the drafted game, one row each; whether decisions may be taken back, and whether hints are given. */
export const OptionFields = ({ draft, onChange }: Props) => {
  const { t } = useTranslation([boxWords(draft.game), 'lobby']);
  const chosen = optionsOf(draft);
  const players = seatsOf(draft).length;
  const people = humansOf(draft);
  const hints = givesHints(draft.table.hints, { people, isOneDevice: draft.mode === 'device' });

  const labelOf = (name: string, { choices, numbers }: OptionField, choice: Choice): string =>
    choices.includes(choice)
      ? t(`options.${name}.choices.${choice}`, { number: numbers?.usual(players), players })
      : String(choice);

  const controlOf = (name: string, field: OptionField, describedBy: string) => {
    const { numbers, sequence } = field;
    const label = t(`options.${name}.name`);
    const value = chosen[name]!;
    const options = choicesOf(field, players).map((choice) => ({
      value: choice,
      label: labelOf(name, field, choice),
    }));
    const choose = (choice: Choice) => onChange(chooseOption(draft, name, choice));
    if (sequence) {
      const items = sequence.map((id) => ({
        id,
        label: t(`options.${name}.items.${id}`),
        note: t(`options.${name}.notes.${id}`),
      }));
      const presets = options.map((option) => ({ ...option, value: String(option.value) }));
      return (
        <SequenceField
          label={label}
          value={String(value)}
          presets={presets}
          items={items}
          onChange={choose}
          describedBy={describedBy}
        />
      );
    }
    const Field = numbers ? Select : Segmented;
    return (
      <Field label={label} value={value} options={options} onChange={choose} describedBy={describedBy} />
    );
  };

  const rows = Object.entries(draft.box.options.fields).map(([name, field]) => (
    <Explained key={name} name={t(`options.${name}.name`)} about={t(`options.${name}.about`)}>
      {(describedBy) => controlOf(name, field, describedBy)}
    </Explained>
  ));
  const more = [
    ...rows.slice(IN_SIGHT),
    <Explained
      key="secondThoughts"
      name={t('newMatch.secondThoughts.name', { ns: 'lobby' })}
      about={t('newMatch.secondThoughts.about', { ns: 'lobby' })}
    >
      {(describedBy) => (
        <Segmented
          describedBy={describedBy}
          label={t('newMatch.secondThoughts.name', { ns: 'lobby' })}
          value={THOUGHTS.find((value) => THOUGHT[value] === (draft.table.secondThoughts ?? true))!}
          options={THOUGHTS.map((value) => ({
            value,
            label: t(`newMatch.secondThoughts.${value}`, { ns: 'lobby' }),
          }))}
          onChange={(value) =>
            onChange({ ...draft, table: { ...draft.table, secondThoughts: THOUGHT[value] } })
          }
        />
      )}
    </Explained>,
    <Explained
      key="hints"
      name={t('newMatch.hints.name', { ns: 'lobby' })}
      about={t('newMatch.hints.about', { ns: 'lobby' })}
    >
      {(describedBy) => (
        <Segmented
          describedBy={describedBy}
          label={t('newMatch.hints.name', { ns: 'lobby' })}
          value={hints ? 'yes' : 'no'}
          options={(['yes', 'no'] as const).map((value) => ({
            value,
            label: t(`newMatch.hints.${value}`, { ns: 'lobby' }),
          }))}
          onChange={(value) => onChange({ ...draft, table: { ...draft.table, hints: value === 'yes' } })}
        />
      )}
    </Explained>,
  ];
  return (
    <>
      {rows.slice(0, IN_SIGHT)}
      <Unfolding title={t('newMatch.moreOptions', { ns: 'lobby', count: more.length })}>
        <div className={styles.rows}>{more}</div>
      </Unfolding>
    </>
  );
};
