import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { contractOf, TRAILERS, TRUCK_CAPACITY, type TrailerId } from '../../../../games/auf-achse-board';
import { classNames } from '../../../pieces/classNames';
import type { Seat } from '../../../pieces/Seal';
import styles from './OwnTrain.module.css';
import { Panel } from '../../../kit/Panel';
import type { Player } from './players';
import { WORDS } from './words';

/** Sizes of the drawing, in its own units. */
const PITCH = 17;
const CAB = 44;
const HITCH = 20;
const BED = { top: 12, height: 42 };

/** The length of a loading area for that many goods. */
const bedFor = (places: number): number => places * PITCH + 9;

/** A loading area with its places; each item on it has the number of its contract. */
const Places = ({
  x,
  cargo,
  count,
}: {
  readonly x: number;
  readonly cargo: readonly (number | undefined)[];
  readonly count: number;
}) => (
  <>
    {Array.from({ length: count }, (_, n) => {
      const number = cargo[n];
      return (
        <g key={n} transform={`translate(${x + 6 + n * PITCH} ${BED.top + 22})`}>
          <rect
            className={classNames(styles.place, number !== undefined && styles.full)}
            width="14"
            height="15"
            rx="2"
          />
          {number !== undefined && (
            <text className={styles.number} x="7" y="12">
              {number}
            </text>
          )}
        </g>
      );
    })}
  </>
);

const Wheels = ({ at }: { readonly at: readonly number[] }) => (
  <>
    {at.map((x) => (
      <g key={x}>
        <circle className={styles.wheel} cx={x} cy="64" r="8" />
        <circle className={styles.hub} cx={x} cy="64" r="3" />
      </g>
    ))}
  </>
);

const TRUCK_BED = bedFor(TRUCK_CAPACITY);

/** The body of the truck, of the kind that it has on the map: box, tank, tarpaulin, tipper, silo, timber. */
const BODIES: Readonly<Record<Seat, string>> = {
  1: 'M3 12h105a3 3 0 0 1 3 3v36a3 3 0 0 1-3 3h-105a3 3 0 0 1-3-3v-36a3 3 0 0 1 3-3z',
  2: 'M12 12h87a12 21 0 0 1 12 21a12 21 0 0 1-12 21h-87a12 21 0 0 1-12-21a12 21 0 0 1 12-21z',
  3: 'M0 54v-26q55.5-32 111 0v26z',
  4: 'M-1 12h113l-7 42h-99z',
  5: 'M0 12h111v35l-8 7h-39l-8.5-6l-8.5 6h-39l-8-7z',
  6: 'M5 12h101a5 5 0 0 1 0 14h-101a5 5 0 0 1 0-14zM5 26h101a5 5 0 0 1 0 14h-101a5 5 0 0 1 0-14zM5 40h101a5 5 0 0 1 0 14h-101a5 5 0 0 1 0-14zM1 9h3v45h-3zM107 9h3v45h-3z',
};

/** The positions of the trailers, and the number of their first place. */
const wagonsOf = (trailers: readonly TrailerId[]) =>
  trailers.map((trailer, n) => {
    const before = trailers.slice(0, n).map((one) => TRAILERS[one].capacity);
    const count = TRAILERS[trailer].capacity;
    return {
      x: before.reduce<number>((x, places) => x + bedFor(places) + HITCH, TRUCK_BED + CAB + HITCH),
      width: bedFor(count),
      count,
      first: before.reduce<number>((sum, places) => sum + places, TRUCK_CAPACITY),
    };
  });

type Props = {
  readonly player: Player;
  /** Is there only room for one line? Enough for a truck without trailers. */
  readonly isBrief?: boolean;
};

/** The reader's truck and trailers from the side, with their load. */
export const OwnTrain = memo(({ player, isBrief = false }: Props) => {
  const { t } = useTranslation(WORDS);
  const { number, aboard, trailers, load, capacity } = player;
  const cargo = aboard.flatMap((id, n) => Array.from({ length: contractOf(id).goods }, () => n + 1));
  const wagons = wagonsOf(trailers);
  const last = wagons.at(-1);
  const end = last ? last.x + last.width : TRUCK_BED + CAB;
  const isLine = isBrief && !last;
  const width = Math.max(end + 4, isLine ? 0 : 288);
  return (
    <Panel
      className={classNames(isBrief && styles.brief, isLine && styles.line)}
      title={t('table.train.title')}
      note={t('table.train.free', { free: capacity - load, all: capacity })}
    >
      <svg
        className={styles.train}
        viewBox={`-2 6 ${width + 4} 72`}
        role="img"
        aria-label={t('table.train.label', { load, all: capacity })}
      >
        <path className={styles.ground} d={`M-2 73h${width + 4}`} />
        <rect className={styles.chassis} x="0" y="54" width={TRUCK_BED + CAB - 2} height="6" />
        <path className={styles.bed} fill={`var(--seat-${number})`} d={BODIES[number]} />
        <Places x={0} cargo={cargo} count={TRUCK_CAPACITY} />
        <g transform={`translate(${TRUCK_BED + 4} 0)`}>
          <path className={styles.bed} fill={`var(--seat-${number})`} d="M0 20h15q6 0 9 7l9 16v12h-33z" />
          <path className={styles.glass} d="M8 26h6q3 0 5 4l5 11h-16z" />
        </g>
        {wagons.map(({ x, width: bed, count, first }) => (
          <g key={x}>
            <path className={styles.hitch} d={`M${x - HITCH - 4} 58h${HITCH + 6}`} />
            <rect className={styles.chassis} x={x} y="54" width={bed} height="5" />
            <rect
              className={styles.bed}
              fill={`var(--seat-${number})`}
              x={x}
              y={BED.top}
              width={bed}
              height={BED.height}
              rx="3"
            />
            <Places x={x} cargo={cargo.slice(first)} count={count} />
            <Wheels at={[x + 18, x + bed - 18]} />
          </g>
        ))}
        <Wheels at={[16, 34, TRUCK_BED - 6, TRUCK_BED + 27]} />
      </svg>
      {player.missed > 0 && <p className={styles.missed}>{t('table.missed', { count: player.missed })}</p>}
    </Panel>
  );
});
OwnTrain.displayName = 'OwnTrain';
