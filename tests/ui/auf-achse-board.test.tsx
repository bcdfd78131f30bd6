/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { boardGame, contractOf, isSpace, priceOf, taskOf, type View } from '../../games/auf-achse-board';
import type { State } from '../../games/auf-achse-board/state';
import { seededChance } from '../../games/shared/chance';
import type { LegalMove } from '../../games/shared/legality';
import { gameUi } from '../../ui/boards/auf-achse-board';
import { digits } from '../../ui/boards/auf-achse-board/table/words';
import { Announcer } from '../../ui/shell/announce';
import type { LogEntry } from '../../ui/kit/match';
import { FinalContext } from '../../ui/kit/moves';
import { drew, play, rolled, scenario } from '../games/auf-achse-board/scenario';
import { computerStep, walk } from '../harness';
import { faultsOf } from './browser';
import { freshBrowser } from './cardTable';

// jsdom has none; what is cloned here is plain data.
globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value));

const SEATS = ['Lisa', 'Kemal', 'Marlene'].map((name, at) => ({ playerID: String(at), name }));

const chrome = {
  bar: (progress: ReactNode) => <header>{progress}</header>,
  logbook: (log: readonly LogEntry[]) => <p>{log.length}</p>,
  chat: null,
  afterwards: null,
};

/** Sits down at a table as one seat sees it; nothing happens there but what is noted in `played`. */
const sitDown = async (G: State, reader: string | null = '0', isFinal = false) => {
  const view = boardGame.playerView(G, reader);
  const played: LegalMove[] = [];
  const legal = reader === null ? [] : boardGame.legalMoves(view, reader);
  const { container, unmount } = render(
    <Announcer>
      <Suspense>
        <FinalContext value={isFinal}>
          <gameUi.Board
            view={view}
            playerID={reader}
            seats={SEATS}
            log={[]}
            legal={legal}
            whyNot={(move) => boardGame.whyNot(view, reader ?? '', move)}
            play={(move) => void played.push(move)}
            awaited={boardGame.awaited(view)}
            refused={undefined}
            chrome={chrome}
          />
        </FinalContext>
      </Suspense>
    </Announcer>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { container, unmount, played, legal };
};

const written = ({ move, args }: LegalMove): string => [move, ...args].join(' ');

/** Every button that stands for a move, and whether it can be pressed. */
const buttonsIn = (container: Element): ReadonlyMap<string, boolean> =>
  new Map(
    [...container.querySelectorAll<HTMLElement>('button[data-move]')].map((button) => [
      button.dataset['move']!,
      button.getAttribute('aria-disabled') !== 'true',
    ]),
  );

/** Moves made on the map or by choosing a contract: they have no button of their own. */
const isPointed = ({ move, args }: LegalMove): boolean =>
  ['drive', 'motivate', 'place', 'moveRoadworks', 'blow', 'give'].includes(move) ||
  (move === 'carryOut' && args.length > 0 && (isSpace(args[0]) || String(args[0]).startsWith('C')));

const options = () =>
  screen.queryAllByRole('option').filter((option) => option.getAttribute('aria-disabled') !== 'true');

const refusal = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');

/** One contract in Köln to be loaded, one from Köln to Linz aboard. */
const inKoeln = (about: Parameters<typeof scenario>[0] = {}) =>
  scenario({
    trucks: { 0: 'koeln', 1: 'basel-milano.1', 2: 'hamburg-berlin.1' },
    hands: { 0: ['C17', 'C24'] },
    aboard: { 0: ['C18'], 1: ['C19'] },
    ...about,
  });

/** What is asked at a table: the task, and the first moves there are. */
const kindOf = (view: View): string => {
  const names = boardGame.legalMoves(view, '0').map(({ move }) => move);
  return [taskOf(view)?.type ?? 'turn', ...names.slice(0, 6)].join(' ');
};

/** Berlin → Trieste under the hammer, called by Kemal; Marlene has bid line 1, it is Lisa's turn. */
const auction = () =>
  inKoeln({
    offer: ['C01', null, null, null],
    money: { 0: 2200, 1: 5000, 2: 700 },
    turn: { seat: '1' },
    tasks: [
      {
        type: 'auction',
        seat: '0',
        caller: '1',
        contract: 'C01',
        highest: { seat: '2', line: 1 },
        passed: [],
      },
    ],
  });

/** Just before Köln with a full truck and a contract to load there, a five rolled. */
const beforeKoeln = () =>
  inKoeln({
    trucks: { 0: 'koeln-frankfurt.1', 1: 'basel-milano.1', 2: 'hamburg-berlin.1' },
    hands: { 0: ['C17'] },
    aboard: { 0: ['C19'] },
    tasks: [rolled(5)],
  });

const koeln = () => screen.getByRole('option', { name: /^Köln,/ });

const row = (line: number) => screen.getByRole('row', { name: new RegExp(`^${line} `) });

beforeEach(freshBrowser);

describe('a turn of which nothing is left but to buy a trailer', () => {
  const onTheRoad = (about: Parameters<typeof scenario>[0] = {}) =>
    inKoeln({
      trucks: { 0: 'koeln-frankfurt.1', 1: 'basel-milano.1', 2: 'hamburg-berlin.1' },
      turn: { rolled: true },
      ...about,
    });

  test('B-6.1 ends by itself, once', async () => {
    const { played, legal } = await sitDown(onTheRoad());
    expect(new Set(legal.map(({ move }) => move))).toEqual(new Set(['endTurn', 'buyTrailer']));
    expect(played).toEqual([{ move: 'endTurn', args: [] }]);
  });
  test.each<[string, State]>([
    ['before the roll', onTheRoad({ turn: {} })],
    ['with Motivation to use', onTheRoad({ held: { 0: [{ card: 'motivation', owes: 0 }] } })],
    [
      'in a city, where the others would learn what the hand is not',
      inKoeln({ turn: { rolled: true }, hands: { 0: ['C24'] } }),
    ],
    ['in the turn of somebody else', onTheRoad({ turn: { seat: '1', rolled: true } })],
  ])('B-6.1 not %s', async (_, G) => expect((await sitDown(G)).played).toEqual([]));
  test.each([
    ['once where it can be taken back', false, 1],
    ['twice where nothing can', true, 2],
  ])('B-6.1 a trailer is bought by pressing %s', async (_, isFinal, presses) => {
    const { container, played } = await sitDown(onTheRoad(), '0', isFinal);
    const trailer = container.querySelector<HTMLElement>('button[data-move="buyTrailer large"]')!;
    const bought = () => played.filter(({ move }) => move === 'buyTrailer').map(({ args }) => args);
    for (let press = 1; press < presses; press++) {
      fireEvent.click(trailer);
      expect(bought()).toEqual([]);
      expect(trailer.textContent).toContain('Sure?');
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
    gameUi.settings![0]!.kept.set(false);
    const { played } = await sitDown(onTheRoad());
    expect(played).toEqual([]);
    act(() => gameUi.settings![0]!.kept.set(true));
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

describe('one’s own turn', () => {
  test('goods are loaded and the die is rolled by button, and by Enter what comes first', async () => {
    const { played } = await sitDown(inKoeln());
    await userEvent.click(screen.getByRole('button', { name: 'Load Köln → Strasbourg: 2 goods' }));
    await userEvent.click(screen.getByRole('button', { name: 'Roll' }));
    act(() => (document.activeElement as HTMLElement).blur());
    await userEvent.keyboard('{Enter}');
    expect(played.map(written)).toEqual(['load C17', 'roll', 'load C17']);
  });

  test('what cannot be done says why, with the paragraph', async () => {
    const { played } = await sitDown(inKoeln());
    await userEvent.click(screen.getByRole('button', { name: 'Unload' }));
    expect(refusal()).toMatch(/Linz/);
    expect(screen.getByRole('link', { name: 'B-5.1' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Call an auction' }));
    expect(screen.getByRole('link', { name: 'B-7.1' })).toBeInTheDocument();
    expect(played).toEqual([]);
  });

  test('whoever may call an auction is led to the public contracts', async () => {
    await sitDown(
      inKoeln({
        offer: ['C01', 'C02', null, null],
        turn: { rolled: true, handled: true, exact: true, reached: 'koeln' },
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Call an auction' }));
    expect(document.activeElement).toHaveAttribute('data-move', 'callAuction 0');
  });

  test('a contract pointed at shows how far it is', async () => {
    const { container } = await sitDown(inKoeln());
    const sign = screen.getByRole('button', { name: /^Contract 2: Köln → Strasbourg, 2 goods/ });
    expect(sign).toHaveAccessibleName(/load here/);
    fireEvent.focus(sign);
    expect(sign).toHaveAttribute('aria-pressed', 'true');
    expect(container).toHaveTextContent('2 load in Köln 2 unload in Strasbourg');
  });
});

const outlook = (container: HTMLElement) => container.querySelector('[data-place="outlook"]')!;
// the matcher reads every space as a plain one
const sum = (amount: number) => digits(amount).replace('\u202f', ' ');

describe('the line below the sign', () => {
  test('says how the match stands, and of a contract that is pointed at what it would earn', async () => {
    const { container } = await sitDown(
      inKoeln({ money: { 0: 2200, 1: 5000, 2: 700 }, offer: ['C01', null, null, null] }),
    );
    expect(outlook(container)).toHaveTextContent('You have 2 200 DM, 2 800 DM less than Kemal.');
    fireEvent.mouseEnter(container.querySelector('[data-contract="C17"]')!);
    const { revenue } = contractOf('C17');
    expect(outlook(container)).toHaveTextContent(`Once delivered, you have ${sum(2200 + revenue)}`);
    fireEvent.mouseLeave(container.querySelector('[data-contract="C17"]')!);
    fireEvent.mouseEnter(
      within(container.querySelector<HTMLElement>('[data-place="offer"]')!).getAllByRole('button')[0]!,
    );
    expect(outlook(container)).toHaveTextContent(
      `earns at best ${sum(contractOf('C01').revenue - priceOf('C01', 1))}`,
    );
  });

  test('B-8.3 what a delivery leaves is asked of the rules, debts and all', async () => {
    const G = inKoeln({
      trucks: { 0: 'linz', 1: 'basel-milano.1', 2: 'hamburg-berlin.1' },
      money: { 0: 100, 1: 5000, 2: 700 },
      held: { 0: [{ card: 'polizeikontrolle', owes: 1000 }] },
    });
    const { container } = await sitDown(G);
    play(G, '0', ['unload', 'C18']);
    expect(outlook(container)).toHaveTextContent(`After unloading you have ${sum(G.money['0']!)}`);
    expect(G.money['0']).toBeLessThan(100 + contractOf('C18').revenue);
  });

  test('of a way what waits at its end, and how far the next errand is from there', async () => {
    const { container } = await sitDown(inKoeln({ tasks: [rolled(3)] }));
    fireEvent.focus(options()[0]!);
    expect(outlook(container)).toHaveTextContent(/From there: Köln \d+ spaces?/);
  });
});

describe('driving', () => {
  test('a target first shows the way there, and is driven to when chosen again', async () => {
    const { played } = await sitDown(inKoeln({ tasks: [rolled(2)] }));
    const [first] = options();
    act(() => first!.focus());
    expect(first).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('button', { name: /^Drive: / })).toBeInTheDocument();
    expect(played).toEqual([]);
    fireEvent.keyDown(first!, { key: 'Enter' });
    expect(played).toHaveLength(1);
    expect(played[0]!.move).toBe('drive');
  });

  test('a target is read out with its distance and what happens there', async () => {
    await sitDown(inKoeln({ trucks: { 0: 'passau-linz.1', 1: 'basel-milano.1' }, tasks: [rolled(6)] }));
    expect(
      screen.getByRole('option', { name: /^Linz, \d spaces?, unload Köln → Linz: \+2.800.DM/ }),
    ).toBeInTheDocument();
  });

  test('where one may stay, a button says so', async () => {
    const G = inKoeln({ tasks: [rolled(2)], roadworks: 'koeln-frankfurt.1' });
    const { played, legal } = await sitDown(G);
    expect(legal.map(written)).toContain('drive koeln');
    await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
    expect(played.map(written)).toEqual(['drive koeln']);
  });

  test('of two ways to one space a digit takes the other', async () => {
    const G = scenario({ trucks: { 0: 'kassel', 1: 'basel-milano.1' }, tasks: [rolled(6)] });
    const { played, legal } = await sitDown(G);
    const drives = legal.filter(({ move }) => move === 'drive');
    const waysTo = (space: unknown) => drives.filter(({ args }) => args[0] === space);
    const ways = drives.map(({ args }) => waysTo(args[0])).find((them) => them.length === 2)!;
    const option = options().find((one) => one.id.endsWith(`-${String(ways[0]!.args[0])}`))!;
    act(() => option.focus());
    fireEvent.keyDown(document.body, { key: '2' });
    fireEvent.keyDown(option, { key: 'Enter' });
    expect(played.map(written)).toEqual([written(ways[1]!)]);
  });
});

describe('road works', () => {
  const G = inKoeln({
    tasks: [{ type: 'roadworks', seat: '0' }],
    roadworks: 'kassel-berlin.1',
    jam: { space: 'frankfurt', seat: '1', card: 'stauFrankfurt' },
  });

  test('forbidden spaces say why', async () => {
    await sitDown(G);
    const forbidden = screen
      .getAllByRole('option')
      .filter((one) => one.getAttribute('aria-disabled') === 'true');
    expect(forbidden.map((one) => one.getAttribute('aria-label')).join('\n')).toMatch(
      /Flensburg–Hamburg|Hamburg–Flensburg/,
    );
    fireEvent.click(forbidden[0]!);
    expect(refusal()).not.toBe('');
    expect(screen.getAllByRole('link', { name: /^B-9\.[12]$/ }).length).toBeGreaterThan(1);
  });

  test('whom they would hold up is told before they are moved', async () => {
    const { played } = await sitDown(G);
    const option = options().find((one) => one.id.includes('koeln'))!;
    act(() => option.focus());
    expect(screen.getByRole('heading', { name: /Whom does it hold up/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Close it: / }));
    expect(played.map(({ move }) => move)).toEqual(['moveRoadworks']);
  });
});

describe('B-4.4 (a) an early stop that forces a trailer', () => {
  test('names its price, and is driven to when it is chosen twice', async () => {
    const { container, played } = await sitDown(beforeKoeln());
    expect(koeln()).toHaveAccessibleName(/you must buy a trailer, from 2.000.DM/);
    act(() => koeln().focus());
    expect(played).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(played).toEqual([]);
    expect(container).toHaveTextContent(/A trailer from 2.000.DM: press again if you mean it\./);
    await userEvent.keyboard('{Enter}');
    expect(played.map(written)).toEqual(['drive koeln']);
  });

  test('its button asks as well, and whoever looks elsewhere meanwhile is asked anew', async () => {
    const { container, played } = await sitDown(beforeKoeln());
    const go = () => container.querySelector<HTMLElement>('[data-move="drive koeln"]')!;
    act(() => koeln().focus());
    await userEvent.click(go());
    act(() =>
      options()
        .find((one) => one !== koeln())!
        .focus(),
    );
    act(() => koeln().focus());
    expect(go()).toHaveTextContent('Drive: Köln');
    await userEvent.click(go());
    expect(played).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: /^Drive and buy a trailer/ }));
    expect(played.map(written)).toEqual(['drive koeln']);
  });
});

describe('an auction', () => {
  test('a line can be bid, or says what is missing', async () => {
    const { played } = await sitDown(auction());
    expect(row(1)).toHaveTextContent('Marlene bids');
    expect(row(3)).toHaveTextContent('100');
    expect(row(4)).toHaveTextContent(/600.DM short B-7\.6/);
    await userEvent.click(within(row(2)).getByRole('button'));
    await userEvent.keyboard('4');
    await userEvent.keyboard('p');
    expect(played.map(written)).toEqual(['bid 2', 'pass']);
  });

  test('a key bids when it is pressed twice, one after the other', async () => {
    const { played } = await sitDown(auction());
    await userEvent.keyboard('3');
    expect(within(row(3)).getByRole('button')).toHaveFocus();
    expect(within(row(3)).getByRole('button')).toHaveTextContent('Sure?');
    await userEvent.keyboard('2');
    expect(within(row(3)).getByRole('button')).not.toHaveTextContent('Sure?');
    await userEvent.keyboard('3');
    expect(played).toEqual([]);
    await userEvent.keyboard('3');
    expect(played.map(written)).toEqual(['bid 3']);
  });

  test('who waits or only looks on sees it all and can do nothing', async () => {
    for (const reader of ['2', null]) {
      const { container, unmount, played } = await sitDown(auction(), reader);
      expect(row(1)).toHaveTextContent('Marlene bids');
      expect(buttonsIn(container).size).toBe(0);
      await userEvent.keyboard('2p');
      expect(played).toEqual([]);
      unmount();
    }
  });
});

describe('an event card', () => {
  test('is read, worked out and then carried out', async () => {
    const { played } = await sitDown(inKoeln({ tasks: [drew('bahnverladung')], money: { 0: 300 } }));
    const card = screen.getByRole('region', { name: 'Event card' });
    expect(card).toHaveTextContent(/\+2.800.DM/);
    expect(card).toHaveTextContent(/You will have\s?2.100.DM/);
    await userEvent.click(within(card).getByRole('button', { name: 'Read, carry out' }));
    expect(played.map(written)).toEqual(['carryOut']);
  });

  test('can be put aside for a moment', async () => {
    await sitDown(inKoeln({ tasks: [drew('truckerfestival')] }));
    await userEvent.click(screen.getByRole('button', { name: 'Put it aside for a moment' }));
    expect(screen.queryByRole('region', { name: 'Event card' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /Read the card/ }));
    expect(screen.getByRole('region', { name: 'Event card' })).toBeInTheDocument();
  });

  test('lets one choose the contract to give away', async () => {
    const { played } = await sitDown(inKoeln({ tasks: [drew('frachtDumping')] }));
    const card = screen.getByRole('region', { name: 'Event card' });
    const [first, other] = [/Würzburg → Basel/, /Köln → Strasbourg/].map((name) =>
      within(card).getByRole('button', { name }),
    );
    await userEvent.click(other!);
    await userEvent.click(first!);
    expect(card).toHaveTextContent('Würzburg → Basel: press again if you mean it.');
    expect(played).toEqual([]);
    await userEvent.click(first!);
    expect(played.map(written)).toEqual(['give C24']);
  });

  test('lets one choose a space on the map', async () => {
    const { played } = await sitDown(inKoeln({ tasks: [drew('stauNebel')] }));
    await userEvent.click(screen.getByRole('button', { name: 'Choose on the map' }));
    const option = options().find((one) => one.id.endsWith('-wien'))!;
    act(() => option.focus());
    await userEvent.click(screen.getByRole('button', { name: 'Put it here: Wien' }));
    expect(played.map(written)).toEqual(['carryOut wien']);
  });

  test('of somebody else is named to everybody', async () => {
    const { container } = await sitDown(inKoeln({ turn: { seat: '1' }, tasks: [drew('radarfalle', '1')] }));
    expect(screen.getByRole('heading', { name: /^Kemal draws: / })).toBeInTheDocument();
    expect(buttonsIn(container).size).toBe(0);
  });
});

test('in a snowstorm a truck is chosen, then where it goes', async () => {
  const { played } = await sitDown(
    inKoeln({ tasks: [{ type: 'snow', seat: '0', least: 1, most: 3, left: ['0', '1', '2'] }] }),
  );
  expect(options()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Kemal', pressed: false }));
  const [first] = options();
  act(() => first!.focus());
  fireEvent.keyDown(first!, { key: 'Enter' });
  expect(played[0]!.args[0]).toBe('1');
});

test.each([
  ['a spectator', null, {}],
  ['whoever is not asked', '1', { tasks: [rolled(4)] }],
])('%s sees the table and nothing to press', async (_, reader, about) => {
  const { container } = await sitDown(inKoeln(about), reader);
  expect(buttonsIn(container).size).toBe(0);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByRole('group', { name: 'Road map' })).toBeInTheDocument();
  expect(container.textContent).not.toContain('Köln → Strasbourg');
});

test('in a replay with everything open the hands can be read, and nothing can be played', async () => {
  const G = inKoeln();
  const { container } = render(
    <gameUi.ReplayBoard view={G as View} playerID={null} seats={SEATS} log={[]} />,
  );
  await userEvent.click(await screen.findByRole('tab', { name: 'Mine' }));
  expect(screen.getByRole('button', { name: /Köln → Strasbourg/ })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Contracts of Kemal' })).toBeInTheDocument();
  expect(buttonsIn(container).size).toBe(0);
});

test('nothing is wrong with it for assistive technology', async () => {
  for (const G of [
    inKoeln({ offer: ['C01', 'C02', null, null] }),
    inKoeln({ tasks: [rolled(4)] }),
    inKoeln({ tasks: [drew('zollkontrolle')] }),
  ]) {
    const { container, unmount } = await sitDown(G);
    expect(await faultsOf(container)).toEqual([]);
    unmount();
  }
});
