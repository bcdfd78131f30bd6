/** @jest-environment ./tests/jsdom.ts */
import type { Shelf } from '../../ui/games';
import { prefetchAll } from '../../ui/app/screens';

/** Longer than anything waits for a quiet moment, in ms. */
const QUIET = 60_000;

/** A browser that was told to spare data, or was not; one that says nothing of it has no such property. */
const standInForConnection = (saveData: boolean | undefined) =>
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    value: saveData === undefined ? undefined : { saveData },
  });

/** One game, and whether its board is fetched. */
const oneGame = () => {
  const board = jest.fn(() => new Promise<never>(() => {}));
  const shelf = {
    games: [{ id: 'nim' }],
    lookOf: () => ({ board }),
    rulebookText: async () => '',
  };
  return { board, shelf: shelf as unknown as Shelf };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

test.each([
  { saveData: undefined, isFetched: true },
  { saveData: false, isFetched: true },
  { saveData: true, isFetched: false },
])(
  'where data are to be spared ($saveData), nothing is fetched before it is wanted',
  async ({ saveData, isFetched }) => {
    standInForConnection(saveData);
    const { board, shelf } = oneGame();
    const onBegun = jest.fn();
    prefetchAll(shelf, onBegun);
    await jest.advanceTimersByTimeAsync(QUIET);
    expect(board.mock.calls.length > 0).toBe(isFetched);
    expect(onBegun).toHaveBeenCalledTimes(isFetched ? 1 : 0);
  },
);

test('the letters of all languages are among what is fetched ahead', async () => {
  standInForConnection(undefined);
  const faces = ['Barlow', 'Barlow Extended'].map((family) => ({ family, load: jest.fn(async () => {}) }));
  Object.defineProperty(document, 'fonts', { configurable: true, value: faces });
  jest.useRealTimers();
  const loaded = Promise.all(
    faces.map((face) => new Promise<void>((resolve) => face.load.mockImplementation(async () => resolve()))),
  );
  prefetchAll(oneGame().shelf, () => {});
  await loaded;
  Reflect.deleteProperty(document, 'fonts');
  for (const { load } of faces) expect(load).toHaveBeenCalledTimes(1);
});
