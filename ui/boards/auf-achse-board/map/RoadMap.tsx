import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { SPACES, type Space } from '../../../../games/auf-achse-board';
import { classNames } from '../../../pieces/classNames';
import { MapLayers, type MapPieces } from './MapLayers';
import { MapTip } from './MapTip';
import { MiniMap } from './MiniMap';
import { overlays } from './overlays';
import { Targets, type Target } from './Targets';
import { ZoomButtons, type ZoomWords } from './ZoomButtons';
import { pointOf } from './lanes';
import { growthAt, signsGrown } from './townSigns';
import { truckBox } from './truckBoxes';
import { useGestures } from './useGestures';
import { useMapPointing, type MapHandlers } from './useMapPointing';
import { useMapView } from './useMapView';
import { boxOnScreen, toScreen } from './viewport';
import styles from './RoadMap.module.css';

/** The words on the map: its name, the name of the list of targets, the buttons. */
export type MapWords = ZoomWords & { readonly map: string; readonly targets: string };

type Props = MapPieces &
  MapHandlers & {
    readonly words: MapWords;
    readonly targets?: readonly Target[];
    /** Spaces with a no-entry disc, and the sentence that says why. */
    readonly forbidden?: ReadonlyMap<Space, string>;
    /** The space pointed at, where the route ends. */
    readonly shown?: Space | null;
    /** Text beside the space that is shown, away from the route. */
    readonly tip?: ReactNode;
    /** Spaces that a small window keeps all in view while they are given. */
    readonly stretch?: readonly Space[] | undefined;
    readonly className?: string | undefined;
  };

const SPACE_POINTS = SPACES.map(pointOf);

const NOTHING: readonly Target[] = [];
const NOWHERE: ReadonlyMap<Space, string> = new Map();

/** The least space around the own truck after a drive, relative to the window. */
const ROOM = 0.12;

/** The road map of the board game. It fills its box, shows what it is given and reports what is pressed. */
export const RoadMap = (props: Props) => {
  const { words, targets = NOTHING, forbidden = NOWHERE, shown = null, trucks, tip, stretch } = props;
  const own = trucks.find(({ own }) => own)?.space;
  const box = useRef<HTMLDivElement>(null);
  const points = useMemo(() => stretch?.map(pointOf), [stretch]);
  const standing = useMemo(() => trucks.map(({ space }) => pointOf(space)), [trucks]);
  const window = useMapView(box, own && pointOf(own), points, standing);
  const { view, size, frame, isAll, isSmall, change, follow, keepInView, uncover, lookAt, lookCloselyAt } =
    window;
  const grown = growthAt(view.scale);
  const { marked, arcs } = props;
  const names = useMemo(
    () => signsGrown(grown, [...(marked ?? []), ...(arcs ?? []).flatMap(({ from, to }) => [from, to])]),
    [grown, marked, arcs],
  );
  const map = useRef<SVGSVGElement>(null);
  const choice = useMapPointing({ ...props, targets, forbidden, shown, own, window });
  const { pointed, isUnderPointer, onDown, onTap, onPoint, ...entries } = choice;
  const gestures = useGestures({ view, size, change, map, onDown, onTap, onPoint });

  const seen = useRef(own);
  useEffect(() => {
    if (own && !seen.current && isSmall) follow(pointOf(own));
    else if (own && own !== seen.current) follow(pointOf(own), ROOM);
    seen.current = own;
  }, [own, isSmall, follow]);
  const pointedAt = useRef(shown);
  useEffect(() => {
    if (shown && shown !== pointedAt.current) {
      // what is under the pointer stays there
      if (isUnderPointer(shown)) keepInView(pointOf(shown), 0);
      else uncover(pointOf(shown), own ? [pointOf(own)] : []);
    }
    pointedAt.current = shown;
  });

  const onScreen = (point: { x: number; y: number }) => toScreen(point, view, size!);

  return (
    <div ref={box} className={classNames(styles.window, props.className)}>
      <svg
        ref={map}
        className={classNames(styles.map, !isAll && styles.close, pointed !== null && styles.pointed)}
        viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
        data-far={grown > 1 || undefined}
        style={{ '--far': grown }}
        role="group"
        aria-label={words.map}
        {...gestures}
      >
        <MapLayers {...props} shown={shown} forbidden={forbidden} names={names}>
          <Targets
            {...entries}
            label={words.targets}
            targets={targets}
            forbidden={forbidden}
            shown={shown}
            isPlacing={!!props.placing}
          />
        </MapLayers>
      </svg>
      {!isAll && <MiniMap trucks={trucks} frame={frame} corner={size?.corner} onLookAt={lookAt} />}
      <ZoomButtons words={words} window={window} onOwn={own && (() => lookCloselyAt(pointOf(own)))} />
      {tip && shown && size && (
        <MapTip
          anchor={onScreen(pointOf(shown))}
          way={(props.route ?? []).map(pointOf).map(onScreen)}
          spaces={SPACE_POINTS.map(onScreen)}
          things={[
            ...names.map(({ box }) => boxOnScreen(box, view, size)),
            ...trucks.map(({ space }) => boxOnScreen(truckBox(pointOf(space)), view, size)),
          ]}
          overlays={overlays(view, size)}
          window={size}
        >
          {tip}
        </MapTip>
      )}
    </div>
  );
};
