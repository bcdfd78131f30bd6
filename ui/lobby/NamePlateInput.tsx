import type { ComponentProps } from 'react';
import { MAX_NAME } from '../../games/shared/protocol';
import { classNames } from '../pieces/classNames';
import { Seal, type Seat } from '../pieces/Seal';
import styles from './NamePlateInput.module.css';

type Props = Omit<ComponentProps<'input'>, 'size' | 'onChange'> & {
  value: string;
  onChange: (name: string) => void;
  seat?: Seat;
  size?: 'm' | 'l';
};

/** A number plate with a field for the player's name. */
export const NamePlateInput = ({ seat, size = 'm', onChange, className, ...rest }: Props) => (
  <span className={classNames(styles.plate, styles[size], className)} data-ground="stock">
    {seat && <Seal seat={seat} size={24} />}
    <input
      type="text"
      className={styles.input}
      maxLength={MAX_NAME}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
      {...rest}
    />
  </span>
);
