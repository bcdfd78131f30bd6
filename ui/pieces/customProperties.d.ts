import 'react';

declare module 'react' {
  /** What a style may say to its style sheet besides: `--share`, `--at`. */
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to another one
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
