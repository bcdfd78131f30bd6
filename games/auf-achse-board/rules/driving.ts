import type { PlayerID } from 'boardgame.io';
import { eventOf, type EventId } from '../events';
import { isCity, isEventSpace, type Space } from '../network';
import type { Play } from '../move';
import { neighbourOf, type Drive, type State } from '../state';
import { isBarred } from './cargo';
import { lapseQuickRoll } from './dice';
import { drawEvent, hold, putAway, release } from './heldCards';
import { earn } from './money';
import type { Way } from './movement';

const remember = (G: State, seat: PlayerID, spaces: readonly Space[]): void => {
  for (const city of spaces.filter(isCity))
    G.visited[seat] = [...G.visited[seat]!.filter((other) => other !== city), city];
};

/** Puts the truck there and notes what that means for the turn. */
const standOn = (
  { G }: Play,
  seat: PlayerID,
  { path, exact, due }: Pick<Way, 'path' | 'exact' | 'due'>,
): void => {
  const space = path.at(-1);
  if (!space) return;
  G.trucks[seat] = space;
  remember(G, seat, path);
  if (G.turn.seat !== seat) return;
  G.turn.reached = isCity(space) ? space : null;
  G.turn.exact = exact;
  G.turn.due = due;
};

/** B-11.2, B-12 — what being in that place brings, however one came: Sonderauftrag is paid, Inspektion passed on. */
const arrive = (play: Play, seat: PlayerID): void => {
  const { G, tell } = play;
  for (const { card, owes } of G.held[seat]!) {
    const event = eventOf(card);
    if (owes || !('city' in event) || event.city !== G.trucks[seat]) continue;
    if (event.effect === 'order') {
      putAway(play, seat, card);
      earn(play, seat, event.reward, card);
    }
    if (event.effect === 'inspection') {
      const to = neighbourOf(G, seat, 1);
      release(play, seat, card);
      hold(play, to, card);
      tell({ type: 'gave', seat, to, card });
      if (G.turn.seat === seat) G.turn.rollsWith.push(card);
      // B-11.8 — an early stop for goods that may not be handled any more binds to nothing
      if (G.turn.seat === to && isBarred(G, to, G.trucks[to]!)) G.turn.due = null;
    }
  }
};

/** B-4 — moves the truck along a way; what follows is done in the order of B-3.3. */
export const drive = ({ G, random, tell }: Play, seat: PlayerID, way: Way, die: Drive['die']): void => {
  const from = G.trucks[seat]!;
  const moved = way.path.length > 0;
  if (G.turn.seat === seat) lapseQuickRoll(G);
  standOn({ G, random, tell }, seat, way);
  if (moved) tell({ type: 'drove', seat, from, path: way.path, exact: way.exact });
  else tell({ type: 'stayed', seat });
  G.tasks.push({ type: 'land', seat, moved });
  // B-9.1, B-9.4, B-9.5 — whatever came of it, also if the truck could not move (B-3.3)
  if (die === 1) G.tasks.push({ type: 'roadworks', seat });
};

/** B-3.3 — the move has ended: first the place, then the event. B-11.2 — out of turn no event is drawn. */
export const land = (play: Play, seat: PlayerID, moved: boolean): void => {
  arrive(play, seat);
  const { G } = play;
  if (moved && G.turn.seat === seat && isEventSpace(G.trucks[seat]!)) drawEvent(play, seat);
};

/** B-11.1, B-11.7 — a card sends the truck there: no points, so no auction, and no event is drawn. */
export const goTo = (play: Play, seat: PlayerID, path: readonly Space[], card: EventId): void => {
  const from = play.G.trucks[seat]!;
  standOn(play, seat, { path, exact: false, due: null });
  play.tell({ type: 'went', seat, from, to: path.at(-1)!, card });
  arrive(play, seat);
};

/** B-11.6 — a snowstorm moves a truck; nothing is drawn and nothing can be called there. */
export const blow = (play: Play, by: PlayerID, truck: PlayerID, way: Way): void => {
  const from = play.G.trucks[truck]!;
  standOn(play, truck, { ...way, exact: false });
  play.tell({ type: 'drove', seat: truck, from, path: way.path, exact: false, by });
  arrive(play, truck);
};
