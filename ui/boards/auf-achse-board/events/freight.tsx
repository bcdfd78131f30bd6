import type { EventId } from '../../../../games/auf-achse-board';
import type { Seat } from '../../../pieces/Seal';
import styles from './EventScene.module.css';
import { Crate, LEFT, Moon, Other, Sheet, type Scene } from './scenery';

const SHAKES = 'M-6-6q3-4 0-8t0-8M2-6q3-4 0-8t0-8M10-6q3-4 0-8t0-8';

/** What happens to goods and contracts. */
export const freight = (other: Seat) =>
  ({
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
    dokumente: {
      before: (
        <>
          <Sheet at="30 44" turn={-24} />
          <Sheet at="8 66" turn={18} />
          <Sheet at="66 62" turn={40} />
        </>
      ),
      truck: [206, 95, 1.7],
    },
    frachtDumping: {
      behind: <Other seat={other} at="244 94" />,
      before: (
        <>
          <Sheet at="152 44" turn={12} />
          <path className={styles.trace} d="M182 54h18M193 47l8 7-8 7" />
        </>
      ),
      truck: LEFT,
    },
    kundenservice: {
      behind: (
        <>
          <path className={styles.yellow} d="M212 92V40h46v52z" />
          <path className={styles.glass} d="M219 50h32v36h-32z" />
          <path className={styles.dark} d="M228 56h14v18h-14z" />
          <path className={styles.white} d="M224 62q0-8 6-8v6h10v-6q6 0 6 8z" />
          <path className={styles.dark} d="M208 40h54v-6h-54z" />
        </>
      ),
      truck: LEFT,
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
    sonderauftragFlensburg: {
      behind: (
        <>
          <path className={styles.water} d="M128 92q30-20 90-18t90-6v24z" />
          <path className={styles.beam} d="M256 46l-80-14v28zM262 46l40-8v18z" />
          <path className={styles.white} d="M249 92l4-40h12l4 40z" />
          <path className={styles.red} d="M251.5 64h15l1 10h-17zM250 82h18l1 10h-20zM252 52h14l-7-12z" />
          <path className={styles.white} d="M170 76l14-20v20zM182 78h-20l4 6h16z" />
        </>
      ),
      truck: LEFT,
    },
    sonderauftragWien: {
      behind: (
        <>
          <path className={styles.white} d="M166 92V58h126v34z" />
          <path className={styles.green} d="M174 58q6-18 28-18h54q22 0 28 18z" />
          <path
            className={styles.dark}
            d="M176 92V76q6-10 12 0v16zM198 92V76q6-10 12 0v16zM222 92V72q7-10 14 0v20zM248 92V76q6-10 12 0v16zM270 92V76q6-10 12 0v16z"
          />
          <path className={styles.red} d="M229 40V26l14 4-14 5z" />
        </>
      ),
      truck: LEFT,
    },
    subunternehmer: {
      behind: <Other seat={other} at="244 94" />,
      before: (
        <>
          <Sheet at="146 36" turn={-8} />
          <path className={styles.trace} d="M178 50h16M138 50h-16" />
        </>
      ),
      truck: LEFT,
      isFast: true,
    },
    vertrauen: {
      behind: (
        <>
          <path className={styles.white} d="M204 92l8-54h52l8 54z" />
          <path className={styles.line} d="M218 48h34M217 56h36M216 64h24" />
          <circle className={styles.red} cx="252" cy="78" r="8" />
          <path className={styles.curve} d="M214 82q6-10 10 0t12-4" />
        </>
      ),
      truck: LEFT,
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
  }) satisfies Partial<Record<EventId, Scene>>;
