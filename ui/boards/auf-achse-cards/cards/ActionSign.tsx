import type { ReactNode } from 'react';
import type { Action } from '../../../../games/auf-achse-cards';

const Triangle = ({ border, children }: { border: string; children: ReactNode }) => (
  <>
    <path d="M32 5 60 55H4z" fill={border} stroke={border} strokeWidth="8" strokeLinejoin="round" />
    <path d="M32 13.5 52.6 50.5H11.4z" fill="#fff" stroke="#fff" strokeWidth="3" strokeLinejoin="round" />
    {children}
  </>
);

const BLACK = '#2a292a';
const RED = '#c1121c';
const GREEN = '#008754';
const AHEAD = 'M26.3 28 31.5 36H28.5V49h-4.4V36h-3z';

const DRAWINGS: Record<Action, ReactNode> = {
  lostFreight: (
    <>
      <circle cx="32" cy="32" r="30" fill={RED} />
      <circle cx="32" cy="32" r="23" fill="#fff" />
      <g transform="translate(25.5 27) rotate(-20)">
        <path d="M-8.5-8.5h17v17h-17z" fill={BLACK} />
        <path d="M-8.5 0h17M0-8.5v6" stroke="#fff" strokeWidth="1.8" />
      </g>
      <g transform="translate(42 39) rotate(28)">
        <path d="M-6.5-6.5h13v13h-13z" fill={BLACK} />
        <path d="M-6.5 0h13M0-6.5v4.5" stroke="#fff" strokeWidth="1.6" />
      </g>
      <path
        d="M17 45.5h17M39.5 25l3.5-4.5M45 27.5l5-2.5"
        stroke={BLACK}
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </>
  ),
  levelCrossing: (
    <Triangle border={RED}>
      <path
        d="M24 33h3.2v15H24zM30.4 30h3.2v18h-3.2zM36.8 33H40v15h-3.2zM17.8 41H21v7h-3.2zM43 41h3.2v7H43zM21.5 36.4h21v2.8h-21zM16.5 43h31v2.8h-31z"
        fill={BLACK}
      />
    </Triangle>
  ),
  clearRoad: (
    <Triangle border={GREEN}>
      <path d="M32 21.5 42.5 34H36v15h-8V34h-6.5z" fill={BLACK} />
    </Triangle>
  ),
  fullyClearRoad: (
    <Triangle border={GREEN}>
      <path d={AHEAD} fill={BLACK} />
      <path d={AHEAD} transform="translate(11.4)" fill={BLACK} />
    </Triangle>
  ),
};

type Props = { action: Action; size?: number; x?: number; y?: number };

/** The road sign of an action card: red takes, green gives. */
export const ActionSign = ({ action, size = 64, ...rest }: Props) => (
  <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" {...rest}>
    {DRAWINGS[action]}
  </svg>
);
