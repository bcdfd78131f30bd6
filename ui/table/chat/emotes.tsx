import type { ReactNode } from 'react';

/** Quick signs for the others at the table: road signs of 44 × 44 units, in the order in which they are offered. */
const DRAWINGS = {
  /** Priority road: after you. */
  thanks: (
    <>
      <rect
        x="8"
        y="8"
        width="28"
        height="28"
        rx="3"
        transform="rotate(45 22 22)"
        fill="#fdfcf8"
        stroke="#2a292a"
        strokeWidth="1.5"
      />
      <rect
        x="13"
        y="13"
        width="18"
        height="18"
        rx="1.5"
        transform="rotate(45 22 22)"
        fill="#f7b500"
        stroke="#2a292a"
        strokeWidth="1.5"
      />
    </>
  ),
  /** End of all restrictions: a free road. */
  bravo: (
    <>
      <circle cx="22" cy="22" r="19" fill="#fdfcf8" stroke="#2a292a" strokeWidth="1.5" />
      <path d="M12.5 36 32 8M9.5 33.5 29 5.5M15.5 38.5 35 10.5" stroke="#2a292a" strokeWidth="2" />
    </>
  ),
  /** Minimum speed. */
  hurry: (
    <>
      <circle cx="22" cy="22" r="19.5" fill="#005b8c" stroke="#fdfcf8" strokeWidth="2" />
      <path
        d="M12 14l8 8-8 8M22 14l8 8-8 8"
        fill="none"
        stroke="#fdfcf8"
        strokeWidth="4"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </>
  ),
  /** Stop. */
  wait: (
    <>
      <path d="M14 3.5h16L40.5 14v16L30 40.5H14L3.5 30V14z" fill="#c1121c" stroke="#fdfcf8" strokeWidth="2" />
      <path d="M17 14v16M27 14v16" stroke="#fdfcf8" strokeWidth="5" />
    </>
  ),
  /** Slippery road. */
  whoa: (
    <>
      <path d="M22 4.5 40.5 37h-37z" fill="#fdfcf8" stroke="#c1121c" strokeWidth="5" strokeLinejoin="round" />
      <path
        d="M17 33c0-4 4-4 4-7.5s-4-3.5-4-7M27 33c0-4 4-4 4-7.5"
        fill="none"
        stroke="#2a292a"
        strokeWidth="2.5"
        strokeLinecap="round"
        transform="translate(-1.5)"
      />
    </>
  ),
  /** Danger. */
  ouch: (
    <>
      <path d="M22 4.5 40.5 37h-37z" fill="#fdfcf8" stroke="#c1121c" strokeWidth="5" strokeLinejoin="round" />
      <path d="M20 15h4l-1 11h-2zM20 28.5h4V32h-4z" fill="#2a292a" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type Emote = keyof typeof DRAWINGS;

export const EMOTES = Object.keys(DRAWINGS) as Emote[];

/** The beginning of a line of chat that is a sign; its name follows. */
const MARK = '/sign ';

/** The line of chat that shows the others a sign. */
export const lineOf = (emote: Emote): string => MARK + emote;

/** The sign in a line; undefined if the line is text. */
export const emoteIn = (line: string): Emote | undefined =>
  line.startsWith(MARK) ? EMOTES.find((emote) => lineOf(emote) === line) : undefined;

/** A sign as a drawing. Text beside it, or the label of its button, gives the meaning. */
export const EmoteSign = ({ emote, size = 32 }: { emote: Emote; size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 44 44" aria-hidden="true">
    {DRAWINGS[emote]}
  </svg>
);
