type Props = { size?: number; className?: string | undefined; x?: number; y?: number };

/** A steering wheel in the colour of the text around it, with a yellow hub. */
export const SteeringWheel = ({ size = 44, ...rest }: Props) => (
  <svg width={size} height={size} viewBox="-30 -30 60 60" aria-hidden="true" {...rest}>
    <circle r="26" fill="none" stroke="currentColor" strokeWidth="7" />
    <path d="M-25-3Q0-10 25-3L24 5Q12 4 8.5 9L5 26H-5L-8.5 9Q-12 4-24 5z" fill="currentColor" />
    <circle r="4.5" cy="2" fill="var(--sign-yellow)" />
  </svg>
);
