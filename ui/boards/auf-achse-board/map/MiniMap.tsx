import type { PointerEvent } from 'react';
import { RoadLines } from './Roads';
import type { TruckOnMap } from './DrivingTruck';
import { Outlines } from './Land';
import type { Point } from '../../../kit/drawing/curves';
import type { Box } from '../../../kit/drawing/boxes';
import type { Corner } from './overlays';
import { PLANE } from './plane';
import { pointOf } from './lanes';
import styles from './MiniMap.module.css';

type Props = {
  readonly trucks: readonly TruckOnMap[];
  /** The visible part of the map. */
  readonly frame: Box;
  /** The corner it lies in, if not the usual one. */
  readonly corner: Corner | undefined;
  readonly onLookAt: (point: Point) => void;
};

/** The whole map in small, with a red frame around the visible part. A press moves the view there. */
export const MiniMap = ({ trucks, frame, corner, onLookAt }: Props) => {
  const look = (event: PointerEvent<SVGSVGElement>) => {
    if (!event.buttons) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onLookAt({
      x: PLANE.x + ((event.clientX - left) / width) * PLANE.width,
      y: PLANE.y + ((event.clientY - top) / height) * PLANE.height,
    });
  };
  return (
    <svg
      className={styles.map}
      data-corner={corner}
      viewBox={`${PLANE.x} ${PLANE.y} ${PLANE.width} ${PLANE.height}`}
      aria-hidden="true"
      onPointerDown={look}
      onPointerMove={look}
    >
      <Outlines />
      <RoadLines />
      {trucks.map(({ number, space }) => {
        const { x, y } = pointOf(space);
        return (
          <circle key={number} className={styles.truck} cx={x} cy={y} r="38" fill={`var(--seat-${number})`} />
        );
      })}
      <rect className={styles.frame} {...frame} />
    </svg>
  );
};
