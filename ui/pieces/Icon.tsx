import type { ReactNode } from 'react';

const DRAWINGS = {
  beam: (
    <>
      <path d="M11 6c-5 0-8 2.5-8 6s3 6 8 6c1.5-4 1.5-8 0-12z" />
      <path d="M15 8h6M15 12h6M15 16h6" />
    </>
  ),
  bell: <path d="M5.5 17c1.5-1.5 1.5-3.5 1.5-6a5 5 0 0 1 10 0c0 2.5 0 4.5 1.5 6zM10 20h4M12 3.5V6" />,
  bellOff: (
    <path d="M5.5 17c1.5-1.5 1.5-3.5 1.5-6a5 5 0 0 1 10 0c0 2.5 0 4.5 1.5 6zM10 20h4M12 3.5V6M4 4l16 17" />
  ),
  book: (
    <path d="M4 5.5C6 4.5 9 4.5 12 6v13c-3-1.5-6-1.5-8-.5zM20 5.5C18 4.5 15 4.5 12 6v13c3-1.5 6-1.5 8-.5z" />
  ),
  chat: <path d="M4 5h16v11H10l-5 4v-4H4z" />,
  check: <path d="M5 12.5l4.5 4.5L19 7.5" />,
  close: <path d="M6 6l12 12M18 6L6 18" />,
  copy: (
    <>
      <rect x="8.5" y="8.5" width="11.5" height="11.5" rx="1.5" />
      <path d="M15.5 5.5V5A1.5 1.5 0 0 0 14 3.5H5A1.5 1.5 0 0 0 3.5 5v9A1.5 1.5 0 0 0 5 15.5h.5" />
    </>
  ),
  dip: (
    <>
      <path d="M11 6c-5 0-8 2.5-8 6s3 6 8 6c1.5-4 1.5-8 0-12z" />
      <path d="M15 7.5l6 2M15 11.5l6 2M15 15.5l6 2" />
    </>
  ),
  door: (
    <>
      <path d="M13 4H5.5v16H13" />
      <path d="M10 12h10.5M16.5 8l4 4-4 4" />
    </>
  ),
  down: <path d="M6 9l6 6 6-6" />,
  enter: <path d="M20 5v8H5M10 8l-5 5 5 5" />,
  erase: <path d="M9 5h12v14H9l-6-7zM12 9.5l5 5M17 9.5l-5 5" />,
  eye: (
    <>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  first: <path d="M19 6l-6 6 6 6zM12 6l-6 6 6 6zM4 6v12" />,
  flag: <path d="M6 21V4h12l-2.5 4L18 12H6" />,
  globe: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c3 3 3 14 0 17c-3-3-3-14 0-17" />
    </>
  ),
  hand: (
    <>
      <rect x="4" y="6" width="9" height="13" rx="1.5" />
      <path d="M15 7l4 1.2-3 11-2-.5" />
    </>
  ),
  hour: <path d="M7 4h10M7 20h10M8 4c0 5 8 6 8 11v5M16 4c0 5-8 6-8 11v5" />,
  info: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v6M12 7.2v.6" />
    </>
  ),
  last: <path d="M5 6l6 6-6 6zM12 6l6 6-6 6zM20 6v12" />,
  left: <path d="M15 6l-6 6 6 6" />,
  link: <path d="M10 14l4-4M8 12l-2.5 2.5a3.5 3.5 0 0 0 5 5L13 17M16 12l2.5-2.5a3.5 3.5 0 0 0-5-5L11 7" />,
  list: <path d="M9 6h12M9 12h12M9 18h12M4 6h.1M4 12h.1M4 18h.1" />,
  load: <path d="M12 16V5M7.5 9L12 4.5 16.5 9M5 20h14" />,
  lock: (
    <>
      <rect x="5" y="11" width="14" height="9" rx="1.5" />
      <path d="M8 11V8a4 4 0 0 1 8 0v3" />
    </>
  ),
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  minus: <path d="M5 12h14" />,
  mute: <path d="M4 9.5h4l5-4v13l-5-4H4zM17 9.5l4.5 5M21.5 9.5l-4.5 5" />,
  next: <path d="M6 6l8 6-8 6zM17 6v12" />,
  offline: (
    <>
      <path d="M2.5 9.5a14 14 0 0 1 5-3M21.5 9.5a14 14 0 0 0-9.5-4M5.8 13a9.5 9.5 0 0 1 4.2-2.3M18.2 13a9.5 9.5 0 0 0-2.2-1.6M9.2 16.3a4.5 4.5 0 0 1 4.2-.8" />
      <path d="M12 19.5v.1M4 3.5l16 17" />
    </>
  ),
  pass: (
    <>
      <rect x="7" y="3" width="10" height="18" rx="2" />
      <path d="M2 9v6M22 9v6M11 18h2" />
    </>
  ),
  pause: <path d="M8 5v14M16 5v14" strokeWidth="3.5" />,
  people: (
    <>
      <circle cx="9" cy="9" r="3.5" />
      <path d="M3 20c0-4 2.5-6 6-6s6 2 6 6M16 6a3.2 3.2 0 0 1 0 6.2M17.5 14.5c2.5.6 3.5 2.5 3.5 5.5" />
    </>
  ),
  person: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5c0-4.5 3-6.5 7.5-6.5s7.5 2 7.5 6.5" />
    </>
  ),
  play: <path d="M7 5l12 7-12 7z" fill="currentColor" />,
  plus: <path d="M12 5v14M5 12h14" />,
  prev: <path d="M18 6l-8 6 8 6zM7 6v12" />,
  rematch: (
    <>
      <path d="M19.8 10A8 8 0 0 0 5.6 7.2L4 9M4 4.5V9h4.5" />
      <path d="M4.2 14a8 8 0 0 0 14.2 2.8L20 15M20 19.5V15h-4.5" />
    </>
  ),
  right: <path d="M9 6l6 6-6 6" />,
  robot: (
    <>
      <rect x="4.5" y="8.5" width="15" height="11" rx="2" />
      <path d="M12 8.5V5M9 13v1.5M15 13v1.5M9.5 19.5V21M14.5 19.5V21M2 12.5v3M22 12.5v3" />
      <circle cx="12" cy="3.8" r="1.2" />
    </>
  ),
  save: <path d="M12 4v11M7.5 11l4.5 4.5L16.5 11M5 20h14" />,
  sound: <path d="M4 9.5h4l5-4v13l-5-4H4zM16.5 9.5a3.5 3.5 0 0 1 0 5M19 7a7 7 0 0 1 0 10" />,
  trash: <path d="M4.5 7h15M9 7V4.5h6V7M6.5 7l1 13h9l1-13M10 11v5.5M14 11v5.5" />,
  trophy: (
    <path d="M7.5 4h9v6a4.5 4.5 0 0 1-9 0zM7.5 5.5H4V8a3.5 3.5 0 0 0 3.7 3.5M16.5 5.5H20V8a3.5 3.5 0 0 1-3.7 3.5M12 14.5V18M8 20.5h8M9.5 20.5c0-1.5 1-2.5 2.5-2.5s2.5 1 2.5 2.5" />
  ),
  undo: <path d="M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4" />,
  up: <path d="M6 15l6-6 6 6" />,
  warning: <path d="M12 4 21 19.5H3zM12 10v4.5M12 17v.1" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof DRAWINGS;

type Props = { name: IconName; size?: number; className?: string | undefined };

/** A line drawing in the colour of the text around it. The text or the button's label gives the meaning. */
export const Icon = ({ name, size = 20, className }: Props) => (
  <svg
    className={className}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {DRAWINGS[name]}
  </svg>
);
