import { useTranslation } from 'react-i18next';
import { Segmented } from '../pieces/Segmented';
import { chooseOption, moduleOf, optionsOf, type Draft } from './draft';

type Props = { draft: Draft; onChange: (draft: Draft) => void };

/** The options of the drafted game, one row each. */
export const OptionFields = ({ draft, onChange }: Props) => {
  const { t } = useTranslation(draft.game);
  const chosen = optionsOf(draft);
  return Object.entries(moduleOf(draft).options.fields).map(([name, { choices }]) => (
    <div key={name} title={t(`options.${name}.about`)}>
      <Segmented
        label={t(`options.${name}.name`)}
        value={chosen[name]!}
        options={choices.map((value) => ({ value, label: t(`options.${name}.choices.${value}`) }))}
        onChange={(choice) => onChange(chooseOption(draft, name, choice))}
      />
    </div>
  ));
};
