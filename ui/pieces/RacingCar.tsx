import type { SVGProps } from 'react';

/** The ratio of the drawing's width to its height. */
const RATIO = 96 / 34;

type Props = Omit<SVGProps<SVGSVGElement>, 'width' | 'height' | 'viewBox'> & {
  width?: number;
  paint: string;
};

// prettier-ignore
const WHEELS = [{ x: 20, r: 9 }, { x: 74, r: 7.5 }];

/** A single-seater of the eighties, seen from its right side and driving to the right. */
export const RacingCar = ({ width = 96, paint, ...rest }: Props) => (
  <svg width={width} height={width / RATIO} viewBox="0 0 96 34" aria-hidden="true" {...rest}>
    <path d="M7 10h4v12H7z" fill="#2a292a" />
    <circle cx="43" cy="11.5" r="5.5" fill="#ffffff" stroke="#2a292a" strokeWidth="1.4" />
    <path d="M44 9.2h5.2v3.6H44z" fill="#2a292a" />
    <g fill={paint} stroke="#2a292a" strokeWidth="1.6" strokeLinejoin="round">
      <path d="M1 5h15v5H1zM83 25h12v4H83z" />
      <path d="M9 29V21q6-8 19-9l6-4h2l2 8h12l3-2 30 8q8 2 10 5v2z" />
    </g>
    {WHEELS.map(({ x, r }) => (
      <g key={x} transform={`translate(${x} ${33 - r})`}>
        <circle r={r} fill="#2a292a" />
        <circle r={r / 2} fill="#b7bdbb" />
      </g>
    ))}
  </svg>
);
