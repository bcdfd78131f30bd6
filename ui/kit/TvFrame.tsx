import { useContext, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../pieces/classNames';
import { Sheet } from '../pieces/Sheet';
import { Sign } from '../pieces/Sign';
import { LostSign } from './TaskSign';
import { TableMain } from './TableMain';
import styles from './TvFrame.module.css';

/** The state of one player. */
export type TvRow = {
  readonly id: string;
  /** Their truck, car or seal. */
  readonly drawing: ReactNode;
  readonly name: string;
  /** "7 800 DM", "920 km". */
  readonly sum: string;
  /** Shown beside the sum: "4/6". */
  readonly note?: string;
  readonly isAwaited: boolean;
};

type Props = {
  /** The map, the circuit or the table. */
  readonly picture: ReactNode;
  /** Whose turn it is, or what is happening. */
  readonly title: string;
  readonly text?: string | undefined;
  /** One below the other, if there are several. */
  readonly drawing?: ReactNode;
  readonly rows: readonly TvRow[];
  /** The latest events, and how to join. */
  readonly foot: ReactNode;
};

/**
 * A table on a large screen for everybody in the room: no hands, no buttons, and text that can be read across the
 * room.
 */
export const TvFrame = ({ picture, title, text, drawing, rows, foot }: Props) => {
  const { t } = useTranslation('table');
  const lost = useContext(LostSign);
  return (
    <TableMain className={styles.tv}>
      <div className={styles.picture}>{picture}</div>
      <div className={classNames(styles.panel, rows.length > 4 && styles.many)}>
        <Sign as="section" variant={lost ? 'unlit' : 'blue'} className={styles.plate}>
          {drawing && <div className={styles.lead}>{drawing}</div>}
          <div role="status">
            <h2 className={styles.title}>{lost ?? title}</h2>
            {text && !lost && <p className={styles.text}>{text}</p>}
          </div>
        </Sign>
        <ol className={styles.rows} aria-label={t('tv.standings')}>
          {rows.map(({ id, drawing: drawn, name, sum, note, isAwaited }) => (
            <li
              key={id}
              className={classNames(styles.row, isAwaited && styles.awaited)}
              aria-current={isAwaited || undefined}
            >
              <span className={styles.drawn}>{drawn}</span>
              <b className={styles.name}>{name}</b>
              <b className={styles.sum}>{sum}</b>
              {note && <span className={styles.note}>{note}</span>}
            </li>
          ))}
        </ol>
        {foot}
      </div>
    </TableMain>
  );
};

type Laid = {
  /** The size it needs on a desktop, in px. */
  readonly wide: number;
  readonly high: number;
  readonly children: ReactNode;
};

/** Cards shown in place of the picture, as large as the screen allows. */
export const TvCards = ({ wide, high, children }: Laid) => (
  <div className={styles.room}>
    <div className={styles.laid} style={{ '--wide': wide, '--high': high }}>
      {children}
    </div>
  </div>
);

/** A sheet in place of the picture, as large as the screen allows. */
export const TvSheet = ({ heading, wide, high, children }: Laid & { readonly heading: string }) => (
  <div className={styles.room}>
    <Sheet className={classNames(styles.laid, styles.sheet)} style={{ '--wide': wide, '--high': high }}>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </Sheet>
  </div>
);
