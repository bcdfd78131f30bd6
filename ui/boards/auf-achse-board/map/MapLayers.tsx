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

/** What is about to be put on the map: a truck, or a sign and the space it comes from. */
export type Placing =
  | { readonly kind: SignKind; readonly from?: Space | undefined }
  | { readonly kind: 'truck'; readonly number: Seat };

/** The pieces on the map. */
export type MapPieces = {
  readonly trucks: readonly TruckOnMap[];
  readonly signs?: readonly RoadSign[];
  /** The way from the truck to the space that is shown; its steps are numbered. */
  readonly route?: readonly Space[] | undefined;
  /** Another way there with other consequences: thinner and dashed. */
  readonly otherRoute?: readonly Space[] | undefined;
  /** A plain way below the spaces: the one a contract would take. */
  readonly trace?: readonly Space[] | undefined;
  /** The last drives of other players, each from its start. */
  readonly trails?: readonly Trail[];
  readonly arcs?: readonly ContractArc[];
  /** Towns at either end of a contract that is shown. */
  readonly marked?: readonly CityId[];
  /** The letters of hints on the map. */
  readonly advised?: LettersAt<Space>;
  /** What is to be put on a space: spaces then have rings, and the shown space carries it. */
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

/** The piece being placed, on the space chosen for it. */
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
  /** On a space with a truck, the disc moves to the corner. */
  readonly occupied: ReadonlySet<Space>;
};

/** The discs on spaces that cannot be chosen; the list of targets gives the reasons. */
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
 * The map in layers, from the land up to the town signs: a name is never hidden. Where signs are enlarged they could
 * cover targets, so they are drawn below them.
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
      {props.advised && (
        <MarkedPlaces
          places={props.advised}
          pointOf={pointOf}
          names={names.map(({ box }) => box)}
          grown={names[0]?.grown ?? 1}
        />
      )}
    </>
  );
};
