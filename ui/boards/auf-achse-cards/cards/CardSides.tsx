import { useState } from 'react';
import { classNames } from '../../../pieces/classNames';
import styles from './Card.module.css';
import { CardFace } from './CardFace';
import type { CardCaptions, CardPicture } from './faces';

type Props = { face: CardPicture; mini: boolean; captions: CardCaptions | undefined };

/** The visible side of a card and, while it turns over, the side that folds away. */
export const CardSides = ({ face, mini, captions }: Props) => {
  const [shown, setShown] = useState<{ now: CardPicture; before?: CardPicture }>({ now: face });
  if (shown.now !== face) {
    const turned = shown.now === 'back' || face === 'back';
    setShown(turned ? { now: face, before: shown.now } : { now: face });
  }
  const { now, before } = shown;
  return (
    <span key={`${before}-${now}`} className={classNames(styles.face, before && styles.turned)}>
      {before && (
        <span className={styles.leaving}>
          <CardFace face={before} mini={mini} captions={captions} />
        </span>
      )}
      <span className={styles.arriving}>
        <CardFace face={now} mini={mini} captions={captions} />
      </span>
    </span>
  );
};
