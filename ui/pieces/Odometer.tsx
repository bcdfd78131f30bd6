import { useState } from 'react';
import { classNames } from './classNames';
import styles from './Odometer.module.css';
import { digitAt, drumsOf, positionsPassed } from './odometerDrums';

const DIGIT_HEIGHT = 1.24;

const Drum = ({ position }: { position: number }) => {
  const [roll, setRoll] = useState({ from: position, to: position });
  if (roll.to !== position) setRoll({ from: roll.to, to: position });

  const passed = positionsPassed(roll.from, roll.to);
  const upwards = roll.to >= roll.from;
  const end = `${-DIGIT_HEIGHT * (passed.length - 1)}em`;
  const path = { '--from': upwards ? '0em' : end, '--to': upwards ? end : '0em' };
  return (
    <span className={styles.drum}>
      <span key={`${roll.from}-${roll.to}`} className={styles.strip} style={path}>
        {(upwards ? passed : passed.toReversed()).map((passing) => (
          <span key={passing} className={styles.digit}>
            {digitAt(passing)}
          </span>
        ))}
      </span>
    </span>
  );
};

type Props = {
  value: number;
  /** The number for screen readers, with its unit: "180 of 250 km". */
  label: string;
  digits?: number;
  size?: 's' | 'm' | 'l';
  className?: string | undefined;
};

/** The kilometre counter of a lorry, which rolls to its new number. Below zero, one drum shows a minus sign. */
export const Odometer = ({ value, label, digits = 3, size = 'm', className }: Props) => (
  <span className={classNames(styles.odometer, styles[size], className)} role="img" aria-label={label}>
    {value < 0 && (
      <span className={styles.drum}>
        <span className={styles.digit}>−</span>
      </span>
    )}
    {drumsOf(value, digits).map(({ place, position }) => (
      <Drum key={place} position={position} />
    ))}
  </span>
);
