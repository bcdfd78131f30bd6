import styles from './EmptyLot.module.css';

/** An empty list: an empty parking space, and what could fill it. */
export const EmptyLot = ({ title, text }: { title: string; text: string }) => (
  <div className={styles.empty}>
    <svg width="150" height="120" viewBox="0 0 150 120" aria-hidden="true">
      <path d="M6 112 34 34h82l28 78z" fill="var(--tarmac)" />
      <path d="M58 34 46 112M92 34l12 78M34 34h82" fill="none" stroke="var(--tarmac-mark)" strokeWidth="3" />
      <path d="M73 30h4v32h-4z" fill="var(--steel)" />
      <rect x="53" y="2" width="44" height="44" rx="6" fill="var(--sign-blue)" />
      <rect x="56" y="5" width="38" height="38" rx="4" fill="none" stroke="#fff" strokeWidth="2" />
      <text x="75" y="36" textAnchor="middle" fontSize="34" fill="#fff">
        P
      </text>
    </svg>
    <div>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
    </div>
  </div>
);
