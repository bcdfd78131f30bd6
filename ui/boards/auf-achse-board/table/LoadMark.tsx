/** An arrow up for loading and down for unloading, as high as the text beside it, which says the same. */
export const LoadMark = ({ move }: { readonly move: 'load' | 'unload' }) => (
  <svg viewBox="0 0 10 10" width="0.75em" height="0.75em" style={{ display: 'inline' }} aria-hidden="true">
    <path d={move === 'load' ? 'M5 0l5 9.5H0z' : 'M5 10l5-9.5H0z'} fill="currentColor" />
  </svg>
);
