import styles from './Letters.module.css';

/** On a thing that is pressed: it is what the suggestions of these letters mean. Their list says it to a screen reader. */
export const Letters = ({ of }: { readonly of: readonly string[] }) =>
  of.length > 0 && (
    <span className={styles.letters} aria-hidden="true" data-place="letters">
      {of.map((letter) => (
        <i key={letter}>{letter}</i>
      ))}
    </span>
  );
