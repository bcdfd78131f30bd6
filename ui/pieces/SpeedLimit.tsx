type Props = {
  value: number;
  size?: number;
  label?: string;
  className?: string | undefined;
  x?: number;
  y?: number;
};

/** The round limit sign with its number, e.g. the kilometres at which a stage ends. */
export const SpeedLimit = ({ value, size = 44, label, ...rest }: Props) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 44 44"
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    {...rest}
  >
    <circle cx="22" cy="22" r="22" fill="var(--stock)" />
    <circle cx="22" cy="22" r="18.5" fill="none" stroke="var(--sign-red)" strokeWidth="5.5" />
    <text
      x="22"
      y={value > 999 ? 26.5 : 28}
      textAnchor="middle"
      fontSize={value > 999 ? 13 : 17}
      fill="var(--sign-ink)"
    >
      {value}
    </text>
  </svg>
);
