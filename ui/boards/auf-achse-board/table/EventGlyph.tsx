import type { ReactNode } from 'react';
import type { EventCard } from '../../../../games/auf-achse-board';
import styles from './EventGlyph.module.css';

/** The drawing in the triangle, in a box of 24 × 24: black lines on white, as on the road. */
const GLYPHS: Readonly<Record<EventCard['effect'], ReactNode>> = {
  fine: <path d="M12 3v12M7 11l5 5 5-5M5 20h14" />,
  prize: (
    <path d="M12 3l2.7 5.8 6.3.8-4.6 4.3 1.2 6.3-5.6-3.1-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z" fill="currentColor" />
  ),
  customs: <path d="M4 21V6M4 10l17-4M4 14.5l17-4M9 9v4M14 7.8v4" />,
  help: <path d="M5 19l8-8M15.5 4a4.5 4.5 0 1 0 4.5 4.5l-3 1-2.5-2.5z" />,
  thieves: <path d="M3 9q9-4 18 0v3q-3 5-6.5 1.5h-5Q6 17 3 12z" fill="currentColor" />,
  rail: <path d="M7 3h10q2 0 2 3v9H5V6q0-3 2-3zM5 10h14M8 20l2-4M16 20l-2-4M4 21h16" />,
  extraMove: <path d="M3 12h16M13 6l6 6-6 6" />,
  motivation: <path d="M5 9h11v7q0 4-4 4H9q-4 0-4-4zM16 11h2q3 2.5 0 5h-2M8 6q-1.5-2 0-3M12 6q-1.5-2 0-3" />,
  snow: <path d="M12 2v20M3.5 7l17 10M20.5 7l-17 10M9.5 3.5L12 6l2.5-2.5M9.5 20.5L12 18l2.5 2.5" />,
  partner: <path d="M3 8h14M12 4l5 4-5 4M7 17h14M16 13l5 4-5 4" />,
  order: <path d="M6 22V3M6 4h13l-3 4.5 3 4.5H6" fill="currentColor" fillOpacity=".2" />,
  inspection: <path d="M4 13l5 5L20 6" />,
  jamCity: <path d="M3 8h7v4H3zM14 8h7v4h-7zM8.5 15h7v4h-7z" fill="currentColor" />,
  jamAnywhere: <path d="M3 8h7v4H3zM14 8h7v4h-7zM8.5 15h7v4h-7z" fill="currentColor" />,
  rollAgain: <path d="M4 4h16v16H4zM8.5 8.5h.01M12 12h.01M15.5 15.5h.01" />,
  missTurn: <path d="M8.5 4v16M15.5 4v16" />,
  rollAfterLoading: <path d="M3 12h9v9H3zM12 7h7M15 3l4 4-4 4" />,
  goBack: <path d="M19 21v-9a6 6 0 0 0-12 0v4M3 12l4 5 4-5" />,
  family: <path d="M12 20l-7-7q-3-4 1-7 4-2 6 2 2-4 6-2 4 3 1 7z" fill="currentColor" />,
  giveContract: <path d="M4 3h9v18H4zM7 8h3M7 12h3M15 12h7M19 9l3 3-3 3" />,
  drawContract: <path d="M4 3h10v18H4zM7 8h4M7 12h4M18 9v7M14.5 12.5h7" />,
  nextCity: <path d="M3 21V11h5v10M8 21V5h7v16M15 21v-8h6v8M2 21h20" />,
  nextEvent: <path d="M12 4v10M12 19h.01" />,
  spoilt: <path d="M3 18V12L20 6v12zM8 15h.01M13 13h.01M16 16h.01" />,
};

/** The sign of an event card: the triangle, and what it warns of. */
export const EventGlyph = ({
  effect,
  size = 64,
}: {
  readonly effect: EventCard['effect'];
  readonly size?: number;
}) => (
  <svg className={styles.sign} width={size} height={size * 0.9} viewBox="0 0 64 58" aria-hidden="true">
    <path className={styles.rim} d="M32 5 59 52H5z" />
    <path className={styles.face} d="M32 14.5 50.5 47h-37z" />
    <g className={styles.glyph} transform="translate(21.5 23) scale(.88)">
      {GLYPHS[effect]}
    </g>
  </svg>
);
