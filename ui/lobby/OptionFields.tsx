import { useTranslation } from 'react-i18next';
import { choicesOf, type Choice, type OptionField } from '../../games/shared/options';
import { Segmented } from '../pieces/Segmented';
import { Select } from '../pieces/Select';
import { chooseOption, moduleOf, optionsOf, seatsOf, type Draft } from './draft';

type Props = { draft: Draft; onChange: (draft: Draft) => void };

/** The options of the drafted game, one row each. */
export const OptionFields = ({ draft, onChange }: Props) => {
  const { t } = useTranslation(draft.game);
  const chosen = optionsOf(draft);
  const players = seatsOf(draft).length;

  const labelOf = (name: string, { choices, numbers }: OptionField, choice: Choice): string =>
    choices.includes(choice)
      ? t(`options.${name}.choices.${choice}`, { number: numbers?.usual(players), players })
      : String(choice);

  return Object.entries(moduleOf(draft).options.fields).map(([name, field]) => {
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
};
