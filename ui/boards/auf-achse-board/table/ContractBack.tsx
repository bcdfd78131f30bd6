/** The back of a contract: a road from town to town, which looks the same upside down. */
export const ContractBack = () => (
  <svg viewBox="0 0 100 140" aria-hidden="true">
    <rect width="100" height="140" rx="9" fill="var(--stock)" />
    <rect x="4" y="4" width="92" height="132" rx="6" fill="var(--sign-yellow)" />
    <rect x="9" y="9" width="82" height="122" rx="3" fill="none" stroke="var(--sign-ink)" strokeWidth="1.8" />
    <g fill="none" strokeLinecap="round">
      <path d="M30 108C30 64 70 76 70 32" stroke="var(--sign-ink)" strokeWidth="13" />
      <path d="M30 108C30 64 70 76 70 32" stroke="var(--stock)" strokeWidth="1.8" strokeDasharray="7 6" />
    </g>
    <g fill="var(--stock)" stroke="var(--sign-ink)" strokeWidth="4">
      <circle cx="30" cy="108" r="11" />
      <circle cx="70" cy="32" r="11" />
    </g>
  </svg>
);
