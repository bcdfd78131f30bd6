import { act, render, screen } from '@testing-library/react';
import { boardGame, type View } from '../../games/auf-achse-board';
import { seededChance } from '../../games/shared/chance';
import { toldIn } from '../../games/shared/plugins';
import type { Opening } from '../../games/shared/table';
import { gameUi } from '../../ui/boards/auf-achse-board';
import { LookBackContext, type LookBacks } from '../../ui/kit/lookBack';
import type { LogEntry, Snapshot } from '../../ui/kit/match';
import { pacePreference } from '../../ui/kit/pace';
import { computerStep, walk, type Walk } from '../harness';
import { FRAME, Room, Seated } from './seated';

const NAMES = ['Lisa', 'Kemal', 'Marlene', 'Zdeněk', 'Ayşe', 'Björn'];
export const SEATS = NAMES.map((name, at) => ({ playerID: String(at), name }));

/** A whole match of computer players. */
export const matchOf = (opening: Partial<Opening> = {}): Walk => {
  const seed = opening.seed ?? 'board story';
  const step = computerStep(boardGame, seededChance(seed));
  return walk(boardGame, { seed, numPlayers: 3, ...opening }, (_, position) => step(position));
};

/** How the table looks to a reader before the step of this number; everything open to 'open'. */
export const lookAt = (
  { positions, steps, happenings }: Walk,
  at: number,
  reader: string | null,
): Snapshot<View> => {
  const { G, ctx } = positions[at]!;
  const told = toldIn(positions[at]!).map((one) => boardGame.seenBy(one, reader, G as never));
  return {
    told,
    view: boardGame.playerView(G as never, reader),
    playerID: reader,
    seats: SEATS.slice(0, ctx.numPlayers),
    log: steps.slice(0, at).map(([seat, move, ...args], n): LogEntry => ({
      seat,
      move,
      args,
      happenings: happenings[n]!,
      place: n,
    })),
  };
};

const tableOf = (seen: Snapshot<View>, isForAll: boolean) => (
  <Room of={boardGame.id}>
    <Seated at={{ game: boardGame, gameUi }} seen={seen} isForAll={isForAll} chrome={FRAME} />
  </Room>
);

/** Looks on while the step of this number is taken, at normal pace and without waiting. */
export const seeStep = async (match: Walk, at: number, reader: string | null, { isForAll = false } = {}) => {
  const { rerender, container } = await act(async () => render(tableOf(lookAt(match, at, reader), isForAll)));
  await screen.findByRole('heading', { level: 1 });
  act(() => pacePreference.set('normal'));
  jest.useFakeTimers();
  rerender(tableOf(lookAt(match, at + 1, reader), isForAll));
  return container;
};

/** Sits before the table as it stands before the step of this number, remembers it, and goes; at no pace at all. */
export const comeAndGo = async (match: Walk, at: number, reader: string, lookBacks: LookBacks) => {
  act(() => pacePreference.set('instant'));
  const table = (
    <LookBackContext value={lookBacks}>{tableOf(lookAt(match, at, reader), false)}</LookBackContext>
  );
  const { unmount } = await act(async () => render(table));
  await screen.findByRole('heading', { level: 1 });
  return unmount;
};
