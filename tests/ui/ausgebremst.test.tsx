/** @jest-environment ./tests/jsdom.ts */
import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { Suspense, useSyncExternalStore, type ReactNode } from 'react';
import {
  CIRCUITS,
  circuitOf,
  FINISH,
  isSorting,
  playable,
  racingGame,
  roadOf,
  wouldBeOut,
  type View,
} from '../../games/ausgebremst';
import type { State } from '../../games/ausgebremst/state';
import type { LegalMove } from '../../games/shared/legality';
import { Board } from '../../ui/boards/ausgebremst/Board';
import { ReplayBoard } from '../../ui/boards/ausgebremst/ReplayBoard';
import { CircuitFacts } from '../../ui/boards/ausgebremst/table/CircuitFacts';
import { Announcer } from '../../ui/shell/announce';
import type { LogEntry, SeatInfo } from '../../ui/kit/match';
import { FinalContext } from '../../ui/kit/moves';
import { RulesOf } from '../../ui/kit/Rule';
import { hurry, pacePreference } from '../../ui/kit/pace';
import { layAside, opening, play, scenario, type MoveName } from '../games/ausgebremst/scenario';
import { faultsOf, speak, standInForScreen } from './browser';

const seats: readonly SeatInfo[] = ['Lena', 'Jonas', 'Oma Inge'].map((name, at) => ({
  playerID: String(at),
  name,
}));

const chrome = {
  bar: (progress: ReactNode) => <header>{progress}</header>,
  logbook: (log: readonly LogEntry[]) => <p>{log.length}</p>,
  chat: null,
  afterwards: null,
};

const seen = (G: State, playerID: string | null): View => racingGame.playerView(G, playerID);

/** Sits down at that table; what is played is taken. */
const sitDown = async (G: State, playerID: string | null = '0', isFinal = false) => {
  const played: LegalMove[] = [];
  const unlisted: LegalMove[] = [];
  const lookers = new Set<() => void>();
  let log: readonly LogEntry[] = [];
  const snapshot = () => ({ view: seen(G, playerID), playerID, seats, log });
  let now = snapshot();
  const legalNow = () => (playerID === null ? [] : racingGame.legalMoves(now.view, playerID));
  const take = (move: LegalMove) => {
    played.push(move);
    if (racingGame.whyNot(G, playerID!, move)) {
      unlisted.push(move);
      return;
    }
    const happenings = play(G, playerID!, [move.move as MoveName, ...move.args]);
    log = [...log, { seat: playerID!, move: move.move, args: move.args, happenings }];
    now = snapshot();
    for (const look of lookers) look();
  };
  const Sitting = () => {
    const shown = useSyncExternalStore(
      (look) => {
        lookers.add(look);
        return () => lookers.delete(look);
      },
      () => now,
    );
    return (
      <Board
        {...shown}
        legal={legalNow()}
        whyNot={(move) => racingGame.whyNot(shown.view, playerID ?? '', move)}
        awaited={racingGame.awaited(shown.view)}
        refused={undefined}
        play={take}
        chrome={chrome}
      />
    );
  };
  const { container } = render(
    <Announcer>
      <Suspense>
        <RulesOf value="ausgebremst">
          <FinalContext value={isFinal}>
            <Sitting />
          </FinalContext>
        </RulesOf>
      </Suspense>
    </Announcer>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { played, unlisted, container, legalNow };
};

const texts = (elements: Iterable<Element>, name: string) =>
  [...elements].map((element) => element.getAttribute(name)!).toSorted();

const cardIn = (container: HTMLElement, id: string) =>
  container.querySelector<HTMLElement>(`button[data-card="${id}"]`)!;

const primary = (container: HTMLElement) => container.querySelector<HTMLElement>('button[data-primary]')!;

/** Lap 2 on the first circuit, the car on the grid's front row, the pit stop still to be made. */
const beforePits = (
  hand: readonly (1 | 2 | 3 | 4 | 5 | 6)[],
  more: Partial<Parameters<typeof scenario>[0]> = {},
) =>
  scenario({
    cars: { '0': { space: 'drom-3a1', crossed: 2 }, '1': { space: 'drom-3b1', crossed: 1 } },
    hands: { '0': hand, '1': [1, 2, 3] },
    ...more,
  });

beforeEach(async () => {
  localStorage.clear();
  standInForScreen();
  act(() => pacePreference.set('instant'));
  await speak('en');
});

const inRace = () => beforePits([1, 3, 5]);

const inSetUp = () => opening({ game: 'advanced' }, 3, 'setUp');

/** How many cards are still to be arranged. */
const left = () => Number(/\d+/.exec(screen.getByRole('button', { name: /to go/ }).textContent)![0]);

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

  test('before a card is chosen each that can be driven says where it leads and what it leaves', async () => {
    const { container } = await sitDown(inRace());
    const outlook = () => container.querySelector('[data-place="outlook"]');
    expect(outlook()!.textContent).toMatch(
      /^Place \d of \d: \d+ spaces to go, reserve −?\d+\. First across the finish wins; you must stop in the pits once\./,
    );
    const rows = [...outlook()!.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(rows.map((row) => row[0])).toEqual(['1', '3', '5']);
    for (const row of rows) expect(row).toMatch(/ · .+/);
    fireEvent.click(container.querySelector('button[data-card]:not([aria-disabled="true"])')!);
    expect(outlook()).toBeNull();
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

  test('A-6.1 a leader’s six is struck through and says why', async () => {
    const { container, played } = await sitDown(beforePits([1, 3, 6]));
    const six = [...container.querySelectorAll<HTMLElement>('button[data-card^="6-"]')][0]!;
    expect(six.getAttribute('aria-disabled')).toBe('true');
    expect(six.textContent).toContain('You lead: no six');
    fireEvent.click(six);
    expect(container.querySelector('a[href="/rules/ausgebremst#A-6.1"]')).toBeTruthy();
    expect(played).toEqual([]);
  });

  test('A-4.2 waiting stays in sight and says why not', async () => {
    const { container, played } = await sitDown(inRace());
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
    fireEvent.click(container.querySelector(`button[data-target="${ruinous.way.target}"]`)!);
    expect(played).toEqual([]);
    fireEvent.click(primary(container));
    expect(played).toEqual([]);
    expect(primary(container).textContent).toContain('Drive anyway and be out');
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
    const { container } = render(<ReplayBoard view={table} playerID={null} seats={seats} log={[]} />);
    expect(container.querySelectorAll('button')).toHaveLength(0);
    expect(within(container).getAllByText('shows')).toHaveLength(2);
  });
});

describe('A-11 Before an advanced race', () => {
  test('A-11.2 exactly the three set-ups are offered', async () => {
    const { container, played } = await sitDown(inSetUp());
    const open = container.querySelectorAll('button[data-move^="chooseSetUp"]:not([aria-disabled="true"])');
    expect(open).toHaveLength(3);
    fireEvent.click(container.querySelector('button[data-move="chooseSetUp fast"]')!);
    expect(played).toEqual([{ move: 'chooseSetUp', args: ['fast'] }]);
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
    expect(played).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: /Lay them out/ }));
    expect(unlisted).toEqual([]);
    expect(played.map(({ move, args }) => `${move} ${args[1] === 'aside' ? 'aside' : 'on a stack'}`)).toEqual(
      [...Array<string>(cards).fill('lay on a stack'), ...Array<string>(aside).fill('lay aside')],
    );
    expect(played[0]!.args[1]).toBe(1);
    expect(isSorting(table, '0')).toBe(false);
  });

  test('A-11.3 what has been taken stays laid, the rest is arranged anew', async () => {
    const table = inSetUp();
    play(table, '0', ['chooseSetUp', 'slow']);
    const [first] = table.unsorted['0']!;
    play(table, '0', ['lay', first!, 3]);
    const { played } = await sitDown(table);
    fireEvent.click(screen.getByRole('button', { name: /^Deal in turn/ }));
    fireEvent.click(screen.getByRole('button', { name: /Lay them out/ }));
    expect(played.filter(({ args }) => args[0] === first)).toEqual([]);
    expect(table.stacks['0']![3]![0]).toBe(first);
    expect(isSorting(table, '0')).toBe(false);
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
  test('whoever has not said so can get ready, once', async () => {
    const { container, played } = await sitDown(opening());
    fireEvent.click(container.querySelector('button[data-move="ready"]')!);
    expect(played).toEqual([{ move: 'ready', args: [] }]);
    expect(container.querySelector('button[data-move="ready"]')).toBeNull();
  });

  test('A-3.2 the cards that were turned are shown', async () => {
    await sitDown(opening());
    expect(screen.getByRole('heading', { name: 'Cards turned' })).toBeTruthy();
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
      expect(screen.getByText(`a reserve of ${reserve} points.`)).toBeTruthy();
    },
  );
  test('A-12.3 in the base game all points count, and the stop is on the way', async () => {
    const table = opening({ circuits: '1' }, 6);
    await sitDown(table, table.grid[4]);
    expect(screen.getByText('a reserve of 8 points.')).toBeTruthy();
  });
});

describe('A-6 The six', () => {
  test('A-6.2 level cars share one rank', async () => {
    const table = scenario({
      cars: { 0: { space: 'drom-5a1' }, 1: { space: 'drom-5b1' }, 2: { space: 'drom-4a1' } },
      hands: { 0: [1], 1: [1], 2: [1] },
    });
    const { container } = await sitDown(table);
    const rows = [...container.querySelectorAll('li')].filter(({ textContent }) =>
      ['Lena', 'Jonas', 'Oma Inge'].some((name) => textContent.includes(name)),
    );
    expect(rows.map((row) => row.querySelector('b')?.textContent)).toEqual(
      expect.arrayContaining(['1', '1', '3']),
    );
    expect(rows.filter((row) => row.querySelector('b')?.textContent === '2')).toEqual([]);
  });
});

describe('Everybody can use it', () => {
  test.each([
    ['a race', inRace],
    ['the grid', () => opening()],
    ['the choice of a set-up', inSetUp],
    [
      'the sorting of cards',
      () => {
        const table = inSetUp();
        play(table, '0', ['chooseSetUp', 'fast']);
        return table;
      },
    ],
  ])('%s has no faults', async (_, table) => {
    const { container } = await sitDown(table());
    const card = container.querySelector('button[data-card]:not([aria-disabled="true"])');
    if (card) fireEvent.click(card);
    expect(await faultsOf(container)).toEqual([]);
  });
});

/** The reader's car has left the race, another one drives. */
const outOfRace = () => {
  const G = beforePits([1, 3, 5]);
  const [, other] = Object.keys(G.cars) as ['0', '1'];
  G.cars['0'] = { ...G.cars['0']!, space: null, ending: 'noCards' };
  G.left = ['0'];
  G.turn = { ...G.turn, car: other };
  return G;
};

describe('a reader whose car has left the race', () => {
  afterEach(() => act(() => hurry.set(false)));

  test('may go to its end: nothing of the others is shown until something is to be decided again', async () => {
    await sitDown(outOfRace());
    fireEvent.click(screen.getByRole('button', { name: 'To the end of the race' }));
    expect(hurry.get()).toBe(true);
  });

  test('is offered that alone, not whoever still drives or only looks on', async () => {
    await sitDown(outOfRace(), '1');
    expect(screen.queryByRole('button', { name: 'To the end of the race' })).toBeNull();
  });
});
