/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { boardGame } from '../../games/auf-achse-board';
import type { Replay } from '../../games/shared/record';
import type { LogEntry, SeatInfo } from '../../ui/kit/match';
import { withTakenBack } from '../../ui/kit/gameUi';
import { MovesContext } from '../../ui/kit/moves';
import { INSTANT } from '../../ui/kit/pace';
import { asItStands } from '../../ui/kit/takenBack';
import type { LocalMatchData } from '../../ui/local/localMatches';
import { filmOf, OPEN } from '../../ui/replay/film';
import { LANGUAGE_CODES } from '../../ui/shell/languages';
import { Logbook } from '../../ui/table/Logbook';
import { openLocalMatch } from '../../ui/table/localMatch';
import { TableBar } from '../../ui/table/TableBar';
import { playedTo } from '../games/shared/secondThoughts';
import { faultsOf, speak, standInForScreen } from './browser';

beforeAll(() => standInForScreen());

const SEATS: readonly SeatInfo[] = [
  { playerID: '0', name: 'Lisa' },
  { playerID: '1', name: 'Kemal' },
];

const entry = (place: number, seat: string, move: string, ...args: readonly unknown[]): LogEntry => ({
  seat,
  move,
  args,
  place,
  happenings: move === 'undo' ? [] : [{ type: move }],
});

const LOG = [entry(4, '0', 'buy'), entry(5, '1', 'lay'), entry(6, '0', 'undo', 4), entry(7, '0', 'roll')];

/** As a game does: a heading, and one line for each thing seen. */
const narrate = ({ seat, happenings }: LogEntry) => [
  ...(happenings.length ? [{ text: 'Round 1', heading: true }] : []),
  ...happenings.map(({ type }) => ({ seat, text: type })),
];

describe('a log in which something was taken back', () => {
  test('nothing has come of it, and what had been seen stays beside it', () => {
    const log = asItStands(LOG);
    expect(log.map(({ happenings }) => happenings.length)).toEqual([0, 1, 0, 1]);
    expect(log[0]!.takenBack).toEqual([{ type: 'buy' }]);
    expect(asItStands(log)).toEqual(log);
  });
  test('a log in which nothing was is the same one', () => {
    const log = LOG.slice(0, 2);
    expect(asItStands(log)).toBe(log);
  });
  test.each(LANGUAGE_CODES)('is read in %s: struck out, and who took it back', async (language) => {
    await speak(language);
    const { container } = render(
      <Logbook log={asItStands(LOG)} seats={SEATS} narrate={withTakenBack(narrate)} t={i18next.t} />,
    );
    const lines = (await screen.findAllByRole('listitem')).map((item) => item.textContent);
    expect(container.querySelector('s')).toHaveTextContent('buy');
    expect(container.querySelectorAll('s')).toHaveLength(1);
    expect(lines.join(' ')).toMatch(/Lisa/);
    expect(lines.join(' ')).not.toMatch(/undo|{{/);
  });

  test('of many steps back in a row, as of stacks that were laid out, it is told once', async () => {
    await speak('en');
    const backs = [entry(6, '0', 'undo', 5), entry(7, '0', 'undo', 4), entry(8, '1', 'undo', 3)];
    const log = asItStands([entry(3, '1', 'lay'), entry(4, '0', 'lay'), entry(5, '0', 'lay'), ...backs]);
    render(<Logbook log={log} seats={SEATS} narrate={withTakenBack(narrate)} t={i18next.t} />);
    const lines = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(lines.filter((line) => /takes .*back/.test(line))).toEqual([
      'Kemal takes a move back.',
      'Lisa takes a move back.',
    ]);
  });
});

/** The bar of a table with that decision to take back. */
const shown = (undoable: number | undefined, isPlaying = true) => {
  const play = jest.fn();
  const moves = { legal: [], whyNot: () => undefined, play, onRefuse: () => {}, isPlaying };
  const { container } = render(
    <MovesContext value={moves}>
      <TableBar game={boardGame.id} progress={null} menu={[]} undoable={undoable} />
    </MovesContext>,
  );
  return { play, container, button: () => screen.queryByRole('button', { name: 'Take back' }) };
};

describe('the button that takes back', () => {
  beforeEach(() => speak('en'));

  test('names the decision it means', async () => {
    const { play, container } = shown(17);
    await userEvent.click(await screen.findByRole('button', { name: 'Take back' }));
    expect(play).toHaveBeenCalledWith({ move: 'undo', args: [17] });
    expect(await faultsOf(container)).toEqual([]);
  });
  test('so does Ctrl+Z, and ⌘Z; neither Z alone nor with ⇧', () => {
    const { play } = shown(17);
    for (const held of [{}, { ctrlKey: true, shiftKey: true }, { ctrlKey: true, altKey: true }])
      fireEvent.keyDown(document.body, { key: 'z', ...held });
    expect(play).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    fireEvent.keyDown(document.body, { key: 'z', metaKey: true });
    expect(play).toHaveBeenCalledTimes(2);
  });
  test.each([
    ['nothing can be taken back', undefined, true],
    ['what happened is still being shown', 17, false],
  ])('is not there while %s', (_, undoable, isPlaying) => {
    const { play, button } = shown(undoable, isPlaying);
    expect(button()).toBeNull();
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(play).not.toHaveBeenCalled();
  });
});

/** Two people at the board game, and what is kept of it. */
const sitDown = (more: Partial<LocalMatchData> = {}) => {
  const data: LocalMatchData = {
    game: boardGame.id,
    options: {},
    seats: [{ name: 'Lisa' }, { name: 'Kemal' }],
    seed: 'a quiet sunday',
    chance: 2,
    steps: [],
    updatedAt: 0,
    ...more,
  };
  const kept: { data: LocalMatchData } = { data };
  const keeper = {
    match: async (now: LocalMatchData) => void (kept.data = now),
    record: async () => 'record',
  };
  const match = openLocalMatch({ module: boardGame, data, keeper, pace: INSTANT });
  /** Whoever is awaited takes the device, and does the first thing of that name. */
  const play = (name: string) => {
    const { next } = match.device();
    if (next !== undefined) match.revealTo(next);
    const { view, playerID } = match.snapshot()!;
    match.play(boardGame.legalMoves(view as never, playerID!).find(({ move }) => move === name)!);
  };
  const begin = () => {
    for (const move of ['place', 'place', 'buyTrailer']) play(move);
    return match.snapshot()!;
  };
  return { match, kept, begin };
};

describe('at one device', () => {
  test('the holder takes back, the log tells it, and a reload still knows', () => {
    const { match, kept, begin } = sitDown();
    const { undoable, view } = begin();
    expect(undoable).toBe(2);
    match.play({ move: 'undo', args: [undoable] });
    const now = match.snapshot()!;
    const { money } = now.view as { money: Record<string, number> };
    expect(money[now.playerID!]).toBe(5000);
    expect((view as { money: typeof money }).money[now.playerID!]).toBeLessThan(5000);
    expect(now.log.map(({ move, happenings }) => [move, happenings.length > 0])).toEqual([
      ['place', true],
      ['place', true],
      ['buyTrailer', false],
      ['undo', false],
    ]);
    const again = openLocalMatch({
      module: boardGame,
      data: JSON.parse(JSON.stringify(kept.data)) as LocalMatchData,
      keeper: { match: async () => {}, record: async () => 'record' },
      pace: INSTANT,
    });
    expect(again.snapshot()!.log).toHaveLength(4);
    match.close();
    again.close();
  });
  test('not where those at the device have agreed that they do not', () => {
    const { match, begin } = sitDown({ secondThoughts: false });
    expect(begin().undoable).toBeUndefined();
    match.close();
  });
  test('what the next one has answered goes back once all agree, and the device goes to whoever decides', () => {
    const { match, kept } = sitDown();
    const first = sitDown().match;
    expect(match.mayGoBack()).toBe(false);
    const { next } = match.device();
    match.revealTo(next!);
    const [place] = boardGame.legalMoves(match.snapshot()!.view as never, next!);
    match.play(place!);
    const other = match.device().next!;
    match.revealTo(other);
    expect([match.mayGoBack(), match.snapshot()!.undoable]).toEqual([true, undefined]);
    match.goBack();
    expect(kept.data.steps.at(-1)).toEqual([next, 'goBack', 0, other]);
    expect(match.device()).toMatchObject({ open: null, next });
    expect(match.snapshot()!.view).toEqual(first.snapshot()!.view);
    expect(match.snapshot()!.log.map(({ move, takenBack }) => [move, takenBack !== undefined])).toEqual([
      ['place', true],
      ['goBack', false],
    ]);
    match.close();
    first.close();
  });
  test.each([false, 'free'] as const)('nothing goes back where %s was agreed', (secondThoughts) => {
    const { match, begin } = sitDown({ secondThoughts });
    begin();
    expect(match.mayGoBack()).toBe(false);
    match.close();
  });
  test('nor once the device is covered', () => {
    const { match, begin } = sitDown();
    begin();
    match.cover();
    expect(match.snapshot()!.undoable).toBeUndefined();
    match.close();
  });
});

test('a replay shows the step, and then the table as if it had not been', () => {
  const match = playedTo(boardGame, { seed: 'second thoughts', numPlayers: 2 });
  const positions = [match.now()];
  const steps: unknown[][] = [];
  const take = (seat: string, move: string, ...args: readonly unknown[]) => {
    expect(match.play(seat, move, ...args)).toBeUndefined();
    steps.push([seat, move, ...args]);
    positions.push(match.now());
  };
  for (const name of ['place', 'place', 'buyTrailer']) {
    const [seat] = boardGame.awaited(match.now().G) as [string];
    const { move, args } = boardGame.legalMoves(match.now().G, seat).find((one) => one.move === name)!;
    take(seat, move, ...args);
  }
  const seat = String(steps[2]![0]);
  take(seat, 'undo', 2);
  const replay = {
    record: { steps, seats: [{ name: 'Lisa' }, { name: 'Kemal' }] },
    module: boardGame,
    positions,
    playTo: () => undefined,
    happenings: positions.slice(1).map(({ deltalog }) => deltalog![0]!.metadata as never),
  } as unknown as Replay;
  const film = filmOf(replay, OPEN, (_before, after) => [after]);
  const [bought, back] = [3, 4].map((step) => film.momentsOf(step).at(-1)!);
  expect(bought!.log.at(-1)!.happenings).not.toEqual([]);
  expect(back!.log[2]!.happenings).toEqual([]);
  expect(back!.view).toEqual(film.momentsOf(2).at(-1)!.view);
  expect(film.logTo(3)[2]!.takenBack).toBeDefined();
});
