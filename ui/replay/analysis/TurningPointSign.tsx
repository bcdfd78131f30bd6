/** The sign of a turning point, for use in a drawing: a yellow diamond with its number. */
export const TurningPointSign = ({ number }: { number: number }) => (
  <>
    <rect
      x="-11"
      y="-11"
      width="22"
      height="22"
      rx="3"
      transform="rotate(45)"
      fill="var(--sign-yellow)"
      stroke="var(--sign-ink)"
      strokeWidth="1.5"
    />
    <text
      y="6"
      textAnchor="middle"
      fontFamily="var(--font-sign)"
      fontSize="18"
      fontWeight="700"
      fill="var(--sign-ink)"
    >
      {number}
    </text>
  </>
);
