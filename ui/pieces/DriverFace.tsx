import { createContext, memo, useId, type ReactNode } from 'react';

/** The shape of a driver's cab or helmet, which distinguishes two drivers of the same colour. */
export type Cut = 'plain' | 'round' | 'high';

/** The pattern painted on it. */
export type Pattern = 'stripe' | 'halves' | 'dots' | 'sash' | 'band' | 'cheeks';

export type Mood = 'calm' | 'thrifty' | 'bold' | 'nasty';

/** The look of a computer's driver: the front of a lorry or a helmet, and the eyes in it. */
export type DriverLook = {
  readonly vehicle: 'truck' | 'helmet';
  readonly mood: Mood;
  readonly cut: Cut;
  readonly pattern: Pattern;
  /** The colour of the pattern; everything else has the seat's colour. */
  readonly trim: string;
};

/** The drivers of the computer players at the tables inside, by seat number. */
export const DriversContext = createContext<ReadonlyMap<number, DriverLook>>(new Map());

const INK = 'var(--sign-ink)';
const GLASS = '#f6f5ef';

const PATTERNS: Record<Pattern, string> = {
  stripe: 'M6.2 0h3.6v16H6.2z',
  halves: 'M8 0h8v16H8z',
  dots: 'M3 2.4a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0M10.4 2.4a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0M1.2 10.4a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0M12.2 10.4a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0',
  sash: 'M0 9.5L10.5 0H16v1L0 15z',
  band: 'M0 9.4h16v2.2H0zM0 0h16v3H0z',
  cheeks: 'M0 0h4.2v16H0zM11.8 0H16v16h-4.2z',
};

const CABS: Record<Cut, string> = {
  plain: 'M3 1.5h10q1.4 0 1.4 1.4V13H1.6V2.9Q1.6 1.5 3 1.5z',
  round: 'M1.6 13V7Q1.6 1 8 1t6.4 6v6z',
  high: 'M4 .8h8q.8 0 .9.8l.3 1.6q1.2.2 1.2 1.4V13H1.6V4.6q0-1.2 1.2-1.4l.3-1.6Q3.2.8 4 .8z',
};

const SHELL = 'M8 .9C3.6.9 1.2 4 1.2 8.2c0 3.8 1.6 6.9 3.8 6.9h6c2.2 0 3.8-3.1 3.8-6.9C14.8 4 12.4.9 8 .9z';
const HELMETS: Record<Cut, string> = {
  plain: SHELL,
  round: 'M8 .9C3.4.9 1 4.2 1 8.6V11h2.2l1 2.6h7.6l1-2.6H15V8.6C15 4.2 12.6.9 8 .9z',
  high: SHELL,
};

/** The eyes behind the glass: half closed and careful, wide open, or below frowning brows. */
const EYES: Record<Mood, ReactNode> = {
  calm: (
    <path d="M4.1 2.5a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0M9.3 2.5a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0" />
  ),
  thrifty: (
    <path d="M2.4-.2h11.2v2.3H2.4zM4 2h2.8v.6a1.4 1.2 0 0 1-2.8 0zM9.2 2H12v.6a1.4 1.2 0 0 1-2.8 0z" />
  ),
  bold: (
    <>
      <path d="M3.5 2.3a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0M8.9 2.3a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0" />
      <path
        d="M5.2 1.7a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0M10.6 1.7a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0"
        fill="#ffffff"
      />
    </>
  ),
  nasty: (
    <path d="M2.4-.2h11.2v.6L8 3 2.4.4zM4 2.9a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0M9.6 2.9a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0" />
  ),
};

/** Wide open, with its upper edge at that height. */
const laugh = (y: number): string => `M5.2 ${y}h5.6q-.4 2-2.8 2t-2.8-2z`;

const MOUTHS: Record<Mood, string> = {
  calm: 'M6.6 12q1.4 1 2.8 0',
  thrifty: 'M6.4 12.4h3.2',
  bold: laugh(11.7),
  nasty: 'M5.4 13l1.3-1L8 13l1.3-1 1.3 1',
};

const Mouth = ({ mood, shape = MOUTHS[mood] }: { mood: Mood; shape?: string | undefined }) => (
  <path
    d={shape}
    fill={mood === 'bold' ? '#ffffff' : 'none'}
    stroke={mood === 'bold' ? INK : GLASS}
    strokeWidth=".9"
  />
);

const TruckFront = ({ mood }: { mood: Mood }) => (
  <>
    <path d="M.6 11.4h14.8v2.3H.6z" fill={INK} />
    <path
      d="M1.8 12.5a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0M12.6 12.5a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0"
      fill="#fff3b0"
    />
    <path d="M2.8 4h10.4v4.6H2.8z" fill={GLASS} stroke={INK} strokeWidth=".9" />
    {/* a laugh stays above the bumper */}
    <Mouth mood={mood} shape={mood === 'bold' ? laugh(10.4) : undefined} />
    <g transform="translate(0 4.1)" fill={INK}>
      {EYES[mood]}
    </g>
  </>
);

const HelmetFront = ({ mood, cut }: { mood: Mood; cut: Cut }) => (
  <>
    <path
      d="M3.4 5.2h9.2q1 0 1 1v2.6q0 1.2-1.2 1.2H3.6q-1.2 0-1.2-1.2V6.2q0-1 1-1z"
      fill={GLASS}
      stroke={INK}
      strokeWidth=".9"
    />
    {cut === 'high' && <path d="M1.4 5.3q6.6-2.7 13.2 0V4Q8 .9 1.4 4z" fill={INK} />}
    <path d="M4.6 11h6.8v2.6H4.6z" fill={INK} />
    <Mouth mood={mood} />
    <g transform="translate(0 5.3)" fill={INK}>
      {EYES[mood]}
    </g>
  </>
);

const WHEELS = 'M2.4 12.5h3.2v3H2.4zM10.4 12.5h3.2v3h-3.2z';

type Props = { look: DriverLook; paint: string; size?: number; className?: string | undefined };

/**
 * The face of a computer's driver, as small as a seal: colour, shape and pattern identify the driver, the eyes show
 * the temper.
 */
export const DriverFace = memo(({ look, paint, size = 18, className }: Props) => {
  const { vehicle, mood, cut, pattern, trim } = look;
  const id = useId();
  const isTruck = vehicle === 'truck';
  const shape = (isTruck ? CABS : HELMETS)[cut];
  const outline = isTruck ? `${shape}M.6 11.4h14.8v2.3H.6z${WHEELS}` : shape;
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="-.5 -.5 17 17"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {/* a pattern to fill with, not a clipped picture: quicker to paint */}
      <pattern id={id} width="16" height="16" patternUnits="userSpaceOnUse">
        <path d="M0 0h16v16H0z" fill={paint} />
        <path d={PATTERNS[pattern]} fill={trim} />
      </pattern>
      {/* a light outline, so that black wheels and brows are visible in the dark theme */}
      <path d={outline} fill={INK} stroke="var(--stock)" strokeWidth="1.9" />
      {isTruck && <path d={WHEELS} fill={INK} stroke={INK} strokeWidth=".6" />}
      <path d={shape} fill={`url(#${id})`} stroke={INK} />
      {isTruck ? <TruckFront mood={mood} /> : <HelmetFront mood={mood} cut={cut} />}
    </svg>
  );
});
DriverFace.displayName = 'DriverFace';
