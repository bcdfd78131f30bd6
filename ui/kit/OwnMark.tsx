type Props = {
  readonly name: string;
  /** The table's word for the reader. */
  readonly you: string;
  readonly className?: string | undefined;
};

/**
 * After a name: says that it is the reader's. Left out where the name already is that word, like a beginner's in a
 * lesson.
 */
export const OwnMark = ({ name, you, className = 'sr' }: Props) =>
  name.toLowerCase() === you.toLowerCase() ? null : <span className={className}> ({you})</span>;
