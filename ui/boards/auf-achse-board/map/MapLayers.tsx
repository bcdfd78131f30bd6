import { useMemo, type ReactNode } from 'react';
import type { CityId, Space } from '../../../../games/auf-achse-board';
import { MarkedPlaces } from '../../../kit/drawing/MarkedPlaces';
import { NoEntry } from '../../../kit/drawing/NoEntry';
import type { LettersAt } from '../../../kit/hints/marks';
import type { Seat } from '../../../pieces/Seal';
import { ContractArcs, ContractBadges, type ContractArc } from './ContractArcs';
import { DrivingTruck, type TruckOnMap } from './DrivingTruck';
import { Land } from './Land';
import { NewSign, RoadSigns, type RoadSign, type SignKind } from './RoadSigns';
import { Roads, Spaces } from './Roads';
import { Route } from './Route';
import { SeaNames, type Seas } from './SeaNames';
import { Trails, TrailStarts, type Trail } from './Trails';
import { SignPost, TownSign } from './TownSign';
import { pointOf, translationTo } from './lanes';
import { TruckShape } from './Truck';
import type { SignPlace } from './townSigns';

/** What is about to be put on the map: a sign, from where it stands, or a truck. */
export type Placing =
  | { readonly kind: SignKind; readonly from?: Space | undefined }
  | { readonly kind: 'truck'; readonly number: Seat };

/** What lies on the map. */
export type MapPieces = {
  readonly trucks: readonly TruckOnMap[];
  readonly signs?: readonly RoadSign[];
  /** The way to the space that is shown, from the truck on; its steps are counted. */
  readonly route?: readonly Space[] | undefined;
  /** Another way there with other consequences: thinner, dashed. */
  readonly otherRoute?: readonly Space[] | undefined;
  /** A way as such, below the spaces: the one a contract would take. */
  readonly trace?: readonly Space[] | undefined;
  /** How others drove last, each from where it began. */
  readonly trails?: readonly Trail[];
  readonly arcs?: readonly ContractArc[];
  /** Towns where a contract that is shown begins or ends. */
  readonly marked?: readonly CityId[];
  /** What an expert would choose on the map. */
  readonly advised?: LettersAt<Space>;
  /** Something is to be put on a space: spaces carry rings, and what is shown carries it. */
  readonly placing?: Placing | undefined;
  /** The names of the seas in the reader's language. */
  readonly seas?: Seas | undefined;
};

type Props = MapPieces & {
  readonly shown: Space | null;
  readonly forbidden: ReadonlyMap<Space, string>;
  readonly names: readonly SignPlace[];
  /** The discs, drawn between the badges and the signs. */
  readonly children: ReactNode;
};

/** What is being placed, on the space chosen for it. */
const Placed = ({ placing, at }: { readonly placing: Placing; readonly at: Space }) =>
  placing.kind === 'truck' ? (
    <g transform={translationTo(at)} aria-hidden="true">
      <TruckShape seat={placing.number} own />
    </g>
  ) : (
    <NewSign kind={placing.kind} from={placing.from} to={at} />
  );

type NoEntriesProps = {
  readonly spaces: Iterable<Space>;
  /** Where a truck stands the disc goes to its corner. */
  readonly occupied: ReadonlySet<Space>;
};

/** The discs on spaces that may not be chosen; the list of targets says why. */
const NoEntries = ({ spaces, occupied }: NoEntriesProps) => (
  <g aria-hidden="true">
    {Array.from(spaces, (space) => (
      <g key={space} transform={translationTo(space)}>
        <g transform={occupied.has(space) ? 'translate(-35 -29)' : undefined}>
          <NoEntry />
        </g>
      </g>
    ))}
  </g>
);

const leavingOf = (placing: Placing | undefined): Space | undefined =>
  placing?.kind === 'truck' ? undefined : placing?.from;

const ownLast = (trucks: readonly TruckOnMap[]): readonly TruckOnMap[] =>
  trucks.toSorted((one, other) => Number(one.own ?? false) - Number(other.own ?? false));

/**
 * The map layer by layer, from the land up to the town signs: a name is never hidden. Where signs are drawn larger they
 * could cover what is to be pressed, and stand below it.
 */
export const MapLayers = (props: Props) => {
  const { trucks, signs = [], arcs = [], trails = [], marked = [], placing, seas, shown, forbidden } = props;
  const { route, otherRoute, trace, names } = props;
  const occupied = useMemo(() => new Set(trucks.map(({ space }) => space)), [trucks]);
  const isGrown = names.some(({ grown }) => grown > 1);
  const towns = (
    <g aria-hidden="true">
      {names.map((sign) => (
        <TownSign
          key={sign.city}
          sign={sign}
          look={(sign.city === shown && 'target') || (marked.includes(sign.city) && 'marked') || undefined}
        />
      ))}
    </g>
  );
  return (
    <>
      <Land />
      {seas && <SeaNames seas={seas} />}
      <Roads />
      {trace && <Route spaces={trace} look="trace" />}
      <Trails trails={trails} />
      {otherRoute && <Route spaces={otherRoute} look="other" />}
      <ContractArcs arcs={arcs} />
      <g aria-hidden="true">{names.map(({ city, post }) => post && <SignPost key={city} post={post} />)}</g>
      <Spaces />
      <TrailStarts trails={trails} />
      {route && <Route spaces={route} look="steps" />}
      {isGrown && towns}
      <ContractBadges arcs={arcs} />
      {props.children}
      <RoadSigns signs={signs} leaving={shown ? leavingOf(placing) : undefined} />
      {ownLast(trucks).map((truck) => (
        <DrivingTruck key={truck.number} truck={truck} />
      ))}
      <NoEntries spaces={forbidden.keys()} occupied={occupied} />
      {placing && shown && <Placed placing={placing} at={shown} />}
      {!isGrown && towns}
      {props.advised && <MarkedPlaces places={props.advised} pointOf={pointOf} />}
    </>
  );
};
