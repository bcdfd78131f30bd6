/** Handlers that tell when something is pointed at, with mouse or keys, and when it no longer is. */
export const whenPointed = (tell: (isPointed: boolean) => void) => ({
  onMouseEnter: () => tell(true),
  onMouseLeave: () => tell(false),
  onFocus: () => tell(true),
  onBlur: () => tell(false),
});
