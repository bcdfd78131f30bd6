import 'react';

declare module 'react' {
  /** Custom properties for style sheets: `--share`, `--at`. */
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to another one
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
