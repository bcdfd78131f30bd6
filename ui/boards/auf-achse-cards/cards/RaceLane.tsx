import type { ReactNode } from 'react';
import { Barrier } from '../../../pieces/Barrier';
import { classNames } from '../../../pieces/classNames';
import { useWidth } from '../../../pieces/useWidth';
import { Card, MINI_BELOW, type DataAttributes } from './Card';
import type { CardCaptions, CardPicture } from './faces';
import { fanStrip, fittingWidth } from './fanStrip';
import styles from './RaceLane.module.css';

const BARRIER = { wide: 26, narrow: 18 } as const;

/**
 * The note of a last part narrower than `most` px takes room to the left of it as well; narrower than `least`, only a
 * part that counts has one.
 */
const NARROW_END = { least: 33, most: 45 } as const;

export type LaneCard = DataAttributes & {
  readonly id: string;
  readonly face: CardPicture;
  readonly label: string;
  readonly own?: boolean;
  readonly ghost?: boolean;
};

export type RacePart = {
  /** Green bracket; otherwise the part is grey. */
  readonly counts: boolean;
  readonly cards: readonly LaneCard[];
  /** Below the bracket: why the part does not count, or its sum. */
  readonly note?: ReactNode;
};

type Props = {
  parts: readonly RacePart[];
  /** The width of a card in px; smaller when there is not enough room for so many. */
  width: number;
  label: string;
  /** The accessible name of the barrier between two parts. */
  breakLabel: string;
  captions?: CardCaptions | undefined;
};

/** A race shown face up: its parts in one row, a barrier at each break, and brackets below that show what counts. */
export const RaceLane = ({ parts, width, label, breakLabel, captions }: Props) => {
  const [ref, room = Infinity] = useWidth<HTMLUListElement>();
  const mini = width < MINI_BELOW;
  const row = {
    room,
    width,
    kind: mini ? 'mini' : 'full',
    count: parts.reduce((sum, part) => sum + part.cards.length, 0),
    parts: parts.length,
    gap: mini ? BARRIER.narrow : BARRIER.wide,
  } as const;
  const cardWidth = fittingWidth(row);
  const strip = fanStrip({ ...row, width: cardWidth });
  const last = parts.at(-1);
  const end = cardWidth + strip * ((last?.cards.length ?? 1) - 1);
  const isNarrow = end < NARROW_END.most && (last?.counts || end >= NARROW_END.least);
  return (
    <ul
      ref={ref}
      className={classNames(styles.lane, isNarrow && styles.narrowEnd)}
      style={{ '--strip': `${strip}px`, '--fan-card': `${cardWidth}px` }}
      aria-label={label}
    >
      {parts.map((part, index) => (
        <li
          key={part.cards[0]?.id ?? index}
          className={classNames(styles.part, part.counts ? styles.counts : styles.dead)}
        >
          {index > 0 && <Barrier label={breakLabel} narrow={mini} className={styles.barrier} />}
          <div className={styles.stretch}>
            <div className={styles.cards}>
              {part.cards.map(({ id, ...card }) => (
                <Card key={id} {...card} width={cardWidth} captions={captions} />
              ))}
            </div>
            <div className={styles.bracket}>
              {part.note && <span className={styles.note}>{part.note}</span>}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
};
