/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { analysisOf, type Found } from '../../games/shared/bots/analysis';
import { gameOf } from '../../games';
import { faceOf, type CardId } from '../../games/auf-achse-cards';
import { openRecord } from '../../games/shared/record';
import { keepAnalysis, loadAnalysis } from '../../ui/local/analyses';
import { deleteRecord, saveRecord } from '../../ui/local/savedRecords';
// fetched by then: on a busy machine that takes longer than anything else
import '../../ui/boards/auf-achse-cards';
import '../../ui/replay/analysis/AnalysisPage';
import { CourseChart } from '../../ui/replay/analysis/CourseChart';
import { planOf } from '../../ui/replay/analysis/coursePlan';
import { ReplayScreen } from '../../ui/replay/ReplayScreen';
import { ReplayTable } from '../../ui/replay/ReplayTable';
import type { Beside, PlaceToJudge } from '../../ui/table/thinkBeside';
import { keptRecord } from '../keptRecords';
import { faultsOf, speak, standInForScreen } from './browser';
import { GAME } from './fakeServer';
import { wipe } from './idbInMemory';

jest.mock('idb-keyval', () => jest.requireActual<object>('./idbInMemory'));

/** Who is asked beside the page. */
const beside: jest.Mocked<Pick<Beside, 'analyse' | 'close'>> = { analyse: jest.fn(), close: jest.fn() };
jest.mock('../../ui/table/thinkBeside', () => ({ thinkBeside: () => beside }));

const record = keptRecord(GAME, 'three-players');
const STEPS = record.steps;
const LENGTH = STEPS.length;

/** The step at which the match turns: whoever makes it lays what an expert would not have laid. */
const TURN = 4;
const [turner] = record.steps[TURN - 1]!;
const others = ['0', '1', '2'].filter((seat) => seat !== turner);
const chances = (turners: number) =>
  Object.fromEntries(['0', '1', '2'].map((seat) => [seat, seat === turner ? turners : (1 - turners) / 2]));
const [, move, ...args] = record.steps[TURN - 1]!;
const foundAt = (at: number): Found => ({
  chances: chances(at < TURN ? 0.5 : 0.2),
  verdict:
    at === TURN
      ? {
          preferred: [{ move, args }],
          worth: { [turner]: -0.3, [others[0]!]: 0.15, [others[1]!]: 0.15 },
        }
      : null,
  isChance: false,
});

/** Answers as if it had thought: by the number of places asked for before. */
const answering = () => {
  let asked = 0;
  return async (_place: PlaceToJudge): Promise<Found> => {
    asked += 1;
    return foundAt(asked - 1);
  };
};

/** Whose choice it was is said, and what it cost: beside it may stand whose chance changed by luck. */
const EXPERT = new RegExp(
  `The expert: .+\\. ${record.seats[Number(turner)]!.name}’s choice cost 30 percentage points\\.`,
);

const openAnalysis = async (): Promise<Element> => {
  const id = await saveRecord(record);
  window.history.replaceState(null, '', '/replay');
  const { container } = render(<ReplayScreen source={{ from: 'saved', id }} />);
  const tab = await screen.findByRole('tab', { name: 'Analysis' });
  // the page is fetched when it is first looked at
  await act(async () => tab.click());
  return container;
};
/** What a card is called on its corner. */
const index = (card: CardId): string => String(faceOf(card));
const course = () => screen.getByRole('slider', { name: 'Chance of winning, step by step' });
const step = () => Number(course().getAttribute('aria-valuenow'));

beforeEach(async () => {
  wipe();
  localStorage.clear();
  standInForScreen();
  jest.clearAllMocks();
  beside.analyse.mockImplementation(answering());
  await speak('en');
});

test('a match is analysed place by place, and what was found is kept', async () => {
  await openAnalysis();
  await screen.findByText('Turning points');
  expect(beside.analyse).toHaveBeenCalledTimes(LENGTH + 1);
  await waitFor(async () => expect((await loadAnalysis(record)).chances).toHaveLength(LENGTH + 1));
  expect(beside.close).toHaveBeenCalled();
});

test('a second time nothing is asked, until the record is deleted', async () => {
  const found = Array.from({ length: LENGTH + 1 }, (_, at) => foundAt(at));
  await keepAnalysis(record, analysisOf(found, STEPS));
  await openAnalysis();
  await screen.findByText('Turning points');
  expect(beside.analyse).not.toHaveBeenCalled();
  await deleteRecord(await saveRecord(record));
  await expect(loadAnalysis(record)).rejects.toThrow('missing');
});

test('it can be stopped, and gone on with', async () => {
  const answer = answering();
  let asked = 0;
  const hangs = new Promise<never>(() => {});
  beside.analyse.mockImplementation((place) => {
    asked += 1;
    return asked === 3 ? hangs : answer(place);
  });
  await openAnalysis();
  await screen.findByRole('progressbar');
  await waitFor(() => expect(beside.analyse).toHaveBeenCalledTimes(3));
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(beside.close).toHaveBeenCalledTimes(1);
  beside.analyse.mockImplementation(answering());
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  await screen.findByText('Turning points');
});

test('who looks at the table meanwhile comes back to what has been found', async () => {
  const answer = answering();
  let asked = 0;
  const hangs = new Promise<never>(() => {});
  beside.analyse.mockImplementation((place) => {
    asked += 1;
    return asked === 3 ? hangs : answer(place);
  });
  await openAnalysis();
  await waitFor(() => expect(beside.analyse).toHaveBeenCalledTimes(3));
  await userEvent.click(screen.getByRole('tab', { name: 'Table' }));
  expect(beside.close).toHaveBeenCalledTimes(1);
  beside.analyse.mockImplementation(answer);
  await userEvent.click(screen.getByRole('tab', { name: 'Analysis' }));
  await screen.findByText('Turning points');
  // only the place that was being looked at is asked about again
  expect(beside.analyse).toHaveBeenCalledTimes(LENGTH + 2);
});

test('a turning point says what an expert would have done, and shows it on the table', async () => {
  const container = await openAnalysis();
  const list = within((await screen.findByText('Turning points')).closest('section')!);
  const turns = list.getAllByRole('button');
  expect(turns).toHaveLength(1);
  expect(turns[0]).toHaveTextContent(`Step ${TURN} · choice`);
  expect(turns[0]).toHaveTextContent('−30');
  expect(turns[0]).toHaveTextContent(EXPERT);
  expect(list.getByText(/With a choice, it is whoever made it\./)).toBeVisible();
  await userEvent.click(turns[0]!);
  // the table as it was before, with the card the expert would have laid
  const said = await screen.findByRole('region', { name: `The expert at step ${TURN}` });
  await waitFor(() => expect(said).toHaveTextContent(EXPERT));
  expect(said).toHaveTextContent(`Turning point 1 · Step ${TURN} · choice`);
  await waitFor(() => expect(window.location.search).toBe(`?step=${TURN - 1}&judged=${TURN}`));
  const advised = () => [...container.querySelectorAll('.advised')].map(({ textContent }) => textContent);
  expect(advised()).toEqual([index(args[0] as CardId)]);
  // what was done instead
  await userEvent.click(screen.getByRole('button', { name: 'One step forward' }));
  expect(screen.getByRole('region', { name: `The expert at step ${TURN}` })).toBeVisible();
  expect(advised()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Back to the analysis' }));
  expect(step()).toBe(TURN);
});

test('a round is one turning point, told with everything that brought something, on the table too', async () => {
  const found = Array.from({ length: LENGTH + 1 }, (_, at): Found => ({
    chances: chances(at < 2 ? 0.4 : at < 5 ? 0.5 : 0.7),
    verdict: at === 5 ? { preferred: [{ move, args }], worth: { '0': 0, '1': 0, '2': 0 } } : null,
    isChance: at === 3 || at === 5,
  }));
  await keepAnalysis(record, analysisOf(found, STEPS));
  await openAnalysis();
  const list = within((await screen.findByText('Turning points')).closest('section')!);
  const turn = list.getByRole('button');
  expect(turn).toHaveTextContent('Step 5 · luck');
  // where it was luck nobody has anything to be praised for
  expect(turn).not.toHaveTextContent('The expert');
  expect(list.queryByText(/With a choice/)).toBeNull();
  await userEvent.click(screen.getByText('Show as a table'));
  const rows = await within(screen.getByText('Step by step').closest('section')!).findAllByRole('row');
  const done = [2, 3, 5].map(
    (at) =>
      within(rows[at + 1]!)
        .getAllByRole('cell')
        .at(-2)!.textContent,
  );
  expect(turn).toHaveTextContent(done.join('. '));
  // at the end of a round everybody draws, and now it may be told what
  const drawn = record.steps.findIndex((_, at) => at > 0 && rows[at + 2]?.textContent?.includes(' draws '));
  expect(rows[drawn + 2]).toHaveTextContent(/\. \S+ draws \S+ and \S+\. /);
  expect(rows[drawn + 2]).not.toHaveTextContent('Everybody draws');
  await userEvent.click(turn);
  const said = await screen.findByRole('region', { name: 'The expert at step 5' });
  await waitFor(() => expect(said).toHaveTextContent(done.join('. ')));
});

test('a link to a judged step opens with what an expert says, and asks about that step alone', async () => {
  // after the step before they have stayed as they were
  const before = [{ chances: null, verdict: null, isChance: false }, foundAt(TURN - 2)];
  beside.analyse.mockImplementation(async ({ place }) => (place.came ? foundAt(TURN) : before.shift()!));
  const id = await saveRecord(record);
  window.history.replaceState(null, '', `/replay?judged=${TURN}`);
  render(<ReplayScreen source={{ from: 'saved', id }} />);
  const said = await screen.findByRole('region', { name: `The expert at step ${TURN}` });
  await waitFor(() => expect(said).toHaveTextContent(EXPERT));
  // what it cost is held against the chances told last before it
  const places = beside.analyse.mock.calls.map(([{ place }]) => place);
  expect(places.map(({ came }) => came?.by)).toEqual([record.steps[TURN - 1], undefined, undefined]);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: `The expert at step ${TURN}` })).toBeNull();
});

test('a link to the analysis opens it', async () => {
  const id = await saveRecord(record);
  window.history.replaceState(null, '', `/replay?step=${TURN}&view=analysis`);
  render(<ReplayScreen source={{ from: 'saved', id }} />);
  await screen.findByText('Turning points');
  expect(step()).toBe(TURN);
});

test('nothing is analysed before the match has been played to its end', async () => {
  const reading = openRecord(record, gameOf);
  if (!reading.ok) throw new Error('refused');
  const { replay } = reading;
  replay.playTo(3);
  window.history.replaceState(null, '', '/replay?view=analysis');
  const table = (isWhole: boolean) => (
    <Suspense>
      <ReplayTable path="/replay" replay={replay} isWhole={isWhole} savedAt={undefined} />
    </Suspense>
  );
  const { rerender } = render(table(false));
  await screen.findByRole('tab', { name: 'Analysis', selected: true });
  expect(beside.analyse).not.toHaveBeenCalled();
  replay.playTo(LENGTH);
  rerender(table(true));
  await screen.findByText('Turning points');
  expect(beside.analyse).toHaveBeenCalledTimes(LENGTH + 1);
});

test('who has decided nothing is not said to have decided best', async () => {
  await openAnalysis();
  const note = await screen.findByText(/Best decisions:/);
  // of the three only one has had anything to choose
  expect(note).toHaveTextContent(`Best decisions: ${record.seats[Number(turner)]!.name}.`);
  // nothing was drawn or rolled
  expect(note).not.toHaveTextContent('Most luck');
});

test('nobody is said to have decided best where all differ by less than half a point, and no 0 looks like a loss', async () => {
  const decided = new Map(['0', '1'].map((seat) => [record.steps.findIndex(([one]) => one === seat), seat]));
  const found = Array.from({ length: LENGTH + 1 }, (_, at): Found => {
    const seat = decided.get(at - 1);
    return {
      chances: chances(at < LENGTH ? 0.4 : 0.6),
      verdict: seat
        ? { preferred: [{ move, args }], worth: { '0': 0, '1': 0, '2': 0, [seat]: -0.001 } }
        : null,
      isChance: false,
    };
  });
  await keepAnalysis(record, analysisOf(found, STEPS));
  await openAnalysis();
  const note = await screen.findByText(/Most luck:/);
  expect(note).not.toHaveTextContent('Best decisions');
  const zeros = screen.getAllByText('0', { selector: '.bar b' });
  expect(zeros.length).toBeGreaterThan(1);
  for (const zero of zeros) expect(zero.parentElement).not.toHaveClass('loss');
});

test('the signs of turning points near each other lie beside each other', async () => {
  // the ends of the first round and what comes first in the next one, and in another
  const NEAR = [6, 7, 13];
  const found = Array.from({ length: LENGTH + 1 }, (_, at): Found => ({
    chances: chances(0.9 - 0.2 * NEAR.filter((turn) => turn <= at).length),
    verdict: null,
    isChance: at === NEAR[0] || at === NEAR[2],
  }));
  await keepAnalysis(record, analysisOf(found, STEPS));
  const container = await openAnalysis();
  await screen.findByText('Turning points');
  const places = [...container.querySelectorAll('[data-place="turn"]')].map((sign) =>
    Number(/translate\(([\d.]+)/.exec(sign.getAttribute('transform')!)![1]),
  );
  expect(places).toHaveLength(NEAR.length);
  for (const [at, place] of places.entries())
    if (at) expect(place - places[at - 1]!).toBeGreaterThanOrEqual(32);
  // where nothing was drawn nobody had luck
  const causes = NEAR.map((turn) => screen.getByText(new RegExp(`^Step ${turn} ·`)).textContent);
  expect(causes).toEqual(['Step 6 · luck', 'Step 7 · course of play', 'Step 13 · luck']);
});

test('a box too narrow for the road, as there is one while a window is resized, gives nothing a negative length', async () => {
  const seats = [{ playerID: '0', name: 'Lisa' }];
  const given = { seats, stretches: [], turns: [], length: LENGTH, step: LENGTH, course: [{ '0': 1 }] };
  for (const width of [0, 47, 98, 640]) {
    const { container } = render(<CourseChart {...given} plan={planOf(width, LENGTH, false)} />);
    const roads = () => [...container.querySelectorAll('rect')];
    await waitFor(() => expect(roads()).toHaveLength(2));
    for (const one of roads()) expect(Number(one.getAttribute('width'))).toBeGreaterThanOrEqual(0);
  }
});

test('arrows walk along the chances, with shift by turning points', async () => {
  await openAnalysis();
  await screen.findByText('Turning points');
  course().focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(step()).toBe(1);
  expect(course()).toHaveAttribute('aria-valuetext', expect.stringContaining('50%'));
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(step()).toBe(TURN);
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(step()).toBe(TURN);
  await userEvent.keyboard('{End}');
  expect(step()).toBe(LENGTH);
});

test('figures and values are tables that can be read out', async () => {
  const container = await openAnalysis();
  const figures = within((await screen.findByText('Luck and decisions')).closest('section')!);
  const row = figures.getAllByRole('row')[1 + Number(turner)]!;
  expect(row).toHaveTextContent('0 of 1');
  expect(row).toHaveTextContent(`Step ${TURN} (−30)`);
  await userEvent.click(screen.getByText('Show as a table'));
  const values = within(screen.getByText('Step by step').closest('section')!);
  expect(await values.findAllByRole('row')).toHaveLength(LENGTH + 2);
  expect(await faultsOf(container)).toEqual([]);
});
