import { useId } from 'react';
import styles from './Select.module.css';

type Props<Value extends string | number> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** The id of the explanation. */
  describedBy?: string | undefined;
};

/** A choice between many values, in a row like `Segmented`. */
export const Select = <Value extends string | number>(props: Props<Value>) => {
  const { label, value, options, onChange, describedBy } = props;
  const id = useId();
  return (
    <div className={styles.select}>
      <label htmlFor={id} className={styles.legend}>
        {label}
      </label>
      <select
        id={id}
        aria-describedby={describedBy}
        className={styles.field}
        value={options.findIndex((option) => option.value === value)}
        onChange={({ target }) => onChange(options[Number(target.value)]!.value)}
      >
        {options.map((option, at) => (
          <option key={option.value} value={at}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
};
