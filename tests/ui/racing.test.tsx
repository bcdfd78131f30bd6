/** @jest-environment ./tests/jsdom.ts */
import { act, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import {
  FINISH,
  playable,
  racingGame,
  roadOf,
  wouldBeOut,
  type RaceHappening,
} from '../../games/ausgebremst';
import { ReplayBoard } from '../../ui/boards/ausgebremst/ReplayBoard';
import { windowOf } from './cardTable';
import { opening } from '../games/ausgebremst/scenario';
import race from '../../ui/words/en/ausgebremst.json';
import { speak, standInForScreen } from './browser';
import { beforePits, comeIn, goalRows, heard, inRace, SEATS, seen, sitDown, texts } from './raceSeat';
import { lookAt, matchOf, SEATS as RACERS, seeStep, tableOf } from './raceTable';

const cardIn = (container: HTMLElement, id: string) =>
  container.querySelector<HTMLElement>(`button[data-card="${id}"]`)!;

const primary = (container: HTMLElement) => container.querySelector<HTMLElement>('button[data-primary]')!;

beforeEach(comeIn);

/** The racers of a step whose turn passed by itself for a pit stop. */
const passedIn = (told: readonly unknown[]) =>
  (told as readonly RaceHappening[]).flatMap((one) =>
    one.type === 'waited' && one.why === 'pitStop'
      ? RACERS.filter(({ playerID }) => playerID === one.car)
      : [],
  );

test('A-7.3 a turn that passes by itself after a pit stop is never called the reader’s', async () => {
  const match = matchOf({ seed: 'two', options: { circuits: '2', pitStop: 'missTurn' } });
  const at = match.happenings.findIndex((told) => passedIn(told).length);
  const [{ playerID, name }] = passedIn(match.happenings[at]!) as [(typeof RACERS)[number]];
  expect(match.steps[at]![0]).not.toBe(playerID);
  const { container } = await seeStep(match, at, playerID);
  const shown: string[] = [];
  while (shown.length < 10) {
    shown.push(container.querySelector('header')!.textContent);
    act(() => jest.advanceTimersByTime(900));
  }
  jest.useRealTimers();
  expect(shown.some((bar) => bar.includes(`It is ${name}’s turn`))).toBe(true);
  expect(shown.filter((bar) => bar.includes('It is your turn'))).toEqual([]);
});

/** The first step of a kind in a match, and who made it. */
const firstStep = (match: ReturnType<typeof matchOf>, move: string, from = 0) => {
  const at = match.steps.findIndex(([, made], step) => step >= from && made === move);
  return { at, reader: match.steps[at]![0] };
};

test('on a phone, as at a desk, it is read out when the reader’s turn begins', async () => {
  standInForScreen({ phone: true });
  const match = matchOf();
  const { at, reader } = firstStep(match, 'drive', firstStep(match, 'drive').at + 1);
  const { rerender } = render(tableOf(lookAt(match, at - 1, reader)));
  await screen.findByRole('heading', { level: 1 });
  expect(heard()).not.toContain(race.table.now.drive.title);
  rerender(tableOf(lookAt(match, at, reader)));
  // what happened comes first, the question last
  await waitFor(() => expect(heard()).toMatch(new RegExp(`. ${race.table.now.drive.title}$`)));
});

test.each([
  ['draw', 'phone'],
  ['fetch', 'phone'],
  ['stow', 'phone'],
  ['draw', 'side'],
] as const)(
  'what is asked before a card is driven comes first when it is read: %s, %s',
  async (move, window) => {
    standInForScreen({ [window]: true });
    const match = matchOf({ options: { circuits: '4', game: 'advanced' } });
    const { at, reader } = firstStep(match, move, firstStep(match, 'drive').at);
    render(tableOf(lookAt(match, at, reader)));
    const asked = await screen.findByRole('region', { name: race.table.now.label });
    const hand = screen.getByRole('region', { name: race.table.hand.label });
    expect(asked.compareDocumentPosition(hand) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
);

test('where a card leads is said once, and of a car its name comes first', async () => {
  const { container } = await sitDown(inRace());
  fireEvent.click(container.querySelector('button[data-card]:not([aria-disabled="true"])')!);
  for (const row of goalRows().filter((one) => one.querySelector('button')))
    expect(within(row).getByText(/./, { selector: 'b' }).getAttribute('aria-hidden')).toBe('true');
  const [car] = within(screen.getByRole('list', { name: race.table.order })).getAllByRole('listitem');
  expect(car!.textContent).toMatch(/^[^,]+, /);
  expect(car!.hasAttribute('title')).toBe(false);
});

describe('Racing', () => {
  test('a card can be chosen exactly when it is listed', async () => {
    const { container, legalNow } = await sitDown(inRace());
    const open = container.querySelectorAll('button[data-card]:not([aria-disabled="true"])');
    expect(open.length).toBeGreaterThan(0);
    expect(texts(open, 'data-card')).toEqual(
      [
        ...new Set(legalNow().flatMap(({ move, args }) => (move === 'drive' ? [args[0] as string] : []))),
      ].toSorted(),
    );
  });

  test('A-7.4 many spaces have a line each, in few words, and what puts the car out stands out', async () => {
    const cars = { '0': { space: 'drom-5a1', crossed: 2 } } as const;
    const G = beforePits([6], { options: { circuits: '5' }, cars });
    const { container } = await sitDown(G);
    fireEvent.click(container.querySelector('button[data-card]')!);
    const rows = goalRows();
    expect(rows.slice(1, 5).map(({ textContent }) => textContent)).toEqual([
      '6Pit entry29 to go · reserve 49',
      '6Start straight, outside, space 130 to go · reserve 48',
      '6Start straight, inside, space 130 to go · reserve 48',
      '6Start straight, outside, space 3puts you out',
    ]);
    const losses = rows.map((row) => row.querySelector('strong')?.textContent);
    expect(losses).toEqual([
      ...Array<undefined>(4).fill(undefined),
      ...Array<string>(3).fill('puts you out'),
    ]);
    const named = rows.map((row) => row.classList.contains('loss') && row.querySelector('button')!.title);
    expect(named).toEqual([
      ...Array<false>(4).fill(false),
      ...Array<string>(3).fill('Without a stop you are out.'),
    ]);
    // in full where it is heard
    expect(rows[0]!.querySelector('button')!.getAttribute('aria-label')).toContain(
      'Your pit stop, last chance',
    );
  });

  test('in French it is the turn of a nuisance car as of any other thing', async () => {
    const cars = { '0': { space: 'drom-3a1' }, Z: { space: 'drom-3b1' } } as const;
    const { container } = await sitDown(beforePits([1, 2], { cars, turn: { car: 'Z', step: 'drive' } }));
    await act(async () => speak('fr'));
    expect(container.textContent).toContain('C’est à la voiture gêneuse Z');
  });

  test('a chosen card offers exactly the listed spaces, beside the hand and on the circuit', async () => {
    const { container, legalNow } = await sitDown(inRace());
    const cards = texts(container.querySelectorAll('button[data-card]'), 'data-card');
    for (const card of cards) {
      fireEvent.click(cardIn(container, card));
      const listed = legalNow()
        .filter(({ move, args }) => move === 'drive' && args[0] === card)
        .map(({ args }) => args[1] as string)
        .toSorted();
      expect(texts(container.querySelectorAll('button[data-target]'), 'data-target')).toEqual(listed);
      expect(container.querySelectorAll('[role="option"]:not([aria-disabled="true"])')).toHaveLength(
        listed.length,
      );
    }
  });

  test('on a phone the tab of the own turn is marked while another one is open', async () => {
    windowOf(390, 844);
    await sitDown(inRace());
    const turn = screen.getByRole('tab', { name: 'Turn' });
    const isMarked = () => turn.querySelector('i') !== null;
    expect(isMarked()).toBe(false);
    fireEvent.click(screen.getByRole('tab', { name: 'Log' }));
    expect(isMarked()).toBe(true);
  });

  test('its number chooses a card, Enter drives where it leads', async () => {
    const { played } = await sitDown(
      beforePits([2, 3, 5], { cars: { '0': { space: 'drom-1a1', crossed: 1 } } }),
    );
    fireEvent.keyDown(document.body, { key: '3' });
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(played).toHaveLength(1);
    expect(played[0]!.args[0]).toMatch(/^3-/);
  });

  test('a space is shown first and driven to when it is pressed again', async () => {
    const { container, played } = await sitDown(
      beforePits([2], { cars: { '0': { space: 'drom-1a1', crossed: 1 } } }),
    );
    fireEvent.click(container.querySelector('button[data-card]')!);
    const row = [...container.querySelectorAll<HTMLElement>('button[data-target]')].at(-1)!;
    fireEvent.focus(row);
    fireEvent.click(row);
    expect(played).toEqual([]);
    expect(row.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(row);
    expect(played.map(({ args }) => args[1])).toEqual([row.dataset.target]);
  });

  test('with a mouse a space is shown when it is pointed at and driven to when it is pressed', async () => {
    const { container, played } = await sitDown(
      beforePits([2], { cars: { '0': { space: 'drom-1a1', crossed: 1 } } }),
    );
    fireEvent.click(container.querySelector('button[data-card]')!);
    const row = [...container.querySelectorAll<HTMLElement>('button[data-target]')].at(-1)!;
    fireEvent(row, Object.assign(createEvent.pointerOver(row), { pointerType: 'mouse' }));
    expect(played).toEqual([]);
    fireEvent.click(row);
    expect(played.map(({ args }) => args[1])).toEqual([row.dataset.target]);
  });

  test('A-5.2 a free space that is driven through is not barred, though a detour to it is', async () => {
    const table = beforePits([2], {
      cars: { '0': { space: 'drom-4a1', crossed: 1 }, '1': { space: 'drom-4b2', crossed: 1 } },
    });
    const { container, played } = await sitDown(table);
    const card = container.querySelector<HTMLElement>('button[data-card]')!;
    const detour = { move: 'drive', args: [card.dataset.card!, 'drom-4a2'] };
    expect(racingGame.whyNot(table, '0', detour)?.reason).toBe('blocked');
    fireEvent.click(card);
    expect(container.querySelectorAll('[role="option"]')).toHaveLength(2);
    expect(container.querySelectorAll('[role="option"][aria-disabled="true"]')).toHaveLength(0);
    expect(played).toEqual([]);
  });

  test('A-5.2 a card that has no way open shows what stands in its way', async () => {
    const track = roadOf(inRace());
    const ahead = track.steps.get('drom-1a1')!.map(({ to }) => to);
    const [first, second = first] = ahead;
    const table = beforePits([1, 2, 3], {
      cars: {
        '0': { space: 'drom-1a1', crossed: 1 },
        '1': { space: first!, crossed: 1 },
        '2': { space: second!, crossed: 1 },
      },
    });
    const { container, played } = await sitDown(table);
    const one = container.querySelector<HTMLElement>('button[data-card^="1-"]')!;
    expect(one.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(one);
    const barred = container.querySelectorAll('[role="option"][aria-disabled="true"]');
    expect(texts(barred, 'data-place')).toEqual(ahead.map((space) => `target-${space}`).toSorted());
    expect(container.querySelectorAll('button[data-target]')).toHaveLength(0);
    expect(screen.getByRole('heading', { name: 'The 1 finds no way through' })).toBeTruthy();
    expect(container.querySelector('a[href="/rules/ausgebremst#A-5.1"]')).toBeTruthy();
    expect(played).toEqual([]);
  });

  test('A-6.1 a leader’s six is struck through and says why', async () => {
    const { container, played } = await sitDown(beforePits([1, 3, 6]));
    const six = [...container.querySelectorAll<HTMLElement>('button[data-card^="6-"]')][0]!;
    expect(six.getAttribute('aria-disabled')).toBe('true');
    expect(six.textContent).toContain('You lead: no six');
    fireEvent.click(six);
    expect(container.querySelector('a[href="/rules/ausgebremst#A-6.1"]')).toBeTruthy();
    expect(played).toEqual([]);
  });

  test('A-4.2 who drives on without fear is not asked about missing the turn', async () => {
    const { container } = await sitDown(
      beforePits([2, 3, 5], { cars: { '0': { space: 'drom-1a1', crossed: 1 } } }),
    );
    expect(cardIn(container, '2-1@0')).toBeTruthy();
    expect(container.querySelector('button[data-move="wait"]')).toBeNull();
  });

  test('A-4.2 who would be out with a card may want to miss the turn, and is told why not', async () => {
    const { container, played } = await sitDown(beforePits([1, 3, 5]));
    const wait = container.querySelector<HTMLElement>('button[data-move="wait"]')!;
    expect(wait.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(wait);
    expect(container.querySelector('a[href="/rules/ausgebremst#A-4.2"]')).toBeTruthy();
    expect(played).toEqual([]);
  });

  test('A-7.4 what puts the car out has to be chosen twice', async () => {
    const table = beforePits([1, 3, 5]);
    const view = seen(table, '0');
    const ruinous = playable(view, '0').find(
      ({ way }) =>
        way.target !== FINISH &&
        wouldBeOut(view, '0', { space: way.target, crossed: view.cars['0']!.crossed + way.crosses }),
    )!;
    const { container, played } = await sitDown(table);
    fireEvent.click(cardIn(container, ruinous.card));
    expect(primary(container).textContent).not.toContain('you are out');
    fireEvent.click(container.querySelector(`button[data-target="${ruinous.way.target}"]`)!);
    expect(played).toEqual([]);
    expect(primary(container).textContent).toContain('Without a stop you are out.');
    fireEvent.click(primary(container));
    expect(played).toEqual([]);
    expect(primary(container).textContent).toContain('Drive anyway and be out');
    expect(heard()).toMatch(/, Without a stop you are out\. Sure\? Choose it again if you mean it\.$/);
    fireEvent.click(primary(container));
    expect(played).toEqual([{ move: 'drive', args: [ruinous.card, ruinous.way.target] }]);
  });

  test('A-5.1 a space with a car on it is named as what it is', async () => {
    const track = roadOf(inRace());
    const [step] = track.steps.get('drom-1a1')!;
    const table = beforePits([1, 2, 3], {
      cars: { '0': { space: 'drom-1a1', crossed: 1 }, '1': { space: step!.to, crossed: 1 } },
    });
    const { container } = await sitDown(table);
    fireEvent.click(container.querySelector('button[data-card^="1-"]')!);
    expect(container.querySelector('a[href="/rules/ausgebremst#A-5.1"]')).toBeTruthy();
    expect(container.querySelector(`button[data-target="${step!.to}"]`)).toBeNull();
  });

  test('whoever watches is offered nothing', async () => {
    const { container } = await sitDown(inRace(), null);
    expect(
      container.querySelectorAll('button[data-card], button[data-target], button[data-primary]'),
    ).toHaveLength(0);
    expect(container.querySelectorAll('button[data-move]:not([aria-disabled="true"])')).toHaveLength(0);
  });

  test('in a replay nothing can be played, and every hand lies open', async () => {
    const table = inRace();
    const { container } = render(<ReplayBoard view={table} playerID={null} seats={SEATS} log={[]} />);
    expect(container.querySelectorAll('button')).toHaveLength(0);
    expect(within(container).getAllByText('shows')).toHaveLength(2);
  });

  test('A-1.2 before the grid is turned everybody has as many cards as the race is driven with', () => {
    const table = opening({}, 3, 'grid');
    const { container } = render(<ReplayBoard view={table} playerID="0" seats={SEATS} log={[]} />);
    expect(within(container).getAllByText('24 cards')).toHaveLength(3);
    // nuisance cars drive with all of theirs
    expect(within(container).getAllByText('28 cards')).toHaveLength(3);
  });
});
