import { classNames } from '../../../pieces/classNames';
import { digits } from '../../../pieces/digits';
import styles from './Road.module.css';
import { readable, type Block } from './roadGeometry';

type Props = {
  block: Block;
  x: (km: number) => number;
  total: number;
  limit: number;
  top: number;
  height: number;
  fontSize: number;
  /** The pattern of a block that takes road back. */
  hatch?: string;
};

/** The width of a digit relative to its font size, and the smallest readable font size in px. */
const DIGIT = 0.44;
const SMALLEST = 10;

/**
 * One card as a stretch of road; yellow if it was played this round. Its number is left out where it would not fit.
 */
export const RoadBlock = ({ block, x, total, limit, top, height, fontSize, hatch }: Props) => {
  const left = x(block.from) + 1;
  // the number of a block that takes road back may use the whole block
  const [from, to] = readable(block, hatch ? block.to : total, limit);
  const text = digits(block.km);
  const size = Math.min(fontSize, (x(to) - x(from) - 2) / (DIGIT * text.length));
  const middle = (x(from) + x(to)) / 2 - left;
  const label = { width: size * DIGIT * text.length + 8, height: size + 2 };
  return (
    <g className={styles.moves} style={{ transform: `translate(${left}px, ${top}px)` }}>
      <g className={classNames(block.fresh && styles.enters)}>
        <rect
          className={styles.stretches}
          style={{ width: `${Math.max(1, x(block.to) - x(block.from) - 2)}px` }}
          height={height}
          rx="3"
          fill={hatch ?? (block.fresh ? 'var(--sign-yellow)' : 'var(--stock)')}
          {...(hatch && { stroke: 'var(--sign-red)', strokeWidth: 1.5 })}
        />
        {hatch && size >= SMALLEST && (
          <rect
            x={middle - label.width / 2}
            y={(height - label.height) / 2}
            {...label}
            rx="3"
            fill="var(--stock)"
          />
        )}
        {size >= SMALLEST && (
          <text
            x={middle}
            y={height / 2 + size * 0.35}
            textAnchor="middle"
            fontSize={size}
            fill="var(--sign-ink)"
          >
            {text}
          </text>
        )}
      </g>
    </g>
  );
};
