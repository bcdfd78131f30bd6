/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { boardGame, isSpace, taskOf, type View } from '../../games/auf-achse-board';
import type { State } from '../../games/auf-achse-board/state';
import { seededChance } from '../../games/shared/chance';
import type { LegalMove } from '../../games/shared/legality';
import { gameUi } from '../../ui/boards/auf-achse-board';
import { drew, rolled, scenario } from '../games/auf-achse-board/scenario';
import { computerStep, walk } from '../harness';
import { faultsOf } from './browser';
import { freshBrowser, windowOf } from './cardTable';
import { FRAME, Room, Seated } from './seated';
import {
  SEATS,
  sitDown,
  written,
  buttonsIn,
  options,
  inKoeln,
  elsewhere,
  PUBLIC,
  route,
  toLoad,
} from './boardSeat';

/** Moves made on the map or by choosing a contract: they have no button of their own. */
const isPointed = ({ move, args }: LegalMove): boolean =>
  ['drive', 'motivate', 'place', 'moveRoadworks', 'blow', 'give'].includes(move) ||
  (move === 'carryOut' && args.length > 0 && (isSpace(args[0]) || String(args[0]).startsWith('C')));

/** What is asked at a table: the task, and the first moves there are. */
const kindOf = (view: View): string => {
  const names = boardGame.legalMoves(view, '0').map(({ move }) => move);
  return [taskOf(view)?.type ?? 'turn', ...names.slice(0, 6)].join(' ');
};

beforeEach(freshBrowser);

const onTheRoad = (about: Parameters<typeof scenario>[0] = {}) =>
  inKoeln({
    trucks: { 0: 'koeln-frankfurt.1', 1: 'basel-milano.1', 2: 'hamburg-berlin.1' },
    turn: { rolled: true },
    ...about,
  });

describe('a turn of which nothing is left but to buy a trailer', () => {
  const isEnded = gameUi.settings![0]!.kept;
  afterEach(() => act(() => isEnded.set(true)));

  test('B-6.1 ends by itself, once', async () => {
    const { played, legal } = await sitDown(onTheRoad());
    expect(new Set(legal.map(({ move }) => move))).toEqual(new Set(['endTurn', 'buyTrailer']));
    expect(played).toEqual([{ move: 'endTurn', args: [] }]);
  });
  test('B-6.1 asks nothing meanwhile, but again if the table did not let it end', async () => {
    const view = boardGame.playerView(onTheRoad(), '0');
    const seen = { view, playerID: '0', seats: SEATS, log: [] };
    const table = (refusals: number) => (
      <Room of={boardGame.id}>
        <Seated at={{ game: boardGame, gameUi }} seen={seen} refusals={refusals} chrome={FRAME} />
      </Room>
    );
    const { container, rerender } = render(table(0));
    const bar = await screen.findByText('Your turn ends');
    expect(container).not.toHaveTextContent(/your turn(?! ends)/i);
    expect(container).toHaveTextContent('Lisais ending the turn.');
    expect(buttonsIn(container).size).toBe(0);
    rerender(table(1));
    expect(bar).toHaveTextContent('It is your turn');
    expect(buttonsIn(container).get('endTurn')).toBe(true);
  });
  test.each<[string, State]>([
    ['before the roll', onTheRoad({ turn: {} })],
    ['with Motivation to use', onTheRoad({ held: { 0: [{ card: 'motivation', owes: 0 }] } })],
    [
      'in a city, where the others would learn what the hand is not',
      inKoeln({ turn: { rolled: true }, hands: { 0: [elsewhere.id] } }),
    ],
    ['in the turn of somebody else', onTheRoad({ turn: { seat: '1', rolled: true } })],
  ])('B-6.1 not %s', async (_, G) => expect((await sitDown(G)).played).toEqual([]));
  test.each([
    ['once where it can be taken back', false, 1],
    ['twice where nothing can', true, 2],
  ])('B-6.1 a trailer is bought by pressing %s', async (_, isFinal, presses) => {
    isEnded.set(false);
    const { container, played } = await sitDown(onTheRoad(), '0', isFinal);
    const trailer = container.querySelector<HTMLElement>('button[data-move="buyTrailer large"]')!;
    const bought = () => played.filter(({ move }) => move === 'buyTrailer').map(({ args }) => args);
    for (let press = 1; press < presses; press++) {
      fireEvent.click(trailer);
      expect(bought()).toEqual([]);
      expect(trailer.textContent).toMatch(/Sure\?3\s?000/);
    }
    fireEvent.click(trailer);
    expect(bought()).toEqual([['large']]);
  });

  test('B-6.1 in a city with an empty hand everybody sees as much', async () => {
    const G = inKoeln({ turn: { rolled: true }, hands: { 0: [] } });
    expect((await sitDown(G)).played).toEqual([{ move: 'endTurn', args: [] }]);
  });
  test('B-6.1 not for those who only look on', async () =>
    expect((await sitDown(onTheRoad(), null)).played).toEqual([]));
  test('B-6.1 not when the player would rather end it', async () => {
    isEnded.set(false);
    const { played } = await sitDown(onTheRoad());
    expect(played).toEqual([]);
    act(() => isEnded.set(true));
    expect(played).toEqual([{ move: 'endTurn', args: [] }]);
  });
});

describe('a button can be pressed exactly when its move is listed, and every listed move has one', () => {
  const step = computerStep(boardGame, seededChance('table'));
  const match = walk(boardGame, { seed: 'table', numPlayers: 3 }, (_, position) => step(position));
  const kinds = new Map<string, State>();
  for (const { G, ctx } of match.positions) {
    const view = G as State;
    if (!ctx.gameover && boardGame.awaited(view)[0] === '0') kinds.set(kindOf(view), view);
  }

  test('at tables of many kinds', () => expect(kinds.size).toBeGreaterThan(12));
  test.each([...kinds].slice(0, 24))('%s', async (_, G) => {
    const { container, legal } = await sitDown(G);
    const buttons = buttonsIn(container);
    const open = [...buttons].filter(([, isOpen]) => isOpen).map(([move]) => move);
    const listed = new Set(legal.map(written));
    expect(open.filter((move) => !listed.has(move))).toEqual([]);
    expect(legal.filter((move) => !isPointed(move) && !open.includes(written(move)))).toEqual([]);
    const task = taskOf(G);
    if (task?.type !== 'drive' && task?.type !== 'place' && task?.type !== 'roadworks') return;
    const spaces = legal.flatMap(({ move, args }) =>
      ['drive', 'place', 'moveRoadworks'].includes(move) && !(args.length === 1 && args[0] === G.trucks['0'])
        ? [args[0]]
        : [],
    );
    expect(options().length).toBe(new Set(spaces).size);
  });
});

test.each([
  ['a spectator', null, {}],
  ['whoever is not asked', '1', { tasks: [rolled(4)] }],
])('%s sees the table and nothing to press', async (_, reader, about) => {
  const { container } = await sitDown(inKoeln(about), reader);
  expect(buttonsIn(container).size).toBe(0);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByRole('group', { name: 'Road map' })).toBeInTheDocument();
  expect(container.textContent).not.toContain(route(toLoad));
});

test('in a replay with everything open the hands can be read, and nothing can be played', async () => {
  const G = inKoeln();
  const { container } = render(
    <gameUi.ReplayBoard view={G as View} playerID={null} seats={SEATS} log={[]} />,
  );
  await userEvent.click(await screen.findByRole('tab', { name: 'Mine' }));
  expect(screen.getByRole('button', { name: new RegExp(route(toLoad)) })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Contracts of Kemal' })).toBeInTheDocument();
  expect(buttonsIn(container).size).toBe(0);
});

test('nothing is wrong with it for assistive technology', async () => {
  for (const G of [
    inKoeln({ offer: [...PUBLIC, null, null] }),
    inKoeln({ tasks: [rolled(4)] }),
    inKoeln({ tasks: [drew('zollkontrolle')] }),
  ]) {
    const { container, unmount } = await sitDown(G);
    expect(await faultsOf(container)).toEqual([]);
    unmount();
  }
});

const offered = (about: Parameters<typeof scenario>[0] = {}) =>
  inKoeln({ offer: ['C01', null, null, null], turn: { seat: '1' }, ...about });
const prices = () => screen.queryAllByRole('columnheader', { name: 'Price' });
const fold = () => screen.queryByRole('button', { name: 'Prices' });

describe('the prices of the public contracts', () => {
  test('are folded at a table of three until the button or L shows them, and again', async () => {
    await sitDown(offered());
    expect(prices()).toEqual([]);
    expect(fold()).toHaveAttribute('aria-expanded', 'false');
    expect(fold()).toHaveTextContent(/L$/);
    for (const toggle of [
      () => fireEvent.click(fold()!),
      () => fireEvent.keyDown(document.body, { key: 'l' }),
    ]) {
      toggle();
      expect(prices()).toHaveLength(1);
      expect(fold()).toHaveAttribute('aria-expanded', 'true');
      toggle();
      expect(prices()).toEqual([]);
      expect(fold()).toHaveAttribute('aria-expanded', 'false');
    }
  });

  test.each<[string, State, number]>([
    ['shown to whoever may call one', offered({ turn: { rolled: true, reached: 'koeln', exact: true } }), 1],
    ['of no use where there is no contract', offered({ offer: [null, null, null, null] }), 0],
    ['unknown to the variant for children', offered({ options: { variant: 'children' } }), 0],
  ])('are %s, with no button and no key', async (_, G, shown) => {
    await sitDown(G);
    expect(fold()).toBeNull();
    expect(prices()).toHaveLength(shown);
    fireEvent.keyDown(document.body, { key: 'l' });
    expect(prices()).toHaveLength(shown);
  });

  test('are always shown where there is room for them: to two players on a high screen', async () => {
    const two = offered({ trucks: { 0: 'koeln', 1: 'basel-milano.1' } });
    windowOf(1440, 1000);
    const { unmount } = await sitDown(two);
    expect(fold()).toBeNull();
    expect(prices()).toHaveLength(1);
    unmount();
    windowOf(1440, 800);
    await sitDown(two);
    expect(fold()).toHaveAttribute('aria-expanded', 'false');
    expect(prices()).toEqual([]);
  });
});
