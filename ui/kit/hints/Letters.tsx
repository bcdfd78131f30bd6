import styles from './Letters.module.css';

/** The letters of the hints that mean this button or card. For screen readers, the list of hints says so. */
export const Letters = ({ of }: { readonly of: readonly string[] }) =>
  of.length > 0 && (
    <span className={styles.letters} aria-hidden="true" data-place="letters">
      {of.map((letter) => (
        <i key={letter}>{letter}</i>
      ))}
    </span>
  );
