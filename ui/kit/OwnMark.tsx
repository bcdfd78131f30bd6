type Props = {
  readonly name: string;
  /** What the table calls its reader. */
  readonly you: string;
  readonly className?: string | undefined;
};

/** After a name: that it is the reader's; nothing where the name is that word already, as a newcomer's in a lesson. */
export const OwnMark = ({ name, you, className = 'sr' }: Props) =>
  name.toLowerCase() === you.toLowerCase() ? null : <span className={className}> ({you})</span>;
