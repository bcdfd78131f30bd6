/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { contractWith, drew } from '../games/auf-achse-board/scenario';
import { freshBrowser } from './cardTable';
import {
  sitDown,
  written,
  buttonsIn,
  options,
  inKoeln,
  elsewhere,
  loaded,
  route,
  sum,
  toLoad,
} from './boardSeat';

/** Its lines 3 and 4 are more than 100 DM apart. */
const called = contractWith(({ prices }) => prices[3] - prices[2] > 100, elsewhere.id, loaded.id, toLoad.id);

/** A contract under the hammer, called by Kemal; Marlene has bid line 1, it is Lisa's turn. */
const auction = () =>
  inKoeln({
    offer: [called.id, null, null, null],
    // 100 DM more than line 3
    money: { 0: called.prices[2] + 100, 1: 5000, 2: 700 },
    turn: { seat: '1' },
    tasks: [
      {
        type: 'auction',
        seat: '0',
        caller: '1',
        contract: called.id,
        highest: { seat: '2', line: 1 },
        passed: [],
      },
    ],
  });

const row = (line: number) => screen.getByRole('row', { name: new RegExp(`^${line} `) });

beforeEach(freshBrowser);

describe('an auction', () => {
  test('it says what a bid leaves to those who bid, and to nobody else', async () => {
    for (const [reader, left] of [
      ['0', ['You keep']],
      [null, []],
    ] as const) {
      const { unmount } = await sitDown(auction(), reader);
      const named = screen.queryAllByRole('columnheader', { name: 'You keep' });
      expect(named.map(({ textContent }) => textContent)).toEqual(left);
      expect(within(row(3)).getAllByRole('cell')).toHaveLength(3 + left.length);
      unmount();
    }
  });

  test('a line can be bid, or says what is missing', async () => {
    const { played } = await sitDown(auction());
    const short = called.prices[3] - called.prices[2] - 100;
    expect(row(1)).toHaveTextContent('Marlene bids');
    expect(row(3)).toHaveTextContent('100');
    expect(row(4)).toHaveTextContent(new RegExp(`${short}.DM short B-7\\.6`));
    await userEvent.click(within(row(2)).getByRole('button'));
    await userEvent.keyboard('4');
    await userEvent.keyboard('p');
    expect(played.map(written)).toEqual(['bid 2', 'pass']);
  });

  test('B-7.4 whoever called it equals a bid, and bids more', async () => {
    const [task] = auction().tasks;
    await sitDown({ ...auction(), tasks: [{ ...task!, seat: '1', passed: ['0'] }] as never }, '1');
    expect(within(row(1)).getByRole('button', { name: /^Equal line 1: / })).toHaveTextContent('Equal');
    expect(within(row(2)).getByRole('button', { name: /^Bid line 2: / })).toHaveTextContent('Bid');
  });

  test('while its bid is shown, nobody is told to bid who has just done so', async () => {
    const [task] = auction().tasks;
    const bidden = { ...auction(), tasks: [{ ...task!, highest: { seat: '0', line: 2 } }] as never };
    for (const reader of ['0', '2']) {
      const { unmount } = await sitDown(bidden, reader);
      const lisa = screen.getByText('Lisa', { selector: 'li b' }).closest('li');
      expect(lisa).toHaveTextContent(/Line 2 · /);
      unmount();
    }
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

  test('Esc ends the question whether a bid by key is meant', async () => {
    const { played } = await sitDown(auction());
    await userEvent.keyboard('3');
    await userEvent.keyboard('{Escape}');
    expect(within(row(3)).getByRole('button')).not.toHaveTextContent('Sure?');
    await userEvent.keyboard('3');
    expect(played).toEqual([]);
  });

  test('a key that is held down is one press', async () => {
    const { played } = await sitDown(auction());
    await userEvent.keyboard('{3>4/}');
    expect(within(row(3)).getByRole('button')).toHaveTextContent('Sure?');
    expect(played).toEqual([]);
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
    expect(card).toHaveTextContent(new RegExp(`\\+${sum(loaded.revenue)}.DM`));
    expect(card).toHaveTextContent(new RegExp(`You will have\\s?${sum(300 + loaded.revenue - 1000)}.DM`));
    await userEvent.click(within(card).getByRole('button', { name: 'Got it, carry it out' }));
    expect(played.map(written)).toEqual(['carryOut']);
  });

  test('is kept, by its button too, when it is for later', async () => {
    const { played } = await sitDown(inKoeln({ tasks: [drew('motivation')] }));
    await userEvent.click(screen.getByRole('button', { name: 'Got it, keep it' }));
    expect(played.map(written)).toEqual(['carryOut']);
  });

  test('B-8.3 says what is left when an older debt is paid of what it brings', async () => {
    const held = { 0: [{ card: 'polizeikontrolle' as const, owes: 500 }] };
    await sitDown(
      inKoeln({
        tasks: [drew('truckerfestival')],
        money: { 0: 600 },
        held,
        options: { debts: 'double' },
      }),
    );
    const happens = screen.getByRole('region', { name: 'This happens' });
    expect(happens).toHaveTextContent(/Debt paid: Police check.*You will have\s?100.DM/);
  });

  test('B-12 says that goods are gone, and what the insurance pays', async () => {
    await sitDown(inKoeln({ tasks: [drew('diebe')], money: { 0: 300 } }));
    const happens = screen.getByRole('region', { name: 'This happens' });
    expect(happens).toHaveTextContent(new RegExp(`${route(loaded)}: goods gone.*You will have\\s?1.300.DM`));
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
    const [first, other] = [elsewhere, toLoad].map((contract) =>
      within(card).getByRole('button', { name: new RegExp(route(contract)) }),
    );
    // who sits on the right
    expect(card).toHaveTextContent('Which one does Marlene get?');
    const trucks = [...card.querySelectorAll('svg text')].map(({ textContent }) => textContent);
    expect(trucks).toEqual(['C', 'A']);
    await userEvent.click(other!);
    await userEvent.click(first!);
    expect(card).toHaveTextContent(`${route(elsewhere)}: press again if you mean it.`);
    expect(played).toEqual([]);
    await userEvent.click(first!);
    expect(played.map(written)).toEqual([`give ${elsewhere.id}`]);
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

  test('B-15 reads as the options have it, for who waits as well', async () => {
    await sitDown(
      inKoeln({
        turn: { seat: '1' },
        tasks: [drew('inspektion', '1')],
        options: { inspection: 'passes' },
      }),
    );
    const sign = screen.getByRole('heading', { name: /^Kemal draws: / }).closest('section')!;
    expect(sign).not.toHaveTextContent('No loading');
    expect(sign).toHaveTextContent('Once you have been in München, pass this to your left');
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
