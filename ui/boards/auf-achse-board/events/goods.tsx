import type { EventId } from '../../../../games/auf-achse-board';
import styles from './EventScene.module.css';
import { Crate, LEFT, Moon, type Scene } from './scenery';

const SHAKES = 'M-6-6q3-4 0-8t0-8M2-6q3-4 0-8t0-8M10-6q3-4 0-8t0-8';

/** Cards about goods. */
export const GOODS = {
  bahnverladung: {
    behind: (
      <>
        <path className={styles.dark} d="M0 92h300v20H0z" />
        <path className={styles.rail} d="M0 93h300M0 99h300" />
        <path className={styles.line} d="M0 14h300M40 14v78M260 14v78" />
        <path className={styles.red} d="M14 50h62q14 0 20 16l8 26H14z" />
        <path className={styles.white} d="M14 74h85v4H14z" />
        <path className={styles.glass} d="M66 56h8q10 0 14 12l3 6H66z" />
        <path className={styles.dark} d="M104 84h150v6H104z" />
      </>
    ),
    truck: [176, 85, 1.45],
  },
  diebe: {
    behind: <Moon />,
    before: (
      <>
        <Crate at="136 93" />
        <Crate at="156 93" />
        <Crate at="146 77" />
        <path className={styles.dark} d="M206 93V72q0-8 12-8t12 8v21z" />
        <circle className={styles.skin} cx="218" cy="56" r="9" />
        <path className={styles.dark} d="M208 50q10-10 20 0zM208 53h20v5h-20z" />
        <path className={styles.white} stroke="none" d="M212 54.5h3v2h-3zM221 54.5h3v2h-3z" />
        <Crate at="228 86" />
      </>
    ),
    isNight: true,
    truck: LEFT,
  },
  schnelleVerladung: {
    behind: (
      <>
        <path className={styles.grey} d="M176 92V36h116v56z" />
        <path className={styles.dark} d="M186 76V46h38v30zM240 76V46h38v30z" />
        <path className={styles.wood} d="M150 92v-14h60v14z" />
      </>
    ),
    before: (
      <>
        <Crate at="196 78" />
        <Crate at="174 78" />
        <Crate at="184 62" />
        <path className={styles.trace} d="M168 56h-18M157 49l-8 7 8 7" />
      </>
    ),
    truck: [88, 95, 1.7],
  },
  wareVerdorben: {
    behind: (
      <>
        <circle className={styles.yellow} cx="246" cy="50" r="17" />
        <path
          className={styles.sunray}
          d="M246 24v-8M246 76v8M220 50h-8M272 50h8M228 32l-6-6M264 68l6 6M264 32l6-6M228 68l-6 6"
        />
      </>
    ),
    before: (
      <g className={styles.stink}>
        <path d={SHAKES} transform="translate(64 46)" />
        <path d={SHAKES} transform="translate(92 42)" />
        <path d="M44 34h3M112 30h3M56 22h3M128 46h3" />
      </g>
    ),
    truck: [100, 95, 1.7],
  },
} satisfies Partial<Record<EventId, Scene>>;
