import { Cloverleaf } from './Cloverleaf';

/** The mark of the program: a cloverleaf on a motorway sign. */
export const BrandMark = ({ size = 34, className }: { size?: number; className?: string | undefined }) => (
  <svg className={className} width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
    <rect width="100" height="100" rx="14" fill="var(--sign-blue)" />
    <rect x="5" y="5" width="90" height="90" rx="10" fill="none" stroke="#fff" strokeWidth="4" />
    <Cloverleaf x={12} y={12} size={76} />
  </svg>
);
