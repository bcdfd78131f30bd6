/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { gameUi } from '../../ui/boards/auf-achse-cards';
import { FROM_FILE, listRecords, saveRecord } from '../../ui/local/savedRecords';
import { fileNameOf } from '../../ui/replay/exportRecord';
import { ReplayScreen } from '../../ui/replay/ReplayScreen';
import { usePlayback } from '../../ui/replay/usePlayback';
import type { ReplaySource } from '../../ui/replay/useReplaySource';
import { faultsOf, speak, standInForScreen } from './browser';
import { fakeServer, GAME } from './fakeServer';
import { wipe } from './idbInMemory';
import { filmBy, record, wholeLog } from './recordedMatch';

jest.mock('idb-keyval', () => jest.requireActual<object>('./idbInMemory'));
const LENGTH = record.steps.length;

const chaptersOf = (eyes: string) => gameUi.chapters(wholeLog(filmBy(eyes)), ((key: string) => key) as never);
/** The step the second stage begins at. */
const SECOND_STAGE = chaptersOf('open')[1]!.from;

const open = async (source: ReplaySource, search = '') => {
  window.history.replaceState(null, '', `/replay${search}`);
  const { container } = render(<ReplayScreen source={source} />);
  await screen.findByRole('slider');
  return container;
};
const openSaved = async (search = '') => open({ from: 'saved', id: await saveRecord(record) }, search);

const slider = () => screen.getByRole('slider', { name: 'Timeline' });
const step = () => Number(slider().getAttribute('aria-valuenow'));
const press = (keys: string) => userEvent.keyboard(keys);
const currentLine = () => document.querySelector('[aria-current="step"] button')?.textContent;

beforeEach(async () => {
  wipe();
  localStorage.clear();
  standInForScreen();
  await speak('en');
});

const fromTheBeginning = () => ({ step: 0, moment: 0 });

/** The controls of a replay, by a clock that the test moves on. */
const playbackOf = (isTold: (step: number) => boolean) => {
  jest.useFakeTimers();
  const film = filmBy('open');
  return renderHook(() => usePlayback({ film, chapters: () => [], start: fromTheBeginning, isTold })).result;
};

describe('moving through a replay', () => {
  test('arrows step, shift leaps by rounds, Page Up and Down by stages, Home and End go to the ends', async () => {
    await openSaved();
    expect(step()).toBe(0);
    await press('{ArrowRight}');
    expect(step()).toBe(1);
    await press('{ArrowRight}{ArrowLeft}');
    expect(step()).toBe(1);
    await press('{PageDown}');
    expect(step()).toBe(SECOND_STAGE);
    await press('{PageUp}');
    expect(step()).toBe(0);
    const rounds = chaptersOf('open').flatMap(({ parts = [] }) => parts.map(({ from }) => from));
    expect(rounds.length).toBeGreaterThan(2);
    for (const round of rounds.slice(1)) {
      await press('{Shift>}{ArrowRight}{/Shift}');
      expect(step()).toBe(round);
    }
    await press('{Shift>}{ArrowLeft}{/Shift}');
    expect(step()).toBe(rounds.at(-2));
    await press('{End}');
    expect(step()).toBe(LENGTH);
    await press('{ArrowRight}');
    expect(step()).toBe(LENGTH);
    await press('{Home}');
    expect(step()).toBe(0);
  });

  test('the space bar plays and stops', async () => {
    await openSaved();
    await press(' ');
    expect(screen.getByRole('button', { name: /Pause/ })).toBeVisible();
    await waitFor(() => expect(step()).toBeGreaterThan(0));
    await press(' ');
    expect(screen.getByRole('button', { name: /Play/ })).toBeVisible();
  });

  test('once stopped it stays where it is', () => {
    const result = playbackOf(() => true);
    act(() => result.current.toggle());
    act(() => jest.advanceTimersByTime(1000));
    const { spot } = result.current;
    expect(spot.step).toBeGreaterThan(0);
    act(() => result.current.toggle());
    act(() => jest.advanceTimersByTime(60_000));
    jest.useRealTimers();
    expect(result.current.spot).toEqual(spot);
  });

  test('nobody waits for steps of which nothing is told', () => {
    const result = playbackOf((step) => step > 4);
    act(() => result.current.toggle());
    for (let wait = 0; wait < 10; wait++) act(() => jest.advanceTimersByTime(100));
    jest.useRealTimers();
    expect(result.current.spot.step).toBe(5);
  });

  test('moving by hand stops it', async () => {
    await openSaved();
    await press(' {ArrowRight}');
    expect(screen.getByRole('button', { name: /Play/ })).toBeVisible();
  });

  test('the log tells it in words; the line of the moment is marked, and a press leads to any other', async () => {
    await openSaved();
    expect(currentLine()).toBeUndefined();
    await press('{ArrowRight}');
    const first = currentLine();
    expect(first).toMatch(/adds|lays/);
    await userEvent.click(screen.getByRole('button', { name: /^Stage 1 ends/ }));
    expect(step()).toBe(SECOND_STAGE);
    expect(currentLine()).toMatch(/^Stage 1 ends/);
  });

  test('opens where the link says and keeps the address at the place', async () => {
    await openSaved('?step=5&seat=1');
    expect(step()).toBe(5);
    expect(screen.getByRole('button', { pressed: true, name: record.seats[1]!.name })).toBeVisible();
    await press('{ArrowRight}');
    await waitFor(() => expect(window.location.search).toMatch(/^\?step=6(&moment=0)?&seat=1$/));
  });

  test('a link to the last step opens the end of the match, with its number in the address', async () => {
    await openSaved('?step=last');
    expect(step()).toBe(LENGTH);
    await waitFor(() => expect(window.location.search).toBe(`?step=${LENGTH}`));
  });

  test.each([
    ['?step=9999', `?step=${LENGTH}`],
    ['?step=-3', '?step=0'],
    ['?step=abc', '?step=0'],
    ['?step=2&seat=9', '?step=2'],
    ['?step=2&moment=99&seat=1', '?step=2&seat=1'],
  ])('a link to %s, which there is not, is put right at once', async (search, right) => {
    const before = window.history.length;
    await openSaved(search);
    await waitFor(() => expect(window.location.search).toBe(right));
    expect(window.history).toHaveLength(before);
  });

  test('the title is one sentence, with the narrow space French sets before a colon', async () => {
    await speak('fr');
    await openSaved();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Revoir\u202F: \S/);
  });

  test('the timeline says where one is as a sentence, with the space French sets before a colon', async () => {
    await speak('fr');
    await openSaved();
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe(
      `Coup 0 sur ${LENGTH}, Étape 1, Manche 1`,
    );
    await press('{ArrowRight}');
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toMatch(
      new RegExp(`^Coup 1 sur ${LENGTH}, Étape 1, Manche 1\u202F: \\S`),
    );
    expect(screen.getByRole('button', { name: 'Vitesse\u202F: 1×' })).toBeInTheDocument();
  });

  test('the perspective decides what can be read', async () => {
    await openSaved('?step=3');
    expect(screen.queryAllByText(/face.?down card/)).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Spectator' }));
    expect(screen.getAllByText(/face.?down card/).length).toBeGreaterThan(0);
    expect(step()).toBe(3);
  });

  test('tells how everybody stands, and at the end who has won', async () => {
    await openSaved();
    const strip = within(screen.getByRole('region', { name: 'Standings' }));
    const stands = () => strip.getAllByRole('listitem').map((seat) => seat.textContent);
    const names = record.seats.map(({ name }) => name);
    expect(stands()).toEqual(names.map((name) => `${name}0`));
    await press('{PageDown}');
    const view = filmBy('open').momentsOf(SECOND_STAGE).at(-1)!.view as { scores: Record<string, number[]> };
    const scored = names.map((_, at) => view.scores[at]!.reduce((sum, km) => sum + km, 0));
    const places = scored.map((km) => 1 + scored.filter((other) => other > km).length);
    expect(stands()).toEqual(
      names.map((name, at) => `Place ${places[at]}${places[at]}.${name}${scored[at]}`),
    );
    expect(screen.queryByText(/has won/)).toBeNull();
    await press('{End}');
    const { winners, totals } = record.result as { winners: string[]; totals: Record<string, number> };
    expect(screen.getAllByText(`${names[Number(winners[0])]} has won`)).toHaveLength(2);
    const eyes = within(screen.getByRole('group', { name: 'Seen by' }));
    for (const total of Object.values(totals)) expect(eyes.getByText(`${total} km`)).toBeVisible();
  });

  test('is sound for everybody', async () => {
    const container = await openSaved('?step=12');
    expect(await faultsOf(container)).toEqual([]);
  });
});

/** jsdom's files cannot say what is in them. */
const textOf = (file: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(file);
  });

describe('taking it along', () => {
  test('the link to a move is copied', async () => {
    const user = userEvent.setup();
    await openSaved('?step=4&seat=0');
    await user.click(screen.getByRole('button', { name: 'Copy link to this move' }));
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(/\/replay\?step=4(&moment=\d)?&seat=0$/);
  });

  test('the file is the record, named by game and day', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
    URL.revokeObjectURL = () => {};
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await openSaved();
    await userEvent.click(screen.getByRole('button', { name: 'Export file' }));
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(JSON.parse(await textOf(files[0]!))).toEqual(record);
    expect(fileNameOf(record, new Date('2026-11-14T10:00:00Z'))).toBe('auf-achse-cards-2026-11-14.json');
    clicked.mockRestore();
  });
});

const show = async (source: ReplaySource) => {
  render(<ReplayScreen source={source} />);
  await screen.findByRole('heading', { level: 1 });
  return screen.getByRole('main');
};

describe('a record that is not accepted', () => {
  test('names the first step that fails, with the rule it breaks', async () => {
    const [seat, move, card] = record.steps[4]!;
    const steps = record.steps.with(4, [seat, move, card === '10-1' ? '20-1' : '10-1']);
    const main = await show({ from: 'saved', id: await saveRecord({ ...record, steps }) });
    expect(main).toHaveTextContent('This replay cannot be played.');
    expect(main).toHaveTextContent(/5/);
    expect(within(main).getByRole('link', { name: /^K-/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/rules/auf-achse-cards#K-'),
    );
  });

  test.each([
    [{ ...record, steps: record.steps.slice(0, -1) }, 'not over after its last move'],
    [{ ...record, steps: [...record.steps, record.steps[0]!] }, 'after the end'],
    [{ ...record, result: {} }, 'ends differently'],
  ])('is told as such when it has been played to where it is wrong (%#)', async (wrong, words) => {
    render(<ReplayScreen source={{ from: 'saved', id: await saveRecord(wrong) }} />);
    expect(await screen.findByText(new RegExp(words))).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete the replay' })).toBeVisible();
  });

  test('is not kept when it comes from a file', async () => {
    const id = await saveRecord({ ...record, result: {} });
    window.history.replaceState(FROM_FILE, '', `/replay/saved/${id}`);
    render(<ReplayScreen source={{ from: 'saved', id }} />);
    await screen.findByText(/ends differently/);
    expect(screen.queryByRole('button', { name: 'Delete the replay' })).toBeNull();
    await waitFor(async () => expect(await listRecords()).toEqual([]));
  });

  test('a running match is not handed out', async () => {
    const server = fakeServer();
    server.answer({ [`GET /games/${GAME}/running/record`]: { fault: 'stillRunning' } });
    const main = await show({ from: 'online', game: GAME, matchID: 'running' });
    expect(main).toHaveTextContent('The replay could not be loaded.');
    expect(screen.queryByRole('slider')).toBeNull();
  });

  test('a server that does not answer can be asked again', async () => {
    const server = fakeServer();
    server.stop();
    await show({ from: 'online', game: GAME, matchID: 'over' });
    server.start();
    server.answer({ [`GET /games/${GAME}/over/record`]: record });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('slider')).toBeVisible();
  });

  test('one that is not on this device says so', async () => {
    expect(await show({ from: 'saved', id: 'nowhere' })).toHaveTextContent('not on this device');
  });
});
