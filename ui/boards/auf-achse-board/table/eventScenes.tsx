import type { ReactNode } from 'react';
import type { EventId } from '../../../../games/auf-achse-board';
import type { Seat } from '../../../pieces/Seal';
import { TruckShape } from '../map/Truck';
import styles from './EventScene.module.css';

/** One picture: what there is besides the road and the reader's own truck. Drawn in a box of 300 × 112, the road at 92. */
export type Scene = {
  readonly behind?: ReactNode;
  /** Between the truck and whoever looks. */
  readonly before?: ReactNode;
  readonly isNight?: true;
  readonly isFast?: true;
  /** Where the truck stands, and how large; in the middle of the road unless it is told. */
  readonly truck?: readonly [x: number, y: number, scale: number];
};

const LEFT = [72, 95, 1.7] as const;

/** Another truck than the reader's. */
const Other = ({ seat, at }: { seat: Seat; at: string }) => (
  <g transform={`translate(${at}) scale(1.3)`}>
    <TruckShape seat={((seat % 6) + 1) as Seat} />
  </g>
);

const Moon = () => (
  <>
    <path className={styles.yellow} d="M262 24a13 13 0 1 0 14 18a11 11 0 0 1-14-18z" />
    <path
      className={styles.white}
      stroke="none"
      d="M30 34h2v2h-2zM74 26h2v2h-2zM196 30h2v2h-2zM232 54h2v2h-2zM24 60h2v2h-2z"
    />
  </>
);

const CAR = 'M-18 0v-9q0-4 5-4l4-8h14l5 8q7 0 8 6v7z';

const Car = ({ at, paint }: { at: string; paint: string | undefined }) => (
  <g transform={at}>
    <path className={paint} d={CAR} />
    <path className={styles.dark} d="M-13 0a4 4 0 0 0 8 0a4 4 0 0 0-8 0M6 0a4 4 0 0 0 8 0a4 4 0 0 0-8 0" />
  </g>
);

const Queue = () => (
  <>
    <Car at="translate(150 92)" paint={styles.red} />
    <Car at="translate(196 92)" paint={styles.white} />
    <Car at="translate(242 92)" paint={styles.red} />
  </>
);

const Triangle = ({ at }: { at: string }) => (
  <g transform={`translate(${at})`}>
    <path className={styles.red} d="M0-20 12 0h-24z" />
    <path className={styles.white} d="M0-13 6-3h-12z" />
  </g>
);

const Crate = ({ at }: { at: string }) => (
  <path className={styles.wood} transform={`translate(${at})`} d="M0 0v-16h18V0zM0-16 18 0M18-16 0 0" />
);

const Sheet = ({ at, turn }: { at: string; turn: number }) => (
  <g transform={`translate(${at}) rotate(${turn})`}>
    <path className={styles.white} d="M0 0h26v34H0z" />
    <path className={styles.line} d="M5 8h16M5 14h16M5 20h10" />
  </g>
);

const Post = () => (
  <>
    <path className={styles.white} d="M176 92V58h28v34z" />
    <path className={styles.red} d="M171 58h38l-6-9h-26z" />
    <path className={styles.glass} d="M181 63h18v12h-18z" />
    <path className={styles.dark} d="M209 92V66h7v26z" />
    <path className={styles.white} d="M206 69h88v6h-88z" />
    <path className={styles.red} d="M220 69h13v6h-13zM246 69h13v6h-13zM272 69h13v6h-13z" />
  </>
);

const Workshop = () => (
  <>
    <path className={styles.grey} d="M128 92V42h164v50z" />
    <path className={styles.red} d="M122 42h176v-8H122z" />
    <path className={styles.dark} d="M146 92V52h112v40z" />
    <path
      className={styles.white}
      d="M266 62a7 7 0 0 1 12-5l-5 4 4 4 5-4a7 7 0 0 1-9 9v16h-6V70a7 7 0 0 1-1-8z"
    />
    <path className={styles.dark} d="M104 92v-8h22v8zM106 84v-8h18v8zM108 76v-8h14v8z" />
  </>
);

const jam = (behind?: ReactNode, before?: ReactNode): Scene => ({
  behind: (
    <>
      {behind}
      <Queue />
    </>
  ),
  before,
  truck: LEFT,
});

const SHAKES = 'M-6-6q3-4 0-8t0-8M2-6q3-4 0-8t0-8M10-6q3-4 0-8t0-8';

/** What each card shows. */
export const scenesOf = (seat: Seat): Readonly<Record<EventId, Scene>> => ({
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
  beifahrer: {
    behind: <Moon />,
    before: <path className={styles.trace} d="M176 44h10l-10 12h10M192 30h13l-13 15h13" />,
    isNight: true,
    isFast: true,
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
  frachtDumping: {
    behind: <Other seat={seat} at="244 94" />,
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
  inspektion: { behind: <Workshop />, truck: [202, 95, 1.25] },
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
        <Other seat={seat} at="226 94" />
        <path
          className={styles.smoke}
          d="M262 66a8 8 0 1 1 8-10a9 9 0 1 1 4-16a8 8 0 1 1 12 10a9 9 0 0 1-8 12a8 8 0 0 1-16 4z"
        />
      </>
    ),
    before: <Triangle at="156 97" />,
    truck: LEFT,
  },
  polizeikontrolle: {
    behind: (
      <>
        <Car at="translate(240 92) scale(1.7)" paint={styles.white} />
        <path className={styles.green} d="M216 91V78h30v13z" />
        <path className={styles.blue} d="M233 56v-6h9v6z" />
        <path className={styles.steam} d="M226 50l-7-4M237 44v-8M248 50l7-4" />
        <path className={styles.dark} d="M168 92V70h4v22z" />
        <circle className={styles.white} cx="170" cy="62" r="10" />
        <circle className={styles.red} cx="170" cy="62" r="6" />
      </>
    ),
    truck: LEFT,
  },
  radarfalle: {
    behind: (
      <>
        <circle className={styles.green} cx="268" cy="84" r="18" />
        <circle className={styles.green} cx="248" cy="88" r="14" />
        <path className={styles.line} d="M231 78l-9 15M231 78l9 15M231 78v15" />
        <path className={styles.grey} d="M216 58h30v20h-30z" />
        <circle className={styles.glass} cx="224" cy="68" r="6" />
      </>
    ),
    before: (
      <path className={styles.yellow} d="M196 62l-16-5 12-3-8-12 14 8 2-14 6 14 12-6-8 12 10 6-14 2-2 12z" />
    ),
    truck: [66, 95, 1.7],
    isFast: true,
  },
  roadRunner: {
    behind: (
      <>
        <Other seat={seat} at="60 94" />
        <path
          className={styles.trace}
          d="M112 46q8-8 16 0M106 38q14-14 28 0M168 38q8-8 16 0M162 30q14-14 28 0"
        />
      </>
    ),
    truck: [196, 95, 1.7],
  },
  schneestuerme: {
    before: (
      <g className={styles.snow}>
        {Array.from({ length: 46 }, (_, n) => (
          <circle key={n} cx={(n * 73) % 300} cy={(n * 41) % 100} r={1 + (n % 3)} />
        ))}
      </g>
    ),
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
  stauMuenchen: jam(
    <>
      <path className={styles.brick} d="M196 92V54h16v38zM220 92V54h16v38zM180 92V68h70v24z" />
      <path className={styles.green} d="M195 54q0-12 9-16q9 4 9 16zM219 54q0-12 9-16q9 4 9 16z" />
    </>,
  ),
  stauFrankfurt: jam(
    <>
      <path
        className={styles.grey}
        d="M150 92V64h20v28zM176 92V42h18v50zM250 92V58h24v34zM226 92V50h16v42z"
      />
      <path className={styles.glass} d="M198 92V36h12l4 6v50zM214 92V40l6-6h4v58z" />
    </>,
  ),
  stauKassel: jam(
    <>
      <path className={styles.hill} d="M130 92q60-36 104-36t76 36z" />
      <path className={styles.brick} d="M206 58V46h36v12zM212 46V38h24v8z" />
      <path className={styles.grey} d="M217 38l7-16 7 16z" />
    </>,
  ),
  stauNebel: jam(
    undefined,
    <path
      className={styles.fog}
      d="M-10 40q40-16 80-4t90-4 80 6 70-4v22q-50 12-90 2t-80 6-90-6-60 4zM-10 78q50-14 100-2t100-6 120 4v20q-60 10-110 2t-110 4-100-4z"
    />,
  ),
  stauUnfall: {
    behind: (
      <>
        <Car at="translate(210 92) rotate(-14)" paint={styles.red} />
        <Car at="translate(250 92) scale(-1 1)" paint={styles.white} />
        <path
          className={styles.smoke}
          d="M226 66a6 6 0 1 1 6-8a7 7 0 1 1 4-12a6 6 0 1 1 8 8a7 7 0 0 1-6 10a6 6 0 0 1-12 2z"
        />
      </>
    ),
    before: <Triangle at="158 97" />,
    truck: LEFT,
  },
  subunternehmer: {
    behind: <Other seat={seat} at="244 94" />,
    before: (
      <>
        <Sheet at="146 36" turn={-8} />
        <path className={styles.trace} d="M178 50h16M138 50h-16" />
      </>
    ),
    truck: LEFT,
    isFast: true,
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
  wartung: {
    behind: <Workshop />,
    before: (
      <path
        className={styles.yellow}
        d="M172 50l3 7 7 3-7 3-3 7-3-7-7-3 7-3zM236 46l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM252 74l2 5 5 2-5 2-2 5-2-5-5-2 5-2z"
      />
    ),
    truck: [202, 95, 1.25],
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
  zollabfertigung: { behind: <Post />, truck: [92, 95, 1.7], isFast: true },
  zollkontrolle: {
    behind: <Post />,
    before: (
      <>
        <Crate at="140 97" />
        <Crate at="152 97" />
      </>
    ),
    truck: [66, 95, 1.7],
  },
});
