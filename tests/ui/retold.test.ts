/** @jest-environment ./tests/jsdom.ts */
import i18next from 'i18next';
import { gameUi as board } from '../../ui/boards/auf-achse-board';
import { gameUi as cards } from '../../ui/boards/auf-achse-cards';
import { gameUi as racing } from '../../ui/boards/ausgebremst';
import { filmOf, OPEN } from '../../ui/replay/film';
import { retold } from '../../ui/replay/analysis/retold';
import { keptRecord } from '../keptRecords';
import { replayed } from '../replayed';
import { speak, standInForScreen } from './browser';

const GAMES = { 'auf-achse-board': board, 'auf-achse-cards': cards, ausgebremst: racing };

/** What was done at every step of a kept match. */
const doneIn = async (game: keyof typeof GAMES, name: string) => {
  const record = keptRecord(game, name);
  const replay = replayed(record);
  await i18next.loadNamespaces(game);
  const gameUi = GAMES[game];
  const words = i18next.getFixedT('en', game);
  const tell = retold({ replay, film: filmOf(replay, OPEN, gameUi.moments), gameUi, words });
  return { tell, steps: record.steps.map(([, move], at) => ({ move, done: tell.done(at + 1) })) };
};

beforeAll(async () => {
  standInForScreen();
  await speak('en');
});

test('of a step that shows nothing else it is told which move it was', async () => {
  const { steps } = await doneIn('auf-achse-board', 'three-players');
  const ended = steps.filter(({ move }) => move === 'endTurn');
  expect(ended.some(({ done }) => done === 'End turn')).toBe(true);
  expect(steps.filter(({ done }) => !done)).toEqual([]);
});

test('A-11.9 how cards are laid out is told to nobody', async () => {
  const { steps } = await doneIn('ausgebremst', 'keyed-advanced');
  const silent = steps.filter(({ done }) => !done);
  expect(silent.length).toBeGreaterThan(0);
  expect(silent.filter(({ move }) => move !== 'lay')).toEqual([]);
});

test('what comes of a step is told far enough for the reason: which card has changed all trips, and that the stage is over', async () => {
  const { steps } = await doneIn('auf-achse-cards', 'three-players');
  const end = steps.find(({ done }) => done.includes('Stage 1 ends'))!;
  expect(end.done).toMatch(/reveals Level crossing. Every trip loses/);
  expect(end.done).toMatch(/scores 40\skm/);
});

test('the end of a stage is told with what everybody scores, of five players too', async () => {
  const { steps } = await doneIn('auf-achse-cards', 'five-players');
  const ends = steps.filter(({ done }) => /Stage \d ends/.test(done));
  expect(ends.length).toBeGreaterThan(0);
  expect(ends.map(({ done }) => done.match(/ scores /g)?.length)).toEqual(ends.map(() => 5));
});

test('several steps are told one after the other', async () => {
  const { steps, tell } = await doneIn('auf-achse-cards', 'three-players');
  expect(tell.done(2, 4)).toBe(`${steps[1]!.done}. ${steps[3]!.done}`);
});
