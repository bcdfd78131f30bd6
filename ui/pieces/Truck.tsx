import { useId, type SVGProps } from 'react';
import type { Seat } from './Seal';
import styles from './Truck.module.css';

/** The ratio of the drawing's width to its height. */
export const TRUCK_RATIO = 124 / 50;

type Props = Omit<SVGProps<SVGSVGElement>, 'width' | 'height' | 'viewBox'> & {
  width?: number;
  seat?: Seat;
  /** A separate colour, for a lorry that belongs to no seat. */
  paint?: string;
  /** Written on its side; about 14 characters fit. */
  text?: string | undefined;
  /** Headlights, shown in the dark theme. */
  lights?: boolean;
};

const WHEELS = [13, 28, 69, 102];

/**
 * A cab-over lorry of the eighties, seen from its right side and driving to the right. Works in HTML and inside a
 * drawing.
 */
export const Truck = ({
  width = 124,
  seat = 1,
  paint = `var(--seat-${seat})`,
  text,
  lights = false,
  ...rest
}: Props) => {
  const beam = useId();
  return (
    <svg
      className={styles.truck}
      width={width}
      height={width / TRUCK_RATIO}
      viewBox="-1 2 124 50"
      aria-hidden="true"
      {...rest}
    >
      {lights && (
        <g className={styles.beam}>
          <linearGradient id={beam}>
            <stop offset="0" stopColor="#fff3b0" stopOpacity="0.75" />
            <stop offset="1" stopColor="#fff3b0" stopOpacity="0" />
          </linearGradient>
          <path d="M121 35l46-7v23h-46z" fill={`url(#${beam})`} />
        </g>
      )}
      <path d="M2 40h120v4.5H2z" fill="#2a292a" />
      <path d="M37 43h22v4.5H37z" fill="#4b5054" />
      <g stroke="#2a292a" strokeWidth="1.6" strokeLinejoin="round">
        <rect y="3.5" width="82" height="36" rx="2" fill="#f6f5ef" />
        <path d="M88 40V11q0-5 5-5h18q5 0 6.5 5l4 13v16z" fill={paint} />
      </g>
      <path d="M.8 27h80.4v6.5H.8zM.8 22.5h80.4v2.5H.8z" fill={paint} />
      <path
        d="M13.7 4.5v34M27.3 4.5v34M41 4.5v34M54.7 4.5v34M68.3 4.5v34"
        stroke="#2a292a"
        strokeWidth=".7"
        opacity={text ? 0 : 0.16}
      />
      {text && (
        <text
          x="41"
          y="18"
          textAnchor="middle"
          fontSize="12.5"
          fill="#2a292a"
          {...(text.length > 13 && { textLength: 76, lengthAdjust: 'spacingAndGlyphs' })}
        >
          {text}
        </text>
      )}
      <path d="M98 11h12.5q2.5 0 3.3 2.5l2.7 9.5H98z" fill="#cfe6f2" stroke="#2a292a" strokeWidth="1.4" />
      <path d="M101 11.7h5l-5.5 10.6H98.7V14z" fill="#ffffff" opacity=".55" />
      <path d="M88 32.5h33.5v3H88z" fill="#2a292a" />
      <path d="M93 15v17.5M98 26.5h4.5" stroke="#2a292a" strokeWidth="1.2" strokeLinecap="round" />
      <path d="M116.5 12.5h3.5v7.5h-2.2z" fill="#2a292a" />
      <rect
        x="117.5"
        y="34.5"
        width="5"
        height="4.5"
        rx=".8"
        fill="#fff3b0"
        stroke="#2a292a"
        strokeWidth=".8"
      />
      <rect x="-.2" y="34.5" width="2.6" height="4" fill="#c1121c" />
      {WHEELS.map((x) => (
        <g key={x}>
          <circle cx={x} cy="44" r="7.5" fill="#2a292a" />
          <circle cx={x} cy="44" r="3.8" fill="#b7bdbb" />
          <circle cx={x} cy="44" r="1.3" fill="#2a292a" />
        </g>
      ))}
    </svg>
  );
};
