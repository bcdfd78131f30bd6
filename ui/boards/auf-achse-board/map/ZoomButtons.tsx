import { Button } from '../../../pieces/Button';
import { classNames } from '../../../pieces/classNames';
import { afterPaint } from '../../../shell/afterPaint';
import type { MapView } from './useMapView';
import { zoomed } from './viewport';
import styles from './ZoomButtons.module.css';

/** The labels of the buttons. */
export type ZoomWords = {
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly whole: string;
  readonly own: string;
};

const STEP = 1.5;

type Props = {
  readonly words: ZoomWords;
  readonly window: MapView;
  /** Moves the view to the reader's own truck; without it there is no such button. */
  readonly onOwn: (() => void) | undefined;
};

/** Zoom in, zoom out, the whole map, the reader's own truck. */
export const ZoomButtons = ({ words, window, onOwn }: Props) => {
  // the whole map is rendered again: the press is painted first
  const zoom = (factor: number) => () =>
    afterPaint(() =>
      window.change((view, size) => zoomed(view, size, factor, { x: size.width / 2, y: size.height / 2 })),
    );
  const spent = { 'aria-disabled': window.isAll };
  return (
    <div className={classNames(styles.buttons, window.isSmall && styles.small)}>
      <Button variant="quiet" square icon="plus" aria-label={words.zoomIn} onClick={zoom(STEP)} />
      <Button
        variant="quiet"
        square
        icon="minus"
        aria-label={words.zoomOut}
        onClick={zoom(1 / STEP)}
        {...spent}
      />
      <Button
        variant="quiet"
        square
        aria-label={words.whole}
        onClick={() => afterPaint(window.showAll)}
        {...spent}
      >
        <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
        </svg>
      </Button>
      {onOwn && (
        <Button variant="quiet" square aria-label={words.own} onClick={() => afterPaint(onOwn)}>
          <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 2.5v4M12 17.5v4M2.5 12h4M17.5 12h4" />
            <circle cx="12" cy="12" r="6.5" />
            <circle cx="12" cy="12" r="1.5" fill="currentColor" />
          </svg>
        </Button>
      )}
    </div>
  );
};
