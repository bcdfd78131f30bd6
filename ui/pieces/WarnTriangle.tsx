type Props = { size?: number; label?: string; className?: string | undefined; x?: number; y?: number };

/**
 * The warning triangle of a refusal. Screen readers skip it unless it has a `label`, because the text beside it gives
 * the reason.
 */
export const WarnTriangle = ({ size = 30, label, ...rest }: Props) => (
  <svg
    width={size}
    height={size * 0.9}
    viewBox="0 0 64 60"
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    {...rest}
  >
    <path d="M32 5 60 55H4z" fill="#c1121c" stroke="#c1121c" strokeWidth="8" strokeLinejoin="round" />
    <path d="M32 15 51 49H13z" fill="#fff" stroke="#fff" strokeWidth="2" strokeLinejoin="round" />
    <path d="M30 25h4.5l-.8 13h-3zM30 41h4.5v4.5H30z" fill="#2a292a" />
  </svg>
);
