/** A sentence in which **stars** set bold. */
export const Starred = ({ text }: { text: string }) =>
  [...text.matchAll(/\*\*(.+?)\*\*|(?:(?!\*\*).)+/g)].map(({ 0: plain, 1: bold, index }) =>
    bold === undefined ? plain : <b key={index}>{bold}</b>,
  );
