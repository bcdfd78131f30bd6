/** @jest-environment ./tests/jsdom.ts */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { CIRCUITS, circuitOf, isSorting, valueOf } from '../../games/ausgebremst';
import { gameUi } from '../../ui/boards/ausgebremst';
import { CircuitFacts } from '../../ui/boards/ausgebremst/table/CircuitFacts';
import { isComplete, restOf, stackAt, suggested } from '../../ui/boards/ausgebremst/table/setUp/arrangement';
import { RulesOf } from '../../ui/kit/Rule';
import { layAside, opening, play } from '../games/ausgebremst/scenario';
import { windowOf } from './cardTable';
import { startDrag } from './browser';
import { comeIn, inSetUp, seen, sitDown, texts } from './raceSeat';

/** How many cards are still to be arranged. */
const left = () => Number(/\d+/.exec(screen.getByRole('button', { name: /to go/ }).textContent)![0]);

beforeEach(comeIn);

describe('A-11 Before an advanced race', () => {
  test('A-11.2 exactly the three set-ups are offered', async () => {
    const { container, played } = await sitDown(inSetUp());
    const open = container.querySelectorAll('button[data-move^="chooseSetUp"]:not([aria-disabled="true"])');
    expect(open).toHaveLength(3);
    fireEvent.click(container.querySelector('button[data-move="chooseSetUp fast"]')!);
    expect(played).toEqual([{ move: 'chooseSetUp', args: ['fast'] }]);
  });

  test('meanwhile nothing else is asked at the table', () => {
    const table = inSetUp();
    expect(gameUi.isLaidOut!(table)).toBe(true);
    expect(gameUi.isLaidOut!({ ...table, stage: 'driving' })).toBe(false);
  });

  test('where nothing can be taken back a set-up is pressed twice, and leaving it forgets the first', async () => {
    const { container, played } = await sitDown(inSetUp(), '0', true);
    const [fast, slow] = ['fast', 'slow'].map((id) =>
      container.querySelector<HTMLElement>(`button[data-move="chooseSetUp ${id}"]`)!,
    );
    fireEvent.click(fast!);
    expect(fast!.textContent).toContain('Sure?');
    fireEvent.blur(fast!);
    fireEvent.click(slow!);
    expect(played).toEqual([]);
    fireEvent.click(slow!);
    expect(played).toEqual([{ move: 'chooseSetUp', args: ['slow'] }]);
  });

  test('A-11.3 nothing is sent before everything is arranged, then exactly the listed moves', async () => {
    const table = inSetUp();
    play(table, '0', ['chooseSetUp', 'medium']);
    const [cards, aside] = [table.unsorted['0']!.length, table.leftOut['0']!.length];
    const { played, unlisted } = await sitDown(table);
    fireEvent.keyDown(document.body, { key: '2' });
    fireEvent.click(screen.getByRole('button', { name: /^By value/ }));
    const layOut = await screen.findByRole('button', { name: /Lay them out/ });
    expect(played).toEqual([]);
    fireEvent.click(layOut);
    expect(unlisted).toEqual([]);
    expect(played.map(({ move, args }) => `${move} ${args[1] === 'aside' ? 'aside' : 'on a stack'}`)).toEqual(
      [...Array<string>(cards).fill('lay on a stack'), ...Array<string>(aside).fill('lay aside')],
    );
    expect(played[0]!.args[1]).toBe(1);
    expect(isSorting(table, '0')).toBe(false);
  });

  test('A-11.3 the button that lays them out says how, as long as cards are left', async () => {
    const table = inSetUp();
    play(table, '0', ['chooseSetUp', 'medium']);
    const { container, played } = await sitDown(table);
    fireEvent.click(screen.getByRole('button', { name: /to go/ }));
    const told = container.querySelector('[data-refusal]')?.textContent;
    expect(told).toMatch(/^Not all cards are laid out yet\. ?Press a stack: the marked card goes there\./);
    expect(played).toEqual([]);
  });

  test('A-11.3 what has been taken stays laid, the rest is arranged anew', async () => {
    const table = inSetUp();
    play(table, '0', ['chooseSetUp', 'slow']);
    const [first] = table.unsorted['0']!;
    play(table, '0', ['lay', first!, 3]);
    const { played } = await sitDown(table);
    fireEvent.click(screen.getByRole('button', { name: /^Deal in turn/ }));
    fireEvent.click(await screen.findByRole('button', { name: /Lay them out/ }));
    expect(played.filter(({ args }) => args[0] === first)).toEqual([]);
    expect(table.stacks['0']![3]![0]).toBe(first);
    expect(isSorting(table, '0')).toBe(false);
  });

  test('A-11.2 whoever waits is told who has set up and who still does, not that somebody is not ready', async () => {
    const table = inSetUp();
    table.ready['0'] = true;
    await sitDown(table);
    const rows = within(screen.getByRole('list', { name: 'Who is ready' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    // in the order of the grid
    expect(rows).toEqual([
      expect.stringMatching(/setting up…$/),
      expect.stringMatching(/has set up$/),
      expect.stringMatching(/setting up…$/),
    ]);
  });

  test('A-11.3 undo takes the last card back, start over all of them', async () => {
    const table = inSetUp();
    play(table, '0', ['chooseSetUp', 'fast']);
    await sitDown(table);
    const all = left();
    for (const key of ['1', '1', '4']) fireEvent.keyDown(document.body, { key });
    expect(left()).toBe(all - 3);
    fireEvent.keyDown(document.body, { key: 'Backspace' });
    expect(left()).toBe(all - 2);
    fireEvent.click(screen.getByRole('button', { name: /Start over/ }));
    expect(left()).toBe(all);
  });

  test('A-11.3 a card that is dragged to a stack lies there, and the chat does not take it as text', async () => {
    const table = inSetUp();
    play(table, '0', ['chooseSetUp', 'fast']);
    const { container } = await sitDown(table);
    const all = left();
    const { dataTransfer, texts: carried } = startDrag();
    const stack = container.querySelector('[data-place="lay-2"] > button')!;
    fireEvent.drop(stack, { dataTransfer });
    expect(left()).toBe(all);
    fireEvent.dragStart(screen.getByRole('button', { name: /^the 6,/ }), { dataTransfer });
    expect(carried()).toEqual([]);
    fireEvent.drop(stack, { dataTransfer });
    expect(left()).toBe(all - 1);
  });

  test('A-6.1 dealt in turn, large and small cards lie on top', () => {
    const table = inSetUp();
    play(table, '0', ['chooseSetUp', 'fast']);
    const view = seen(table, '0');
    const arranged = suggested('inTurn', restOf(view, '0', []));
    expect(isComplete(view, '0', arranged)).toBe(true);
    const stacks = [0, 1, 2, 3].map((stack) => stackAt(view, '0', arranged, stack).map(valueOf));
    const [first, second, third, fourth] = stacks.map((values) => values.at(-1)!);
    expect([first, third]).toEqual([6, 6]);
    for (const top of [second!, fourth!]) expect(top).toBeLessThan(5);
    const heights = stacks.map(({ length }) => length);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(2);
  });

  test('A-4.3 one undo gives the whole of it back, to be sorted anew; nothing is sent again by itself', async () => {
    const table = inSetUp();
    const { container, played, unlisted, undo } = await sitDown(table);
    fireEvent.click(container.querySelector('button[data-move="chooseSetUp slow"]')!);
    const [cards, aside] = [table.unsorted['0']!.length, table.leftOut['0']!.length];
    fireEvent.click(screen.getByRole('button', { name: /^By value/ }));
    fireEvent.click(await screen.findByRole('button', { name: /Lay them out/ }));
    expect(isSorting(table, '0')).toBe(false);
    undo();
    expect(played.filter(({ move }) => move === 'undo')).toHaveLength(cards + aside);
    expect([table.setUps['0'], table.unsorted['0']!.length]).toEqual(['slow', cards]);
    fireEvent.keyDown(document.body, { key: 'Backspace' });
    expect(left()).toBe(1);
    fireEvent.keyDown(document.body, { key: '1' });
    fireEvent.click(screen.getByRole('button', { name: /Lay them out/ }));
    expect(isSorting(table, '0')).toBe(false);
    expect(unlisted).toEqual([]);
  });

  test('A-4.3 a set-up can be taken back after the cards', async () => {
    const table = inSetUp();
    const { container, undo } = await sitDown(table);
    fireEvent.click(container.querySelector('button[data-move="chooseSetUp slow"]')!);
    fireEvent.click(screen.getByRole('button', { name: /^By value/ }));
    fireEvent.click(await screen.findByRole('button', { name: /Lay them out/ }));
    undo();
    undo();
    expect(table.setUps['0']).toBeNull();
  });

  test('A-11.4 two starting cards from stacks that are not empty', async () => {
    const table = inSetUp();
    play(table, '0', ['chooseSetUp', 'fast']);
    for (const card of table.unsorted['0']!) play(table, '0', ['lay', card, 2]);
    layAside(table, '0');
    const { container, played } = await sitDown(table);
    expect(
      texts(container.querySelectorAll('button[data-move]:not([aria-disabled="true"])'), 'data-move'),
    ).toEqual(['draw 2']);
    fireEvent.click(container.querySelector('button[data-move="draw 0"]')!);
    expect(played).toEqual([]);
    expect(container.querySelector('a[href="/rules/ausgebremst#A-11.5"]')).toBeTruthy();
    fireEvent.keyDown(document.body, { key: '3' });
    fireEvent.keyDown(document.body, { key: '3' });
    expect(played).toHaveLength(2);
  });
});

describe('A-3 The grid', () => {
  test.each([
    [3, /Nuisance cars first; the highest card/],
    [6, /^(?!.*Nuisance cars)(?=.*The highest card turned first)/],
  ])('A-3.1 with %i players nuisance cars are spoken of where there are some', async (players, said) => {
    const { container } = await sitDown(opening({}, players));
    expect(container.textContent).toMatch(said);
  });
});

describe('A-12 Pit-stop cards (by grid row)', () => {
  test.each(
    [0, 2, 4].flatMap((place) => CIRCUITS.map(({ number, name, id }) => ({ number, name, id, place }))),
  )(
    'A-12.3 on $name the reserve from place $place of the grid is told without the pit-stop cards',
    ({ number, id, place }) => {
      const table = opening({ game: 'advanced', circuits: String(number) }, 6);
      const car = table.grid[place]!;
      render(
        <RulesOf value="ausgebremst">
          <CircuitFacts view={seen(table, car)} me={{ car }} />
        </RulesOf>,
      );
      // Nürburg-Circuit prints 2 where the other figures give 4
      const reserve = id === 'nuerburg-circuit' ? 4 : circuitOf(id).reserve;
      expect(screen.getByText(`a reserve of ${reserve} spaces.`)).toBeTruthy();
    },
  );
  test('A-12.3 in the base game all points count, and the stop is on the way', async () => {
    const table = opening({ circuits: '1' }, 6);
    await sitDown(table, table.grid[4]);
    expect(screen.getByText('a reserve of 8 spaces.')).toBeTruthy();
  });
  test.each([
    [1440, 900],
    [768, 1024],
    [390, 844],
    [844, 390],
  ])(
    'A-12.3 what the circuit asks of everybody is told once, in a window of %i × %i',
    async (width, height) => {
      windowOf(width, height);
      await sitDown(opening());
      expect(screen.getAllByRole('heading', { name: 'What to expect' })).toHaveLength(1);
    },
  );
});
