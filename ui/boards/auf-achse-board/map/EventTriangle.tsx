import styles from './Signs.module.css';

/** B-4.5 — the red and white triangle of an event space, 30 units wide, inside a drawing. */
export const EventTriangle = ({ size = 1 }: { readonly size?: number }) => (
  <g transform={`scale(${size})`}>
    <path className={styles.rim} d="M0-14L15 12H-15Z" />
    <path className={styles.face} d="M0-6.5L8.5 8.2H-8.5Z" />
  </g>
);
