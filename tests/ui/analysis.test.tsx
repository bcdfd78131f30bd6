/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { analysisOf, type Found } from '../../games/shared/analysis';
import type { MatchRecord } from '../../games/shared/record';
import { keepAnalysis, loadAnalysis } from '../../ui/local/analyses';
import { deleteRecord, saveRecord } from '../../ui/local/savedRecords';
// fetched by then: on a busy machine that takes longer than anything else
import '../../ui/boards/auf-achse-cards';
import '../../ui/replay/analysis/AnalysisPage';
import { ReplayScreen } from '../../ui/replay/ReplayScreen';
import type { Beside, LookBack } from '../../ui/table/thinkBeside';
import { faultsOf, speak, standInForScreen } from './browser';
import { GAME } from './fakeServer';
import { wipe } from './idbInMemory';

jest.mock('idb-keyval', () => jest.requireActual<object>('./idbInMemory'));

/** Who is asked beside the page. */
const beside: jest.Mocked<Pick<Beside, 'analyse' | 'close'>> = { analyse: jest.fn(), close: jest.fn() };
jest.mock('../../ui/table/thinkBeside', () => ({ thinkBeside: () => beside }));

const record = JSON.parse(
  readFileSync(join(__dirname, `../games/${GAME}/replays/three-players.json`), 'utf8'),
) as MatchRecord;
const LENGTH = record.steps.length;

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
});

/** Answers as if it had thought: by the number of places asked for before. */
const answering = () => {
  let asked = 0;
  return async (_place: LookBack): Promise<Found> => {
    asked += 1;
    return foundAt(asked - 1);
  };
};

const openAnalysis = async (): Promise<Element> => {
  const id = await saveRecord(record);
  window.history.replaceState(null, '', '/replay');
  const { container } = render(<ReplayScreen source={{ from: 'saved', id }} />);
  await userEvent.click(await screen.findByRole('tab', { name: 'Analysis' }));
  return container;
};
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
  await keepAnalysis(record, analysisOf(found));
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

test('a turning point says what an expert would have done, and leads there', async () => {
  await openAnalysis();
  const list = within((await screen.findByText('Turning points')).closest('section')!);
  const turns = list.getAllByRole('button');
  expect(turns).toHaveLength(1);
  expect(turns[0]).toHaveTextContent(`Step ${TURN} · choice`);
  expect(turns[0]).toHaveTextContent('−30');
  expect(turns[0]).toHaveTextContent(/The expert: .+ \(−30\)\./);
  await userEvent.click(turns[0]!);
  expect(step()).toBe(TURN);
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
