/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { cardGame, isPaused, type CardId, type View } from '../../games/auf-achse-cards';
import { ownBaysOf } from '../../ui/boards/auf-achse-cards/table/bays';
import { Travel } from '../../ui/boards/auf-achse-cards/table/Travel';
import { useCardChoice } from '../../ui/boards/auf-achse-cards/table/useCardChoice';
import { startDrag } from './browser';
import { freshBrowser, has, lookAt, placeWhere, sitDown, whenever } from './cardTable';
import { match, untouched, freshRound, hand, cards, said } from './cardMatch';

/** Which card a button lies on. */
const idOf = (button: HTMLElement) => button.parentElement!.dataset['card'];

const bay = (name: RegExp) => screen.getByRole('button', { name });

const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

beforeEach(freshBrowser);

describe('laying cards', () => {
  test.each<[string, (view: View) => boolean]>([
    ['before a card is laid', (view) => view.stage === 2 && view.round === 2 && untouched(view)],
    ['with one in the race', (view) => view.raceLaid['0']! && !view.counterLaid['0']],
    ['with one for the counter', (view) => view.counterLaid['0']! && !view.raceLaid['0']],
    ['in a pause that owes two', (view) => isPaused(view) && view.extra['0'] === 2],
    ['in a pause that owes none', (view) => isPaused(view) && view.extra['0'] === 0],
  ])('a card goes into a bay exactly when its move is listed: %s', async (_, holds) => {
    const [found, at] = placeWhere(holds);
    const { view } = lookAt(found, at, '0');
    const legal = cardGame.legalMoves(view, '0');
    const { played } = await sitDown(found, at, '0');
    for (const [key, move] of [
      ['1', 'layRace'],
      ['2', isPaused(view) && view.extra['0'] === 2 ? 'layRace' : 'layCounter'],
    ] as const) {
      for (const id of view.hands['0']!.filter((_, at) => at % 3 === 0)) {
        const button = hand().querySelector<HTMLElement>(`[data-card="${id}"] button`)!;
        act(() => button.focus());
        press(key);
        const staged = screen.queryByLabelText(/take .* back/);
        expect(Boolean(staged)).toBe(has(legal, { move, args: [id] }));
        if (staged) fireEvent.click(staged);
      }
    }
    expect(played).toEqual([]);
  });

  test('a card that is only picked up gives the rest of the table nothing to do', () => {
    const seen = lookAt(match, freshRound, '0');
    const given = {
      legal: cardGame.legalMoves(seen.view, '0'),
      whyNot: () => undefined,
      play: () => {},
      refusals: 0,
      bays: ownBaysOf(seen),
    };
    const { result } = renderHook(() => useCardChoice(given));
    const { refuse } = result.current;
    const [first] = seen.view.hands['0']!;
    act(() => result.current.pick(first as CardId));
    expect(result.current.selected).toBe(first);
    expect(result.current.refuse).toBe(refuse);
  });

  test('what is laid is on its way until the table shows it or has not taken it, whatever for, the second time too', () => {
    const seen = lookAt(match, freshRound, '0');
    const played: unknown[] = [];
    const given = {
      legal: cardGame.legalMoves(seen.view, '0'),
      whyNot: () => undefined,
      play: (move: unknown) => played.push(move),
      bays: ownBaysOf(seen),
    };
    const { result, rerender } = renderHook((refusals: number) => useCardChoice({ ...given, refusals }), {
      initialProps: 0,
    });
    const [first] = seen.view.hands['0']!;
    act(() => result.current.pick(first as CardId));
    act(() => result.current.put(1));
    for (const refusals of [1, 2]) {
      act(() => result.current.lay());
      expect([result.current.isBusy, played.length]).toEqual([true, refusals]);
      act(() => result.current.lay());
      expect(played).toHaveLength(refusals);
      rerender(refusals);
      expect([result.current.isBusy, result.current.staged]).toEqual([false, { race: first }]);
    }
  });

  test('what lies in the bays is laid with Enter, a move for each card', async () => {
    const { played } = await sitDown(match, freshRound, '0');
    const [first, second] = cards().map(idOf);
    act(() => cards()[0]!.focus());
    press('1');
    expect(cards()[0]).toHaveFocus();
    press('2');
    press('Enter');
    expect(played).toEqual([
      { move: 'layRace', args: [first] },
      { move: 'layCounter', args: [second] },
    ]);
  });

  test('what lies there is laid with Enter wherever the focus is, as after a hint', async () => {
    const { played } = await sitDown(match, freshRound, '0');
    act(() => cards()[0]!.focus());
    press('1');
    press('2');
    act(() => cards()[0]!.blur());
    expect(document.body).toHaveFocus();
    press('Enter');
    expect(played.map(({ move }) => move)).toEqual(['layRace', 'layCounter']);
  });

  test('with the last cards of the hand in the bays Enter still lays, and the first card drawn gets the focus', async () => {
    const { G, ...rest } = match.positions[freshRound]!;
    const { hands } = G as View;
    const lastTwo = { ...(G as View), hands: { ...hands, '0': hands['0']!.slice(0, 2) } };
    const positions = match.positions.with(freshRound, { ...rest, G: lastTwo });
    const { played, othersPlay } = await sitDown({ ...match, positions }, freshRound, '0');
    act(() => cards()[0]!.focus());
    press('1');
    press('2');
    expect(within(hand()).queryAllByRole('button')).toEqual([]);
    press('Enter');
    expect(played.map(({ move }) => move)).toEqual(['layRace', 'layCounter']);
    // until a new round gives the reader cards, with the pauses there may be before it
    othersPlay(20);
    await waitFor(() => expect(cards()[0]).toHaveFocus());
  });

  test('what a key makes ready is read out, since the focus does not go there; once it is laid nothing of it is', async () => {
    await sitDown(match, freshRound, '0');
    act(() => cards()[0]!.focus());
    press('1');
    expect(said().join()).toMatch(/Ready: .+ to your trip/);
    press('2');
    expect(said().join()).toMatch(/Ready: .+ to your trip .+ · .+ on the counter/);
    press('Enter');
    expect(said().join()).not.toMatch(/to your trip|on the counter/);
  });

  test('a click on a card, then on a bay, then on the button does the same', async () => {
    const { played } = await sitDown(match, freshRound, '0');
    const card = cards()[3]!;
    const id = idOf(card);
    await userEvent.click(card);
    expect(card).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(bay(/^Counter: put/));
    expect(screen.getByRole('button', { name: 'Add to the counter' })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Add to the counter' }));
    expect(played).toEqual([{ move: 'layCounter', args: [id] }]);
    expect(bay(/^Counter: .* lies here/)).toHaveAttribute('aria-disabled', 'true');
  });

  test('a click on the trip or on the counter puts the card that is picked up there, and nothing else', async () => {
    const { played } = await sitDown(match, freshRound, '0');
    const [first, second] = cards();
    const trip = screen.getByRole('region', { name: 'Your trip' });
    const counter = screen.getByRole('region', { name: 'Kilometre counter' });
    fireEvent.click(trip);
    expect(screen.queryByLabelText(/take .* back/)).toBeNull();
    fireEvent.click(first!);
    fireEvent.click(within(trip).getAllByRole('link')[0]!);
    expect(screen.queryByLabelText(/take .* back/)).toBeNull();
    fireEvent.click(trip);
    fireEvent.click(second!);
    fireEvent.click(counter);
    expect(screen.getAllByLabelText(/take .* back/)).toHaveLength(2);
    fireEvent.click(trip);
    expect(screen.getAllByLabelText(/take .* back/)).toHaveLength(2);
    press('Enter');
    expect(played).toEqual([
      { move: 'layRace', args: [idOf(first!)] },
      { move: 'layCounter', args: [idOf(second!)] },
    ]);
  });

  test('K-6.5 in a pause two clicks on the trip put a card into each place', async () => {
    const [found, at] = placeWhere((view) => isPaused(view) && view.extra['0'] === 2);
    const { played } = await sitDown(found, at, '0');
    const [first, second] = cards();
    for (const card of [first!, second!]) {
      fireEvent.click(card);
      fireEvent.click(screen.getByRole('region', { name: 'Your trip' }));
    }
    press('Enter');
    expect(played).toEqual([first!, second!].map((card) => ({ move: 'layRace', args: [idOf(card)] })));
  });

  test.each([
    ['the trip', () => screen.getByRole('region', { name: 'Your trip' }), 'layRace'],
    ['the counter', () => screen.getByRole('region', { name: 'Kilometre counter' }), 'layCounter'],
    ['a bay', () => bay(/^Counter/), 'layCounter'],
  ])('a card that is dragged to %s lies there, and no other thing that is dropped', async (_, aim, move) => {
    const { played } = await sitDown(match, freshRound, '0');
    const [first] = cards();
    const { dataTransfer, texts } = startDrag();
    fireEvent.drop(aim(), { dataTransfer });
    fireEvent.dragStart(first!, { dataTransfer });
    expect(texts()).toEqual([]);
    expect(dataTransfer.setDragImage).toHaveBeenCalledWith(first!.parentElement, undefined, undefined);
    // whoever prevents it takes what is dragged
    expect([fireEvent.dragOver(hand()), fireEvent.dragOver(aim())]).toEqual([true, false]);
    fireEvent.drop(aim(), { dataTransfer });
    press('Enter');
    expect(played).toEqual([{ move, args: [idOf(first!)] }]);
  });

  test('arrow keys move the focus within the hand, which is one stop of the tab key', async () => {
    await sitDown(match, freshRound, '0');
    act(() => cards()[0]!.focus());
    press('ArrowRight');
    press('ArrowRight');
    press('ArrowLeft');
    expect(cards()[1]).toHaveFocus();
    press('End');
    expect(cards().at(-1)).toHaveFocus();
    expect(cards().filter(({ tabIndex }) => tabIndex === 0)).toEqual([cards().at(-1)]);
  });

  test('an arrow takes the hand up where nothing has the focus yet', async () => {
    await sitDown(match, freshRound, '0');
    act(() => (document.activeElement as HTMLElement).blur());
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(cards()[0]).toHaveFocus();
  });

  test('what cannot be laid says why, and names the rule', async () => {
    const [waiting] = whenever(
      match,
      (view) => view.raceLaid['0']! && view.counterLaid['0']! && !view.raceLaid['1'],
    ) as [number];
    const { played } = await sitDown(match, waiting, '0');
    fireEvent.focus(cards()[0]!);
    expect(said().join()).toContain('Exactly one card goes to the trip each round.');
    fireEvent.blur(cards()[0]!);
    expect(said().join()).not.toContain('Exactly one card');
    fireEvent.mouseEnter(cards()[0]!);
    expect(said().join()).not.toContain('Exactly one card');
    fireEvent.click(cards()[0]!);
    expect(said().join()).toContain('in the next round');
    expect(screen.getByRole('link', { name: 'K-3.1' })).toHaveAttribute(
      'href',
      '/rules/auf-achse-cards#K-3.1',
    );
    expect(cards()[0]).toHaveAccessibleDescription(/Exactly one card goes to the trip/);
    expect(played).toEqual([]);
  });

  test('the key of a bay that is closed says why', async () => {
    const [half] = whenever(match, (view) => view.raceLaid['0']! && !view.counterLaid['0']) as [number];
    const [pause] = whenever(match, (view) => Object.values(view.extra).every((owed) => owed === 1)) as [
      number,
    ];
    for (const [at, key, sentence] of [
      [half, '1', 'Exactly one card goes to the trip each round.'],
      [pause, '2', 'First the extra cards go to the trips.'],
    ] as const) {
      const { unmount } = await sitDown(match, at, '0');
      act(() => cards()[0]!.focus());
      press(key);
      expect(said().join()).toContain(sentence);
      unmount();
    }
  });

  test('a bay that is taken refuses a second card', async () => {
    await sitDown(match, freshRound, '0');
    act(() => cards()[0]!.focus());
    press('1');
    press('1');
    expect(said().join()).toContain('Only one card goes to the trip each round.');
  });

  test('who presses again after that swaps the two', async () => {
    const { played } = await sitDown(match, freshRound, '0');
    const [first, second] = cards().map(idOf);
    act(() => cards()[0]!.focus());
    press('1');
    press('1');
    press('1');
    expect(cards().map(idOf)).toContain(first);
    press('Enter');
    expect(played).toEqual([{ move: 'layRace', args: [second] }]);
  });

  test('Enter with empty bays asks for a card', async () => {
    await sitDown(match, freshRound, '0');
    fireEvent.click(screen.getByRole('button', { name: 'Lay both' }));
    expect(said().join()).toContain('No card is ready yet.');
  });
});

/** Cards that come from a pile and go back to it. */
const Flying = ({ lying }: { readonly lying: readonly string[] }) => (
  <Travel lying={lying}>
    <i data-place="pile" />
    {lying.map((card) => (
      <i key={card} data-card={card} data-from="pile" data-to="pile" />
    ))}
  </Travel>
);

test('where cards come from and go to is looked for before the first one moves: else the page is laid out for each of them', () => {
  const done: string[] = [];
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: false }),
    CSS: { escape: (text: string) => text },
  });
  const boxes = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    done.push('looked');
    return new DOMRect(this.hasAttribute('data-card') ? 100 : 0, 0, 50, 70);
  });
  Element.prototype.animate = () => {
    done.push('moved');
    return new EventTarget() as Animation;
  };
  try {
    const { rerender } = render(<Flying lying={['a', 'b', 'c']} />);
    rerender(<Flying lying={['c', 'd', 'e']} />);
    expect(done.filter((what) => what === 'moved')).toHaveLength(4);
    expect(done.slice(done.indexOf('moved'))).not.toContain('looked');
  } finally {
    boxes.mockRestore();
    Reflect.deleteProperty(Element.prototype, 'animate');
    Reflect.deleteProperty(globalThis, 'matchMedia');
  }
});
