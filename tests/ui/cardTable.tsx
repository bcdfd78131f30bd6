import { act, render, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { cardGame, type View } from '../../games/auf-achse-cards';
import { seededChance } from '../../games/shared/chance';
import { toldIn } from '../../games/shared/plugins';
import { sameMove, type LegalMove } from '../../games/shared/legality';
import { tableOf, type Opening, type Position, type Step } from '../../games/shared/table';
import { gameUi } from '../../ui/boards/auf-achse-cards';
import type { LogEntry, SeatInfo, Snapshot } from '../../ui/kit/match';
import { pacePreference } from '../../ui/kit/pace';
import { anyStep, walk, type Walk } from '../harness';
import { speak, standInForScreen } from './browser';
import { FRAME, Room, Seated } from './seated';

const NAMES = ['Lisa', 'Kemal', 'Marlene', 'Computer', 'Zdeněk'];

export const seatsFor = (numPlayers: number): readonly SeatInfo[] =>
  NAMES.slice(0, numPlayers).map((name, at) => ({
    playerID: String(at),
    name,
    ...(name === 'Computer' && { bot: 'normal' as const }),
  }));

/** A whole match of random play. */
export const matchOf = (opening: Partial<Opening> = {}): Walk =>
  walk(
    cardGame,
    { seed: 'card table', numPlayers: 4, ...opening },
    anyStep(seededChance(opening.seed ?? 'any')),
  );

/** A step as the table knows it: what everybody saw, and what was told, secrets included. */
type Played = { step: Step; happenings: LogEntry['happenings']; told: LogEntry['happenings'] };

const snapshotOf = (
  position: Position<unknown>,
  played: readonly Played[],
  reader: string | null,
): Snapshot<View> => ({
  view: cardGame.playerView(position.G as never, reader),
  playerID: reader,
  seats: seatsFor(position.ctx.numPlayers),
  log: played.map(({ step: [seat, move, ...args], happenings, told }) => ({
    seat,
    move,
    args: seat === reader ? args : null,
    happenings,
    told: told.map((one) => cardGame.seenBy(one, reader, position.G as never)),
  })),
});

const playedUpTo = ({ positions, steps, happenings }: Walk, at: number): readonly Played[] =>
  steps
    .slice(0, at)
    .map((step, n) => ({ step, happenings: happenings[n]!, told: toldIn(positions[n + 1]!) }));

/** How the table looks to a reader before the step of this number. */
export const lookAt = (match: Walk, at: number, reader: string | null) =>
  snapshotOf(match.positions[at]!, playedUpTo(match, at), reader);

/** The numbers of the steps before which something holds. */
export const whenever = (match: Walk, holds: (view: View, at: number) => boolean): readonly number[] =>
  match.positions.flatMap(({ G }, at) => (holds(G as View, at) ? [at] : []));

/** More matches than this without such a table, and there is none. */
const MATCHES = 20;

/**
 * A match of random play and the number of the step before which something holds, with the match that most tests look
 * at tried first. Throws where no match has such a table.
 */
export const placeWhere = (holds: (view: View, at: number) => boolean): readonly [Walk, number] => {
  for (let tried = 0; tried < MATCHES; tried++) {
    const match = matchOf(tried ? { seed: `card table ${tried}` } : {});
    const [at] = whenever(match, holds);
    if (at !== undefined) return [match, at];
  }
  throw new Error(`no such table in ${MATCHES} matches`);
};

/** A browser without memory that shows everything at once, in English. */
export const freshBrowser = async (): Promise<void> => {
  localStorage.clear();
  sessionStorage.clear();
  standInForScreen();
  act(() => pacePreference.set('instant'));
  await speak('en');
};

/** What jsdom cannot do with a screen: says which width and height the window has. */
export const windowOf = (width: number, height: number): void => {
  const holds = (query: string) =>
    query.split(' and ').every((part) => {
      const [, what, sign, bound] = /\((width|height) (<|>=) ([\d.]+)em\)/.exec(part) ?? [];
      if (bound === undefined) return false;
      const isLess = (what === 'width' ? width : height) < Number(bound) * 16;
      return sign === '<' ? isLess : !isLess;
    });
  window.matchMedia = (media) =>
    ({
      media,
      matches: holds(media),
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
};

type Sitting = {
  readonly played: LegalMove[];
  /** Lets the others take so many steps, each any move that is theirs. */
  readonly othersPlay: (steps: number) => void;
  readonly container: HTMLElement;
  readonly unmount: () => void;
};

/** Sits down at a match of random play before the step of this number, and goes on from there. */
export const sitDown = async (match: Walk, at: number, reader: string | null): Promise<Sitting> => {
  const table = tableOf(cardGame, match.opening);
  const random = seededChance(`others ${at}`);
  let position = match.positions[at] as Position<never>;
  let log = playedUpTo(match, at);
  const played: LegalMove[] = [];
  let now = snapshotOf(position, log, reader);
  const lookers = new Set<() => void>();
  const watch = (onChange: () => void) => {
    lookers.add(onChange);
    return () => lookers.delete(onChange);
  };

  const take = (step: Step): boolean => {
    const outcome = table.play(position, step);
    if (!outcome.taken) return false;
    position = outcome.position as never;
    log = [...log, { step, happenings: outcome.happenings, told: outcome.told }];
    now = snapshotOf(position, log, reader);
    for (const look of lookers) look();
    return true;
  };
  const Sitting = () => {
    const seen = useSyncExternalStore(watch, () => now);
    return (
      <Seated
        at={{ game: cardGame, gameUi }}
        seen={seen}
        play={(move) => {
          played.push(move);
          take([reader!, move.move, ...move.args]);
        }}
        chrome={FRAME}
      />
    );
  };
  const { container, unmount } = render(
    <Room of={cardGame.id}>
      <Sitting />
    </Room>,
  );
  await screen.findByRole('heading', { level: 1 });
  const othersPlay = (steps: number) =>
    act(() => {
      for (let taken = 0; taken < steps; taken++) {
        const seat = cardGame.awaited(position.G).find((one) => one !== reader);
        const moves = seat === undefined ? [] : cardGame.legalMoves(position.G, seat);
        if (seat === undefined) return;
        const { move, args } = moves[Math.floor(random.Number() * moves.length)]!;
        take([seat, move, ...args]);
      }
    });
  return { played, othersPlay, container, unmount };
};

/** Is this move among them? */
export const has = (moves: readonly LegalMove[], move: LegalMove): boolean =>
  moves.some((one) => sameMove(one, move));
