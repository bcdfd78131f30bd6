import type { ComponentProps } from 'react';
import { classNames } from '../../../pieces/classNames';
import { Icon } from '../../../pieces/Icon';
import { WarnTriangle } from '../../../pieces/WarnTriangle';
import styles from './Card.module.css';
import { CardSides } from './CardSides';
import type { CardCaptions, CardPicture } from './faces';

/** Below this width, in px, a card shows its mini face. */
export const MINI_BELOW = 64;

/** Data attributes for code that follows a card across the table, such as `data-card`. */
export type DataAttributes = { readonly [name: `data-${string}`]: string | undefined };

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> &
  DataAttributes & {
    face: CardPicture;
    /** In px; the height is 1.4 times the width. */
    width: number;
    /** The name and state of the card; empty where it is part of a labelled picture. */
    label: string;
    mini?: boolean;
    captions?: CardCaptions | undefined;
    /** Has it just been refused? */
    refused?: boolean;
    /** Is it face down for everybody except the reader? */
    own?: boolean;
    /** Is it a preview of where it would lie? */
    ghost?: boolean;
  };

const isData = ([name]: readonly [string, unknown]): boolean => name.startsWith('data-');

/** Splits the props into those of the card on the table and those of the button on it. */
const partition = (props: object): readonly [card: object, button: object] => {
  const entries = Object.entries(props);
  return [
    Object.fromEntries(entries.filter(isData)),
    Object.fromEntries(entries.filter((entry) => !isData(entry))),
  ];
};

/**
 * A card. With `onClick`, a button of the same size lies on it; without, it is a picture. The printed face is not
 * part of the button, so that the button's name is the label alone. When the face changes from or to the back, the
 * card visibly turns over.
 */
export const Card = (props: Props) => {
  const { face, width, label, mini = width < MINI_BELOW, captions, className, style, ...others } = props;
  const { refused, own, ghost, ...rest } = others;
  const [marks, press] = partition(rest);
  const isButton = rest.onClick !== undefined;
  return (
    <span
      className={classNames(
        styles.card,
        isButton && styles.pressable,
        refused && styles.refused,
        own && styles.own,
        ghost && styles.ghost,
        className,
      )}
      style={{ '--card-width': `${width}px`, ...style }}
      {...marks}
      {...(!isButton && (label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }))}
    >
      <CardSides face={face} mini={mini} captions={captions} />
      {refused && <WarnTriangle size={28} className={styles.warn} />}
      {own && (
        <i className={styles.corner}>
          <Icon name="lock" size={14} />
        </i>
      )}
      {isButton && <button type="button" className={styles.press} aria-label={label} {...press} />}
    </span>
  );
};
