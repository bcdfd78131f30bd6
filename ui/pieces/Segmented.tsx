import { useId, type ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './Segmented.module.css';

type Props<Value extends string | number> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
  disabled?: boolean;
  /** The id of the explanation. */
  describedBy?: string | undefined;
  className?: string | undefined;
};

/** A choice between few values, all visible: radio buttons that look like a row of keys. */
export const Segmented = <Value extends string | number>(props: Props<Value>) => {
  const { label, value, options, onChange, disabled = false, describedBy, className } = props;
  const id = useId();
  return (
    <div
      className={classNames(styles.segmented, className)}
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={describedBy}
    >
      <span id={id} className={styles.legend}>
        {label}
      </span>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              className={styles.radio}
              type="radio"
              name={id}
              disabled={disabled}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </div>
  );
};
