import { useContext, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../pieces/classNames';
import { Sheet } from '../pieces/Sheet';
import { Sign } from '../pieces/Sign';
import { LostSign } from './TaskSign';
import styles from './TvFrame.module.css';

/** How one of those who play stands. */
export type TvRow = {
  readonly id: string;
  /** Their truck, car or seal. */
  readonly drawing: ReactNode;
  readonly name: string;
  /** "7 800 DM", "920 km". */
  readonly sum: string;
  /** Beside the sum: "4/6". */
  readonly note?: string;
  readonly isAwaited: boolean;
};

type Props = {
  /** The map, the circuit, the counter. */
  readonly picture: ReactNode;
  /** Whose turn it is, or what is going on. */
  readonly title: string;
  readonly text?: string | undefined;
  readonly drawing?: ReactNode;
  readonly rows: readonly TvRow[];
  /** What has happened last, and the way in. */
  readonly foot: ReactNode;
};

/** A table for a large screen that all look at: no hand, no button, and words that are read from across the room. */
export const TvFrame = ({ picture, title, text, drawing, rows, foot }: Props) => {
  const { t } = useTranslation('table');
  const lost = useContext(LostSign);
  return (
    <main className={styles.tv}>
      <div className={styles.picture}>{picture}</div>
      <div className={classNames(styles.panel, rows.length > 4 && styles.many)}>
        <Sign as="section" variant={lost ? 'unlit' : 'blue'} className={styles.plate}>
          {drawing}
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
    </main>
  );
};

type Laid = {
  /** What it needs at the size of a desk, in px. */
  readonly wide: number;
  readonly high: number;
  readonly children: ReactNode;
};

/** Cards that lie there in place of the picture, as large as the screen allows. */
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
