import { SteeringWheel } from './SteeringWheel';

/** The start player's token: a steering wheel on yellow. `label` names it, e.g. "start player". */
export const WheelToken = ({
  label,
  size = 28,
  className,
}: {
  label: string;
  size?: number;
  className?: string | undefined;
}) => (
  <svg
    className={className}
    width={size}
    height={size}
    viewBox="0 0 60 60"
    color="var(--sign-black)"
    role="img"
    aria-label={label}
  >
    <title>{label}</title>
    <circle cx="30" cy="30" r="28.5" fill="var(--sign-yellow)" stroke="var(--sign-black)" strokeWidth="2.5" />
    <SteeringWheel x={8} y={8} size={44} />
  </svg>
);
