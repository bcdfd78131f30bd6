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

/** How many options are shown at first; the others are folded away. */
const IN_SIGHT = 3;

type ControlProps = Props & {
  readonly name: string;
  readonly field: OptionField;
  /** The id of the explanation. */
  readonly describedBy: string;
};

/** The control for one option of the game. */
const OptionControl = ({ draft, onChange, name, field, describedBy }: ControlProps) => {
  const { t } = useTranslation(boxWords(draft.game));
  const { choices, numbers, sequence } = field;
  const players = seatsOf(draft).length;
  const given = { label: t(`options.${name}.name`), describedBy };
  const value = optionsOf(draft)[name]!;
  const labelOf = (choice: Choice): string =>
    choices.includes(choice)
      ? t(`options.${name}.choices.${choice}`, { number: numbers?.usual(players), players })
      : String(choice);
  const options = choicesOf(field, players).map((choice) => ({ value: choice, label: labelOf(choice) }));
  const choose = (choice: Choice) => onChange(chooseOption(draft, name, choice));
  if (sequence) {
    const items = sequence.map((id) => ({
      id,
      label: t(`options.${name}.items.${id}`),
      note: t(`options.${name}.notes.${id}`),
    }));
    const presets = options.map((option) => ({ ...option, value: String(option.value) }));
    return (
      <SequenceField {...given} value={String(value)} presets={presets} items={items} onChange={choose} />
    );
  }
  const Field = numbers ? Select : Segmented;
  return <Field {...given} value={value} options={options} onChange={choose} />;
};

type TableChoiceProps<Value extends string> = {
  readonly id: 'secondThoughts' | 'hints';
  readonly values: readonly Value[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

/** A choice for the table that is the same in every game. */
const TableChoice = <Value extends string>({ id, values, ...chosen }: TableChoiceProps<Value>) => {
  const { t } = useTranslation('lobby');
  const name = t(`newMatch.${id}.name`);
  const options = values.map((value) => ({ value, label: t(`newMatch.${id}.${value}`) }));
  return (
    <Explained name={name} about={t(`newMatch.${id}.about`)}>
      {(describedBy) => <Segmented {...chosen} label={name} options={options} describedBy={describedBy} />}
    </Explained>
  );
};

/** The options of the drafted game, one row each; and whether decisions may be taken back and hints are given. */
export const OptionFields = ({ draft, onChange }: Props) => {
  const { t } = useTranslation([boxWords(draft.game), 'lobby']);
  const people = humansOf(draft);
  const hints = givesHints(draft.table.hints, { people, isOneDevice: draft.mode === 'device' });
  const agree = (agreed: Partial<Draft['table']>) =>
    onChange({ ...draft, table: { ...draft.table, ...agreed } });

  const rows = Object.entries(draft.box.options.fields).map(([name, field]) => (
    <Explained key={name} name={t(`options.${name}.name`)} about={t(`options.${name}.about`)}>
      {(describedBy) => <OptionControl {...{ draft, onChange, name, field, describedBy }} />}
    </Explained>
  ));
  const more = [
    ...rows.slice(IN_SIGHT),
    <TableChoice
      key="secondThoughts"
      id="secondThoughts"
      values={THOUGHTS}
      value={THOUGHTS.find((value) => THOUGHT[value] === (draft.table.secondThoughts ?? true))!}
      onChange={(value) => agree({ secondThoughts: THOUGHT[value] })}
    />,
    <TableChoice
      key="hints"
      id="hints"
      values={['yes', 'no']}
      value={hints ? 'yes' : 'no'}
      onChange={(value) => agree({ hints: value === 'yes' })}
    />,
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
