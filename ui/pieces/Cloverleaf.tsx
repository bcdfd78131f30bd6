type Props = { size?: number; ground?: string; x?: number; y?: number };

/**
 * A motorway cloverleaf from above, white on `ground`. It looks the same upside down, so that a card back never shows
 * which way round it lies.
 */
export const Cloverleaf = ({ size = 86, ground = 'var(--sign-blue)', ...rest }: Props) => (
  <svg
    width={size}
    height={size}
    viewBox="-43 -43 86 86"
    fill="none"
    stroke="#fff"
    aria-hidden="true"
    {...rest}
  >
    <g strokeWidth="3.2">
      <circle cx="13.5" cy="13.5" r="9.5" />
      <circle cx="-13.5" cy="13.5" r="9.5" />
      <circle cx="13.5" cy="-13.5" r="9.5" />
      <circle cx="-13.5" cy="-13.5" r="9.5" />
      {[0, 90, 180, 270].map((turn) => (
        <path key={turn} transform={`rotate(${turn})`} d="M3.5-42Q33.5-33.5 42-3.5" />
      ))}
    </g>
    <path d="M-42 0H42" strokeWidth="9" />
    <path d="M-42 0H42" stroke={ground} strokeWidth="1.2" />
    <path d="M0-42V42" stroke={ground} strokeWidth="12.5" />
    <path d="M0-42V42" strokeWidth="9" />
    <path d="M0-42V42" stroke={ground} strokeWidth="1.2" />
  </svg>
);
