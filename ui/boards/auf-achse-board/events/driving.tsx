import type { EventId } from '../../../../games/auf-achse-board';
import type { Seat } from '../../../pieces/Seal';
import styles from './EventScene.module.css';
import { LEFT, Moon, Other, Triangle, type Scene } from './scenery';

/** Cards that make a player drive, or stay where people are. */
export const driving = (other: Seat) =>
  ({
    beifahrer: {
      behind: <Moon />,
      before: <path className={styles.trace} d="M176 44h10l-10 12h10M192 30h13l-13 15h13" />,
      isNight: true,
      isFast: true,
    },
    fahrtenschreiber: {
      behind: (
        <>
          <circle className={styles.white} cx="230" cy="66" r="34" />
          <path
            className={styles.line}
            d="M230 34v6M230 92v6M198 66h6M256 66h6M207 43l4 4M249 85l4 4M207 89l4-4M249 47l4-4"
          />
          <path className={styles.curve} d="M212 66q2-14 12-14t8 6 10 2 4 10-8 12-16 2" />
          <circle className={styles.dark} cx="230" cy="66" r="4" />
        </>
      ),
      truck: LEFT,
    },
    familiennachwuchs: {
      behind: (
        <>
          <path className={styles.white} d="M204 92V64h56v28z" />
          <path className={styles.red} d="M196 66l36-24 36 24z" />
          <path className={styles.glass} d="M212 72h12v10h-12z" />
          <path className={styles.wood} d="M238 92V72h12v20z" />
          <path className={styles.heart} d="M180 62l-11-11q-4-6 1-10t10 4q5-8 10-4t1 10z" />
          <path className={styles.white} d="M252 44q2-10 10-8l6-8 3 2-4 10q-2 8-12 6z" />
          <path className={styles.curve} d="M271 29l12 3M258 46v8" />
        </>
      ),
      truck: LEFT,
      isFast: true,
    },
    guteRoutenplanung: {
      behind: (
        <>
          <path className={styles.dark} d="M218 92V38h4v54zM246 92V38h4v54z" />
          <path className={styles.yellow} d="M196 40h74l12 10-12 10h-74zM272 64h-66l-12 9 12 9h66z" />
          <path className={styles.line} d="M206 47h44M206 53h30M216 73h44" />
        </>
      ),
      truck: LEFT,
      isFast: true,
    },
    motivation: {
      behind: (
        <>
          <path className={styles.white} d="M196 92V58h82v34z" />
          <path className={styles.dark} d="M206 78V64h46v14z" />
          <path className={styles.red} d="M190 58l6-12h82l6 12z" />
          <path className={styles.white} d="M211 58l3-12h12l-1 12zM240 58l-1-12h12l3 12z" />
          <path className={styles.white} d="M220 76h18v-8h-18zM238 69h4v4h-4z" />
          <path className={styles.steam} d="M224 64q-3-4 0-8t0-8M232 64q-3-4 0-8t0-8" />
        </>
      ),
      truck: LEFT,
    },
    pannenhilfe: {
      behind: (
        <>
          <Other seat={other} at="226 94" />
          <path
            className={styles.smoke}
            d="M262 66a8 8 0 1 1 8-10a9 9 0 1 1 4-16a8 8 0 1 1 12 10a9 9 0 0 1-8 12a8 8 0 0 1-16 4z"
          />
        </>
      ),
      before: <Triangle at="156 97" />,
      truck: LEFT,
    },
    roadRunner: {
      behind: (
        <>
          <Other seat={other} at="60 94" />
          <path
            className={styles.trace}
            d="M112 46q8-8 16 0M106 38q14-14 28 0M168 38q8-8 16 0M162 30q14-14 28 0"
          />
        </>
      ),
      truck: [196, 95, 1.7],
    },
    truckerfestival: {
      behind: (
        <>
          <path className={styles.dark} d="M178 92V48h110v44z" />
          <path className={styles.beam} d="M196 48l-14 44h44zM270 48l-30 44h44z" />
          <path className={styles.wood} d="M172 92v-8h122v8z" />
          <path className={styles.line} d="M0 26q75 26 150 6t150 0" />
          <path className={styles.red} d="M14 31l14 4-9 11zM74 41l14-1-6 12zM204 24l14 2-8 10z" />
          <path className={styles.yellow} d="M44 38l14 2-8 11zM104 38l14-3-5 12zM264 28l14 0-7 11z" />
          <path className={styles.white} d="M228 80V60l16-4v18a4 4 0 1 1-3-4v-9l-10 3v16a4 4 0 1 1-3-4z" />
        </>
      ),
      truck: LEFT,
    },
  }) satisfies Partial<Record<EventId, Scene>>;
