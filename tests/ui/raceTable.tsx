import { act, render, screen } from '@testing-library/react';
import { racingGame, type View } from '../../games/ausgebremst';
import { seededChance } from '../../games/shared/chance';
import { toldIn } from '../../games/shared/plugins';
import type { Opening } from '../../games/shared/table';
import { gameUi } from '../../ui/boards/ausgebremst';
import type { LogEntry, Snapshot } from '../../ui/kit/match';
import { pacePreference } from '../../ui/kit/pace';
import { computerStep, walk, type Walk } from '../harness';
import { FRAME, Room, Seated } from './seated';

const NAMES = ['Lisa', 'Kemal', 'Marlene', 'Zdeněk', 'Ayşe', 'Björn'];
export const SEATS = NAMES.map((name, at) => ({ playerID: String(at), name }));

/** A whole match of computer players. */
export const matchOf = (opening: Partial<Opening> = {}): Walk => {
  const seed = opening.seed ?? 'race story';
  const step = computerStep(racingGame, seededChance(seed));
  return walk(racingGame, { seed, numPlayers: 3, options: { circuits: '1-3' }, ...opening }, (_, position) =>
    step(position),
  );
};

export const entryOf = ({ steps, happenings }: Walk, at: number): LogEntry => {
  const [seat, move, ...args] = steps[at]!;
  return { seat, move, args, happenings: happenings[at]! };
};

/** How the table looks to a reader before the step of this number. */
export const lookAt = (match: Walk, at: number, reader: string | null): Snapshot<View> => {
  const { G, ctx } = match.positions[at]!;
  return {
    view: racingGame.playerView(G as never, reader),
    playerID: reader,
    seats: SEATS.slice(0, ctx.numPlayers),
    log: match.steps.slice(0, at).map((_, n) => entryOf(match, n)),
    told: toldIn(match.positions[at]!).map((one) => racingGame.seenBy(one, reader, G as never)),
  };
};

/** The table of a reader to whom it looks like that. */
export const tableOf = (seen: Snapshot<View>) => (
  <Room of={racingGame.id}>
    <Seated at={{ game: racingGame, gameUi }} seen={seen} chrome={FRAME} />
  </Room>
);

/** Looks on while the step of this number is taken, at normal pace and without waiting. */
export const seeStep = async (match: Walk, at: number, reader: string | null) => {
  const { rerender, container } = await act(async () => render(tableOf(lookAt(match, at, reader))));
  await screen.findByRole('heading', { level: 1 });
  act(() => pacePreference.set('normal'));
  jest.useFakeTimers();
  rerender(tableOf(lookAt(match, at + 1, reader)));
  return { container, go: (to: number) => rerender(tableOf(lookAt(match, to, reader))) };
};
