import { useTranslation } from 'react-i18next';
import { Truck, TRUCK_RATIO } from '../../../pieces/Truck';
import { useWidth } from '../../../pieces/useWidth';
import type { Player } from '../table/players';
import { WORDS } from '../table/words';
import styles from './FinaleRoad.module.css';

const WIDTH_UNTIL_MEASURED = 1000;
const SIGNS = 26;
const EDGE = 6;
const MARGIN = 24;
/** Room for the number in front of a truck. */
const NUMBER = 52;
/** So many kilometres are seen at least, and beyond the foremost truck. */
const [SPAN, BEYOND] = [400, 60];
const STEPS = [100, 250, 500, 1000] as const;

type Props = {
  players: readonly Player[];
  /** Where each truck stands, in km. */
  km: Readonly<Record<string, number>>;
  /** Where the hindmost truck stood before the count, in km. */
  from: number;
};

/** The totals as trucks on one road, each in its lane; they drive as trips are turned up. */
export const FinaleRoad = ({ players, km, from }: Props) => {
  const { t } = useTranslation(WORDS);
  const [ref, width = WIDTH_UNTIL_MEASURED] = useWidth<HTMLDivElement>();
  const lane = players.length > 4 ? 20 : 28;
  const truck = players.length > 4 ? 44 : 58;
  const begin = Math.floor(from / 100) * 100;
  const end = Math.max(begin + SPAN, Math.ceil((Math.max(...Object.values(km)) + BEYOND) / 100) * 100);
  const step = STEPS.find((one) => (end - begin) / one <= width / 90) ?? 2000;
  const height = SIGNS + 2 * EDGE + players.length * lane;
  const room = width - 2 * MARGIN - truck - NUMBER;
  const x = (value: number) => MARGIN + truck + ((value - begin) / (end - begin)) * room;
  return (
    <div ref={ref} className={styles.road}>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={players
          .map(({ seat, name }) => `${name}: ${t('board.kilometres', { km: km[seat] })}`)
          .join(', ')}
      >
        {Array.from({ length: Math.floor((end - begin) / step) + 1 }, (_, at) => begin + at * step).map(
          (mark) => (
            <g key={mark} className={styles.moves} style={{ transform: `translateX(${x(mark)}px)` }}>
              <path d={`M0 19V${SIGNS}`} stroke="var(--steel)" strokeWidth="2" />
              <rect x="-18" y="1" width="36" height="18" rx="3" className={styles.sign} />
              <text y="15" textAnchor="middle" fontSize="14" fill="var(--sign-ink)">
                {mark}
              </text>
            </g>
          ),
        )}
        <rect y={SIGNS} width={width} height={height - SIGNS} rx="4" fill="var(--tarmac)" />
        {players.slice(1).map(({ seat }, at) => (
          <path
            key={seat}
            d={`M6 ${SIGNS + EDGE + (at + 1) * lane}H${width}`}
            stroke="var(--tarmac-mark)"
            strokeWidth="1.5"
            strokeDasharray="14 12"
          />
        ))}
        {players.map(({ seat, number }, at) => (
          <g
            key={seat}
            className={styles.moves}
            style={{
              transform: `translate(${x(km[seat]!)}px, ${SIGNS + EDGE + at * lane + (lane - truck / TRUCK_RATIO) / 2}px)`,
            }}
          >
            <Truck width={truck} seat={number} x={-truck} lights />
            <text x="8" y={truck / TRUCK_RATIO / 2 + 6} fontSize="18" fill="#fff">
              {km[seat]}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
};
