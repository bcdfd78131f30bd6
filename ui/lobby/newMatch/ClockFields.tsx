import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TIME_UPS, type TableOptions } from '../../../games/shared/conduct';
import { BOT_LEVELS } from '../../../games/shared/gameModule';
import { Segmented } from '../../pieces/Segmented';
import { Select } from '../../pieces/Select';
import { useClockWords } from '../useClockWords';

type Clock = NonNullable<TableOptions['clock']>;

const HOURS = 3600;
const DAY = 24 * HOURS;

/** The usual choices: two paces for tables where everybody is present, and days. */
const USUAL: readonly Clock[] = [
  { perDecision: 30, bank: 180 },
  { perDecision: 60, bank: 360 },
  ...[DAY / 2, DAY, 2 * DAY, 3 * DAY, 7 * DAY].map((perDecision) => ({ perDecision, bank: 0 })),
];

/** The values for a custom pace, in seconds. */
const OWN = {
  perDecision: [10, 15, 20, 30, 45, 60, 90, 120, 180, 300, 600],
  bank: [0, 60, 120, 180, 300, 600, 900, 1200, 1800, 3600],
};

const keyOf = (clock: Clock | undefined): string => (clock ? `${clock.perDecision}+${clock.bank}` : 'none');

type Props = { table: TableOptions; onChange: (table: TableOptions) => void };

/** How much time players have, and what happens when it is up or somebody is away. */
export const ClockFields = ({ table, onChange }: Props) => {
  const { t } = useTranslation('lobby');
  const { inWords, span } = useClockWords();
  const [isOwn, setOwn] = useState(false);
  const { clock, timeUp, standIn, ...others } = table;
  const known = USUAL.map((one) => ({ value: keyOf(one), label: inWords(one) }));
  const value = clock && (isOwn || !USUAL.some((one) => keyOf(one) === keyOf(clock))) ? 'own' : keyOf(clock);
  const choose = (key: string) => {
    setOwn(key === 'own');
    const chosen = key === 'own' ? (clock ?? USUAL[0]) : USUAL.find((one) => keyOf(one) === key);
    onChange({ ...others, timeUp, standIn, ...(chosen && { clock: chosen }) });
  };
  const secondsOf = (name: 'perDecision' | 'bank') => {
    const chosen = clock![name];
    const choices = OWN[name].includes(chosen) ? OWN[name] : [...OWN[name], chosen];
    return (
      <Select
        label={t(`clock.${name}`)}
        value={chosen}
        options={choices.map((seconds) => ({ value: seconds, label: span(seconds) }))}
        onChange={(seconds) => onChange({ ...table, clock: { ...clock!, [name]: seconds } })}
      />
    );
  };
  return (
    <>
      <Select
        label={t('clock.label')}
        value={value}
        options={[
          { value: 'none', label: t('clock.none') },
          ...known,
          { value: 'own', label: t('clock.own') },
        ]}
        onChange={choose}
      />
      {value === 'own' && (
        <>
          {secondsOf('perDecision')}
          {secondsOf('bank')}
        </>
      )}
      {clock && (
        <Segmented
          label={t('clock.timeUp')}
          value={timeUp}
          options={TIME_UPS.map((one) => ({ value: one, label: t(`clock.${one}`) }))}
          onChange={(one) => onChange({ ...table, timeUp: one })}
        />
      )}
      <Segmented
        label={t('clock.standIn')}
        value={standIn}
        options={BOT_LEVELS.map((level) => ({ value: level, label: t(`seat.strength.${level}`) }))}
        onChange={(level) => onChange({ ...table, standIn: level })}
      />
    </>
  );
};
