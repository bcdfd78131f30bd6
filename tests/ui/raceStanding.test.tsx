/** @jest-environment ./tests/jsdom.ts */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { circuitsOf, deckOf, pointsOf, toGoOf, type CardId } from '../../games/ausgebremst';
import { circuitName } from '../../ui/boards/ausgebremst/table/words';
import { ADVANCED } from '../games/ausgebremst/scenario';
import { beforePits, comeIn, goalRows, inRace, purse, sitDown } from './raceSeat';

beforeEach(comeIn);

describe('How one stands in a race', () => {
  test('before a card is chosen each that can be driven says where it leads and what it leaves', async () => {
    const { container } = await sitDown(inRace());
    const outlook = () => container.querySelector('[data-place="outlook"]');
    expect(outlook()!.textContent).toMatch(
      /^Lap 2\/3, place \d of \d: \d+ spaces to go with the pit stop, reserve\s−?\d+\. First across the line wins\. You must stop in the pits at the end of this lap\./,
    );
    const rows = [...outlook()!.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(rows.map((row) => row[0])).toEqual(['1', '3', '5']);
    for (const row of rows) expect(row).toMatch(/ · .+/);
    // what is left adds up: the best way of a card takes off what it is worth
    const [, ahead] = / (\d+) spaces to go/.exec(outlook()!.textContent)!;
    const [, left] = /then (\d+) spaces? to go/.exec(rows[0]!)!;
    expect(Number(ahead) - Number(left)).toBe(1);
    fireEvent.click(container.querySelector('button[data-card]:not([aria-disabled="true"])')!);
    expect(outlook()).toBeNull();
  });

  test('A-7.1 whoever has stopped is told no more of the stop that must be made', async () => {
    const G = inRace();
    G.cars['0']!.stopped = true;
    const { container } = await sitDown(G);
    expect(container.querySelector('[data-place="outlook"]')!.textContent).toContain(
      'First across the line wins. Your points have to last that far.',
    );
  });

  test('A-10.3 the points less the spaces are the reserve, before the pit stop and in it', async () => {
    const G = inRace();
    G.played['0'] = deckOf('0')
      .filter((card) => !G.hands['0']!.includes(card))
      .slice(0, 12);
    const points = 84 - pointsOf(G.played['0']);
    const { container } = await sitDown(G);
    const outlook = container.querySelector('[data-place="outlook"]')!;
    const [, spaces, reserve] = / (\d+) spaces to go with the pit stop, reserve\s(\d+)/.exec(
      outlook.textContent,
    )!;
    expect(points - Number(spaces)).toBe(Number(reserve));
    // — a 3 ends in the pit lane: what that costs is told as of every other space
    const stop = [...outlook.querySelectorAll('li')].find((row) => row.textContent.startsWith('3'))!;
    const [, then, left] = /Your pit stop, last chance · then (\d+) spaces to go · reserve\s(\d+)/.exec(
      stop.textContent,
    )!;
    expect(points - 3 - Number(then)).toBe(Number(left));
    expect(purse()!.textContent).toContain('points to spare');
  });

  test.each([
    ['no pit stop can bring any more', 3, 'Not enough for the finish.', true],
    ['a pit stop would bring cards', 2, 'Not enough without pit-stop cards.', false],
  ])('A-11.6 too few points are a loss, where %s: %#', async (_, crossed, said, isLoss) => {
    const G = beforePits([1, 3, 5], { options: ADVANCED });
    G.cars['0']!.crossed = crossed;
    G.pitCards['0'] = deckOf('0').slice(-2);
    const kept = new Set([...G.hands['0']!, ...G.pitCards['0']]);
    G.played['0'] = deckOf('0').filter((card) => !kept.has(card));
    const { container } = await sitDown(G);
    expect(purse()!.textContent).toContain(said);
    const outlook = container.querySelector('[data-place="outlook"]')!;
    expect(outlook.textContent.includes('short of the finish')).toBe(isLoss);
    expect(outlook.querySelector('li:first-child strong') !== null).toBe(isLoss);
    expect(screen.queryByRole('region', { name: 'Pit-stop cards' }) === null).toBe(isLoss);
    fireEvent.click(container.querySelector('button[data-card^="1"]')!);
    const [onEntry] = goalRows();
    expect(onEntry!.textContent).toMatch(/reserve\s−\d+/);
    expect(onEntry!.querySelector('strong') !== null).toBe(isLoss);
  });

  test('A-10.1 once somebody has finished it is said which place is next', async () => {
    const G = inRace();
    G.cars['1'] = { ...G.cars['1']!, space: null, ending: 'finished' };
    G.left = ['1'];
    const { container } = await sitDown(G);
    const outlook = container.querySelector('[data-place="outlook"]')!.textContent;
    expect(outlook).toContain('Next across the line takes place 2.');
    expect(outlook).not.toContain('First across');
  });

  test('A-7.1 one’s own lap is told in the bar and on the circuit; whoever watches sees the leader’s', async () => {
    const G = inRace();
    G.cars['1']!.crossed = 3;
    const { container } = await sitDown(G);
    expect(container.querySelector('header')!.textContent).toContain('your lap 2/3');
    const signs = () => [...container.querySelectorAll('svg text')].map(({ textContent }) => textContent);
    expect(signs()).toEqual(expect.arrayContaining(['Your lap', '2/3']));
    cleanup();
    const watching = await sitDown(G, null);
    const told = [...watching.container.querySelectorAll('svg text')].map(({ textContent }) => textContent);
    expect(told).toEqual(expect.arrayContaining(['Lap', '3/3']));
    const bar = watching.container.querySelector('header')!.textContent;
    expect(bar).toContain(circuitName(circuitsOf(G)[0]!.id));
    expect(bar).not.toMatch(/Race \d/);
  });

  test('A-10.3 whoever has too few points left is told how many are missing', async () => {
    const G = inRace();
    G.played['0'] = deckOf('0').filter((card) => !G.hands['0']!.includes(card));
    const { container } = await sitDown(G);
    expect(container.querySelector('[data-place="outlook"]')!.textContent).toMatch(
      /reserve\s−\d+\. You are \d+ points short of the finish\./,
    );
  });

  test('A-11.6 the pit-stop cards count as soon as the car has stopped, not only once they are taken', async () => {
    const G = beforePits([1], {
      options: { game: 'advanced' },
      cars: { '0': { space: 'drom-3a1', crossed: 2, stopped: true } },
      turn: { car: '0', step: 'fetch' },
    });
    G.setUps['0'] = 'slow';
    const beside = deckOf('0').filter((card) => /^[43]-1@/.test(card));
    G.pitCards['0'] = beside;
    const own = new Set([...beside, ...G.hands['0']!]);
    // just so much is played that the finish is in reach with the two cards
    G.played['0'] = deckOf('0').reduce<CardId[]>(
      (played, card) =>
        own.has(card) || 84 - pointsOf([...played, card]) < toGoOf(G, '0') ? played : [...played, card],
      [],
    );
    const { container } = await sitDown(G);
    const outlook = container.querySelector('[data-place="outlook"]')!.textContent;
    expect(outlook).toMatch(/reserve\s1\./);
    expect(outlook).not.toContain('short of the finish');
  });

  test('A-11.6 it is said which card goes on a stack', async () => {
    const G = beforePits([1, 2], {
      options: { game: 'advanced' },
      turn: { car: '0', step: 'stow' },
      table: { pitCards: { 0: ['5-1@0'], 1: [], 2: [] } },
    });
    const { container } = await sitDown(G);
    expect(container.textContent).toContain('And the other one?Put the 5 on top of one of your stacks.');
    // it is seen as well
    expect(container.querySelector('[data-stowed="5-1@0"] svg')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Your stacks' })).toBeTruthy();
  });
});
