import type { EventId } from '../../../../games/auf-achse-board';
import type { Seat } from '../../../pieces/Seal';
import styles from './EventScene.module.css';
import { LEFT, Other, Paper, type Scene } from './scenery';

/** Cards about contracts. */
export const contracts = (other: Seat) =>
  ({
    dokumente: {
      before: (
        <>
          <Paper at="30 44" turn={-24} />
          <Paper at="8 66" turn={18} />
          <Paper at="66 62" turn={40} />
        </>
      ),
      truck: [206, 95, 1.7],
    },
    frachtDumping: {
      behind: <Other seat={other} at="244 94" />,
      before: (
        <>
          <Paper at="152 44" turn={12} />
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
          <Paper at="146 36" turn={-8} />
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
  }) satisfies Partial<Record<EventId, Scene>>;
