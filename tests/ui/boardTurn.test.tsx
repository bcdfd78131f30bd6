/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { contractOf, priceOf } from '../../games/auf-achse-board';
import type { LegalMove } from '../../games/shared/legality';
import { auction, contract, toInnsbruck } from '../games/auf-achse-board/decisions';
import { before, contractWith, play, rolled, scenario } from '../games/auf-achse-board/scenario';
import { freshBrowser, windowOf } from './cardTable';
import { said } from './shows';
import { digits } from '../../ui/pieces/digits';
import { sitDown, written, options, inKoeln, loaded, PUBLIC, route, sum, toLoad } from './boardSeat';

/** Goods for which Köln is no destination fill the whole truck. */
const full = contractWith(({ goods, to }) => goods === 6 && to !== 'koeln', toLoad.id);

/** Just before Köln with a full truck and a contract to load there, a five rolled. */
const beforeKoeln = () =>
  inKoeln({
    trucks: { 0: 'koeln-frankfurt.1', 1: 'basel-milano.1', 2: 'hamburg-berlin.1' },
    hands: { 0: [toLoad.id] },
    aboard: { 0: [full.id] },
    tasks: [rolled(5)],
  });

const koeln = () => screen.getByRole('option', { name: /^Köln,/ });

/** Of the contract to load in Köln, beside the money. */
const chip = () =>
  within(screen.getByRole('list', { name: 'My contracts' })).getByRole('button', { name: /Köln–/ });

beforeEach(freshBrowser);

const outlook = (container: HTMLElement) => container.querySelector('[data-place="outlook"]')!;

const placing = (startRolls: Record<string, number[]>) =>
  scenario({
    trucks: { 0: null, 1: null, 2: null },
    startRolls,
    startPlayer: '0',
    tasks: [{ type: 'place', seat: '0' }],
  });

/** What the sign says while there is no connection. */
const lostSign = () => screen.getByRole('heading', { name: 'No connection' }).parentElement!;

test('without a connection the sign says so alone while others decide, and keeps the reader’s own question', async () => {
  const { unmount } = await sitDown(inKoeln(), '1', false, 'No connection');
  expect(lostSign()).toHaveTextContent(/^No connection$/);
  unmount();
  await sitDown(inKoeln(), '0', false, 'No connection');
  expect(lostSign()).toHaveTextContent(/^No connection.*Roll/);
});

describe('one’s own turn', () => {
  test('B-2.3 who begins sees what everybody rolled for it, ties again', async () => {
    await sitDown(placing({ 0: [5, 4], 1: [5, 2], 2: [3] }));
    expect(screen.getByText(/Rolled for the start/)).toHaveTextContent(
      /: Lisa \(5\/4\), Kemal \(5\/2\),? and Marlene \(3\)\. Lisa begins\. B-2\.3$/,
    );
  });

  test('the button that goes with the map says what to press first', async () => {
    const { container, played } = await sitDown(beforeKoeln());
    await userEvent.click(screen.getByRole('button', { name: 'Choose a space on the map' }));
    const told = () => container.querySelector('[data-refusal]');
    expect(told()).toHaveTextContent(/^No space has been chosen yet\. ?Press one of the blue spaces/);
    act(() => koeln().focus());
    expect(told()).toBeNull();
    expect(played).toEqual([]);
  });

  test('B-2.4 before the contracts are dealt one is told when they come', async () => {
    const G = placing({ 0: [5], 1: [2], 2: [3] });
    const { container } = await sitDown({ ...G, hands: { 0: [], 1: [], 2: [] }, offer: [] });
    expect(container.querySelector('[data-place="contracts"]')).toHaveTextContent(
      'Dealt once every truck is on the map.',
    );
  });

  test('goods are loaded and the die is rolled by button, and by Enter what comes first', async () => {
    const { played } = await sitDown(inKoeln());
    await userEvent.click(
      screen.getByRole('button', { name: `Load ${route(toLoad)}: ${toLoad.goods} goods` }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Roll' }));
    act(() => (document.activeElement as HTMLElement).blur());
    await userEvent.keyboard('{Enter}');
    expect(played.map(written)).toEqual([`load ${toLoad.id}`, 'roll', `load ${toLoad.id}`]);
  });

  test('what cannot be done says why, with the paragraph', async () => {
    const { played } = await sitDown(inKoeln());
    await userEvent.click(screen.getByRole('button', { name: 'Unload' }));
    expect(said()).toContain(route(loaded).split('–')[1]);
    expect(screen.getByRole('link', { name: 'B-5.1' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Call an auction' }));
    expect(screen.getByRole('link', { name: 'B-7.1' })).toBeInTheDocument();
    expect(played).toEqual([]);
  });

  test('whoever may call an auction is led to the public contracts', async () => {
    await sitDown(
      inKoeln({
        offer: [...PUBLIC, null, null],
        turn: { rolled: true, handled: true, exact: true, reached: 'koeln' },
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Call an auction' }));
    expect(document.activeElement).toHaveAttribute('data-move', 'callAuction 0');
  });

  test('a contract pointed at shows how far it is', async () => {
    const { container } = await sitDown(inKoeln());
    const sign = screen.getByRole('button', {
      name: new RegExp(`^Contract 2: ${route(toLoad)}, ${toLoad.goods} goods`),
    });
    expect(sign).toHaveAccessibleName(/load here/);
    fireEvent.focus(sign);
    expect(sign).toHaveAttribute('aria-pressed', 'true');
    expect(container).toHaveTextContent(
      `${toLoad.goods} load in Köln ${toLoad.goods} unload in ${route(toLoad).split('–')[1]}`,
    );
  });

  test('until it is gone: nobody points at it any more', async () => {
    const { container, goOn } = await sitDown(inKoeln());
    fireEvent.focus(screen.getByRole('button', { name: new RegExp(`^Contract 2: ${route(toLoad)}`) }));
    expect(container).toHaveTextContent('load in Köln');
    goOn(inKoeln({ hands: { 0: [] } }));
    expect(container).not.toHaveTextContent('load in Köln');
    // nor does the map show the road of what now lies with somebody else
    expect(container.querySelector('g.route')).toBeNull();
  });

  test('and how far it is to where it begins', async () => {
    const { container } = await sitDown({ ...inKoeln(), trucks: { ...inKoeln().trucks, 0: 'hamburg' } });
    fireEvent.focus(screen.getByRole('button', { name: new RegExp(`^Contract 2: ${route(toLoad)}`) }));
    expect(container).toHaveTextContent(/load in Köln \([1-9]\d* spaces\)/);
  });
});

test.each([
  ['there are contracts', [PUBLIC[0]!, null, null, null], 'you may put one public contract up for auction'],
  ['the last one is gone', [null, null, null, null], 'Load, unload, buy a trailer, or end your turn.'],
] as const)('B-7.8 the sign speaks of an auction while %s', async (_, offer, said) => {
  await sitDown(inKoeln({ offer: [...offer], turn: { rolled: true, reached: 'koeln', exact: true } }));
  const sign = screen.getByRole('heading', { name: 'Köln' }).closest('section')!;
  expect(sign).toHaveTextContent(said);
});

test('B-7.2 the columns of a public contract are headed by what stands in them', async () => {
  const { container } = await sitDown(inKoeln({ offer: [PUBLIC[0]!, null, null, null] }));
  await userEvent.click(screen.getByRole('button', { name: 'Prices' }));
  const heads = [...container.querySelectorAll('[data-place="offer"] th[scope="col"]')];
  expect(heads.map(({ innerHTML }) => innerHTML)).toEqual(['Line', 'Price', 'Profit']);
});

test('B-5.2 in an auction one reads beside the money how much room there is for the goods', async () => {
  const aboard = contract('berlin', 'trieste');
  const G = scenario({
    aboard: { 0: [aboard], 1: [], 2: [] },
    turn: { seat: '1' },
    tasks: [auction({ contract: toInnsbruck, caller: '1', highest: null })],
  });
  await sitDown(G);
  const room = screen.getByText(`free: ${6 - contractOf(aboard).goods} of 6`);
  expect(room.parentElement).toHaveTextContent(/^My truck, free/);
});

describe('the line below the sign', () => {
  test('says how the match stands, and of a contract that is pointed at what it would earn', async () => {
    const { container } = await sitDown(
      inKoeln({ money: { 0: 2200, 1: 5000, 2: 700 }, offer: [PUBLIC[0]!, null, null, null] }),
    );
    expect(outlook(container)).toHaveTextContent('You have 2 200 DM, 2 800 DM less than Kemal.');
    fireEvent.pointerEnter(container.querySelector(`[data-contract="${toLoad.id}"]`)!);
    expect(outlook(container)).toHaveTextContent(
      `Once it is delivered, you have ${sum(2200 + toLoad.revenue)}`,
    );
    fireEvent.pointerLeave(container.querySelector(`[data-contract="${toLoad.id}"]`)!);
    fireEvent.pointerEnter(
      container.querySelector<HTMLElement>('[data-place="offer"] button[aria-pressed]')!,
    );
    expect(outlook(container)).toHaveTextContent(
      `earns at best ${sum(contractOf(PUBLIC[0]!).revenue - priceOf(PUBLIC[0]!, 1))}`,
    );
  });

  test('B-5.1 says how money is earned until the reader has loaded or somebody delivered', async () => {
    const unloaded = { aboard: { 0: [], 1: [], 2: [] }, offer: [PUBLIC[0]!, null, null, null] };
    const { container, unmount } = await sitDown(inKoeln({ ...unloaded, delivered: [] }));
    expect(outlook(container)).toHaveTextContent(/^Load in a contract’s first city, unload in its second/);
    unmount();
    const later = await sitDown(inKoeln({ ...unloaded, delivered: [full.id] }));
    expect(outlook(later.container)).toHaveTextContent(/^The most money wins in the end\. You have/);
    later.unmount();
    const loadedUp = await sitDown(inKoeln({ offer: unloaded.offer, delivered: [] }));
    expect(outlook(loadedUp.container)).toHaveTextContent(/^The most money wins in the end\. You have/);
  });

  test.each([
    ['one in the pile', ['C02'], [null], 'The most money wins in the end.'],
    ['one on offer', [], ['C01', null], 'The most money wins in the end.'],
    ['none at all', [], [null, null], 'Whoever has delivered everything ends the match.'],
  ] as const)(
    'B-13.1 with %s of the public contracts left, the line says what is to come',
    async (_, pile, offer, aim) => {
      const { container } = await sitDown(inKoeln({ pile: [...pile], offer: [...offer] }));
      expect(outlook(container)).toHaveTextContent(aim);
    },
  );

  test('a contract that a finger pressed stays shown although a mouse rests elsewhere', async () => {
    const { container } = await sitDown(inKoeln());
    const sign = container.querySelector(`[data-contract="${toLoad.id}"]`)!;
    fireEvent.click(sign);
    fireEvent.mouseLeave(sign);
    expect(sign).toHaveAttribute('aria-pressed', 'true');
  });

  test('on a phone a press on a contract beside the money shows it, and no longer does once the map is pointed at', async () => {
    windowOf(390, 844);
    const { container } = await sitDown(beforeKoeln());
    const standing = outlook(container).textContent;
    await userEvent.click(chip());
    expect(chip()).toHaveAttribute('aria-pressed', 'true');
    expect(outlook(container)).toHaveTextContent(/Once it is delivered, you have/);
    await userEvent.click(chip());
    expect(outlook(container).textContent).toBe(standing);
    fireEvent.click(chip());
    fireEvent.focus(koeln());
    expect(chip()).toHaveAttribute('aria-pressed', 'false');
  });

  test('on a phone the line of contracts tells how many of them it has no room for, and leads to all', async () => {
    windowOf(390, 844);
    // jsdom lays nothing out: the first of two has room
    const below = jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      return this.matches('li + li') ? 30 : 0;
    });
    await sitDown(beforeKoeln());
    await userEvent.click(screen.getByRole('button', { name: '1 more contract' }));
    expect(screen.getByRole('tab', { name: 'Mine' })).toHaveAttribute('aria-selected', 'true');
    below.mockRestore();
  });

  test('B-8.3 what a delivery leaves is asked of the rules, debts and all', async () => {
    const G = inKoeln({
      trucks: { 0: loaded.to, 1: 'basel-milano.1', 2: 'hamburg-berlin.1' },
      money: { 0: 100, 1: 5000, 2: 700 },
      held: { 0: [{ card: 'polizeikontrolle', owes: 1000 }] },
    });
    const { container } = await sitDown(G);
    play(G, '0', ['unload', loaded.id]);
    expect(outlook(container)).toHaveTextContent(`After unloading you have ${sum(G.money['0']!)}`);
    expect(G.money['0']).toBeLessThan(100 + loaded.revenue);
  });

  test('of a way what waits at its end, and how far the next errand is from there', async () => {
    const { container } = await sitDown(inKoeln({ tasks: [rolled(3)] }));
    fireEvent.focus(options()[0]!);
    // a number stays in the line of what it counts
    expect(outlook(container).textContent).toMatch(/From there: Köln \d+\u00A0spaces?/);
  });
});

/** In Hamburg with goods waiting in Bremen, two spaces away; by way of Hannover there are four. */
const fromHamburg = (die: number) => {
  const { id } = contractWith(({ from }) => from === 'bremen');
  const trucks = { 0: 'hamburg', 1: 'basel-milano.1' } as const;
  return scenario({ trucks, hands: { 0: [id], 1: [] }, tasks: [rolled(die)] });
};

const toBremen = (legal: readonly LegalMove[]) =>
  legal.filter(({ args }) => args[0] === 'bremen').map(written);

const wayButtons = () => screen.queryAllByRole('button', { name: /^Via |^The direct road/ });

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
    await sitDown(inKoeln({ trucks: { 0: before(loaded.to, 1), 1: 'graz-trieste.2' }, tasks: [rolled(6)] }));
    expect(
      screen.getByRole('option', {
        name: new RegExp(
          `^${route(loaded).split('–')[1]}, \\d.spaces?, unload ${route(loaded)}: \\+${digits(loaded.revenue)}.DM`,
        ),
      }),
    ).toBeInTheDocument();
  });

  test('where one may stay, a button says so', async () => {
    const G = inKoeln({ tasks: [rolled(2)], roadworks: 'koeln-frankfurt.1' });
    const { played, legal } = await sitDown(G);
    expect(legal.map(written)).toContain('drive koeln');
    await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
    expect(played.map(written)).toEqual(['drive koeln']);
  });

  test('of two ways to one space, one of which gives up points, a digit takes the other', async () => {
    const { played, legal } = await sitDown(fromHamburg(4));
    expect(toBremen(legal)).toEqual(['drive bremen hannover', 'drive bremen']);
    const option = screen.getByRole('option', { name: /^Bremen,/ });
    act(() => option.focus());
    expect(wayButtons()).toHaveLength(2);
    fireEvent.keyDown(document.body, { key: '2' });
    fireEvent.keyDown(option, { key: 'Enter' });
    expect(played.map(written)).toEqual(['drive bremen']);
  });

  test('of ways that differ in the cities driven through alone, the shortest is driven without a question', async () => {
    const { played, legal } = await sitDown(fromHamburg(6));
    expect(toBremen(legal)).toHaveLength(3);
    const option = screen.getByRole('option', { name: /^Bremen,/ });
    act(() => option.focus());
    expect(wayButtons()).toEqual([]);
    fireEvent.keyDown(document.body, { key: '2' });
    fireEvent.keyDown(option, { key: 'Enter' });
    expect(played.map(written)).toEqual(['drive bremen']);
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
    expect(said()).not.toBe('');
    expect(screen.getAllByRole('link', { name: /^B-9\.[12]$/ }).length).toBeGreaterThan(1);
  });

  test('whom they would hold up is told before they are moved', async () => {
    const { played } = await sitDown(G);
    const option = options().find((one) => one.id.includes('koeln'))!;
    act(() => option.focus());
    expect(screen.getByRole('heading', { name: /Who is held up/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Put it here: / }));
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
