/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { justMoved, playersOf, trailsOf } from '../../ui/boards/auf-achse-board/table/players';
import { auctionEndOf, unhurried } from '../../ui/boards/auf-achse-board/moments';
import { Answer } from '../../ui/kit/Answer';
import type { LookBack, LookBacks } from '../../ui/kit/lookBack';
import { pacePreference } from '../../ui/kit/pace';
import { faultsOf } from './browser';
import { comeAndGo, lookAt, matchOf, SEATS, seeStep } from './boardTable';
import { freshBrowser } from './cardTable';
import { said } from './shows';

const match = matchOf();

type Drove = { readonly seat: string; readonly from: string; readonly path: readonly string[] };

/** The step that ends an auction in which somebody has bid, and the seat that takes it. */
const sold = match.steps.findIndex((_, at) => {
  const { log } = lookAt(match, at + 1, null);
  return match.happenings[at]!.some(
    (told, n, all) =>
      told.type === 'won' &&
      (auctionEndOf([...log.slice(0, -1), { ...log.at(-1)!, happenings: all.slice(0, n + 1) }])?.bids
        .length ?? 0) > 1,
  );
});
const by = match.steps[sold]![0];
const other = SEATS.slice(0, 3).find(({ playerID }) => playerID !== by)!.playerID;
const won = match.happenings[sold]!.find(({ type }) => type === 'won') as unknown as {
  seat: string;
  price: number;
};
const winner = SEATS[Number(won.seat)]!.name;

const beat = (count: number) => act(() => jest.advanceTimersByTime(count * 900));
const panel = () => screen.queryByRole('region', { name: 'End of the auction' });

/** Goes on to the moment in which the contract is won: before it somebody may have passed. */
const toTheEnd = () => {
  for (let at = 0; at < 8 && !panel(); at++) beat(1);
};

/** A device that remembers. */
const deviceOf = (): LookBacks => {
  const kept = new Map<string, readonly LookBack[]>();
  return {
    recall: (seat) => kept.get(seat) ?? [],
    keep: (seat, lookBacks) => void kept.set(seat, lookBacks),
  };
};

const whatHappened = () => screen.queryByRole('button', { name: 'What happened?' });
const seeAgain = () => {
  act(() => pacePreference.set('normal'));
  jest.useFakeTimers();
  fireEvent.keyDown(document.body, { key: 'w' });
};

beforeEach(freshBrowser);
afterEach(() => jest.useRealTimers());

describe('the end of an auction (B-7)', () => {
  test.each([
    ['somebody else', other],
    ['the reader', by],
  ])(
    'holds one moment with who won, for what and what is left, when %s brings it about',
    async (_, reader) => {
      await seeStep(match, sold, reader);
      toTheEnd();
      expect(
        within(panel()!).getByRole('heading', { level: 2, name: /gets it!|It is yours!/ }),
      ).toHaveTextContent(reader === won.seat ? 'It is yours!' : `${winner} gets it!`);
      const [pays, keeps] = reader === won.seat ? ['you pay', 'you have left'] : ['pays', 'has left'];
      expect(panel()).toHaveTextContent(
        new RegExp(`${pays} now${String(won.price).replace(/(?=\d{3}$)/, '\\s?')}`),
      );
      expect(panel()).toHaveTextContent(keeps);
      expect(within(panel()!).getAllByRole('listitem').at(-1)).toHaveTextContent(winner);
      expect(said()).toContain(`${winner} gets`);
      beat(3);
      expect(panel()).toBeNull();
    },
  );

  test('B-7.4 says whose right of way decided it', async () => {
    const edged = match.steps.findIndex((_, at) => {
      const { bids = [], caller } = auctionEndOf(lookAt(match, at + 1, null).log) ?? {};
      const [other, last] = bids.slice(-2);
      return last?.seat === caller && other?.line === last?.line && last !== undefined;
    });
    const { bids } = auctionEndOf(lookAt(match, edged + 1, null).log)!;
    const reader = SEATS.slice(0, 3).find(({ playerID }) => playerID !== bids.at(-1)!.seat)!.playerID;
    await seeStep(match, edged, reader);
    toTheEnd();
    expect(panel()).toHaveTextContent(
      `${SEATS[Number(bids.at(-1)!.seat)]!.name} has right of way. With equal`,
    );
  });

  test('Enter goes on at once', async () => {
    await seeStep(match, sold, other);
    toTheEnd();
    act(() => jest.advanceTimersByTime(1));
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(panel()).toBeNull();
  });

  test('where a device is passed round it waits for a press', async () => {
    await seeStep(match, sold, null, { isForAll: true });
    toTheEnd();
    beat(100);
    fireEvent.click(within(panel()!).getByRole('button', { name: /^Go on/ }));
    expect(panel()).toBeNull();
  });

  test('is not shown again when somebody comes to the table or leaves it', () => {
    const before = lookAt(match, sold + 1, other);
    const after = { ...before, seats: before.seats.map((seat) => ({ ...seat, isConnected: true })) };
    expect(unhurried(before, after)).toHaveLength(1);
  });

  test('axe finds nothing wrong with it', async () => {
    const container = await seeStep(match, sold, other);
    toTheEnd();
    jest.useRealTimers();
    expect(panel()).not.toBeNull();
    expect(await faultsOf(container)).toEqual([]);
  });
});

describe('what the others did', () => {
  /** Somebody drives, and the reader looks on. */
  const drive = match.happenings.findIndex((told) => told.some(({ type }) => type === 'drove'));
  const driver = match.steps[drive]![0];
  const looker = SEATS.slice(0, 3).find(({ playerID }) => playerID !== driver)!.playerID;
  const drove = match.happenings[drive]!.find(({ type }) => type === 'drove') as unknown as {
    path: unknown[];
  };

  test('stays on the map: the way, and how many spaces from where it began', async () => {
    const container = await seeStep(match, drive, looker);
    for (let at = 0; at < 6; at++) beat(1);
    expect(container.querySelectorAll('.trail')).toHaveLength(1);
    expect(container.querySelector('.start text')).toHaveTextContent(String(drove.path.length));
  });

  test('stays up to where they drove, though a card has moved the truck since', () => {
    const moves = match.happenings.findIndex((told, at) => {
      const seat = match.steps[at]![0];
      const went = told.findIndex(
        (one) => one.type === 'went' && (one as unknown as { seat: string }).seat === seat,
      );
      return went >= 0 && !told.slice(went).some(({ type }) => type === 'drove');
    });
    expect(moves).toBeGreaterThan(0);
    const { seats, log, view } = lookAt(match, moves + 1, null);
    const mover = match.steps[moves]![0];
    const players = playersOf({ view, log, seats, playerID: null }, i18next.t);
    const way = trailsOf({ log }, players, false).find(({ number }) => number === Number(mover) + 1)!.way;
    expect(way.length).toBeGreaterThan(1);
    expect(way.at(-1)).not.toBe(view.trucks[mover]);
  });

  test('is what a small map shows those who wait, until a sign is put somewhere: then that', () => {
    const looked = (step: number) => {
      const shown = { ...lookAt(match, step + 1, null), playerID: null };
      return justMoved(shown, playersOf(shown, i18next.t));
    };
    const mover = match.steps[drive]![0];
    const told = match.happenings[drive]!.find(({ type }) => type === 'drove') as unknown as Drove;
    expect(told.seat).toBe(mover);
    expect(looked(drive)).toEqual([told.from, ...told.path]);
    const works = match.steps.findIndex(([, move]) => move === 'moveRoadworks');
    expect(works).toBeGreaterThan(0);
    expect(looked(works)).toEqual([match.steps[works]![2]]);
  });

  test('is not marked for whoever drove', async () => {
    const container = await seeStep(match, drive, driver);
    expect(container.querySelector('.trail')).toBeNull();
  });

  test('is shown once more with W, and with the button', async () => {
    await seeStep(match, sold, other);
    toTheEnd();
    for (let at = 0; at < 8; at++) beat(1);
    expect(panel()).toBeNull();
    fireEvent.keyDown(document.body, { key: 'w' });
    toTheEnd();
    expect(panel()).not.toBeNull();
    for (let at = 0; at < 8; at++) beat(1);
    expect(panel()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'What happened?' }));
    toTheEnd();
    expect(panel()).not.toBeNull();
  });
});

describe('what happened since somebody last decided', () => {
  /** Where the auction was called that ends with that step. */
  const called = match.steps.slice(0, sold).findLastIndex(([, move]) => move === 'callAuction');
  const third = SEATS.slice(0, 3).find(
    ({ playerID }) => playerID !== by && playerID !== match.steps[called]![0],
  )!.playerID;

  test('is seen by those who come back to the table, as far as the log reaches', async () => {
    const lookBacks = deviceOf();
    const leave = await comeAndGo(match, called, third, lookBacks);
    expect(whatHappened()).toBeNull();
    leave();
    await comeAndGo(match, sold + 1, third, lookBacks);
    expect(panel()).toBeNull();
    seeAgain();
    toTheEnd();
    expect(panel()).not.toBeNull();
  });

  test.each([by, third])('is all of an auction, bids and passes of %s included', async (reader) => {
    const lookBacks = deviceOf();
    (await comeAndGo(match, called, reader, lookBacks))();
    await comeAndGo(match, sold + 1, reader, lookBacks);
    seeAgain();
    beat(1);
    expect(screen.getByRole('region', { name: 'Auction' })).toBeInTheDocument();
  });

  test('begins with how things stood, and be it one step', async () => {
    const lookBacks = deviceOf();
    (await comeAndGo(match, called, third, lookBacks))();
    await comeAndGo(match, called + 1, third, lookBacks);
    seeAgain();
    expect(screen.queryByRole('region', { name: 'Auction' })).toBeNull();
    beat(1);
    expect(screen.getByRole('region', { name: 'Auction' })).toBeInTheDocument();
  });

  test('begins anew with every other decision', async () => {
    const lookBacks = deviceOf();
    const own = match.steps.findIndex(([seat], at) => at > sold && seat === third);
    (await comeAndGo(match, called, third, lookBacks))();
    (await comeAndGo(match, own, third, lookBacks))();
    await comeAndGo(match, own + 1, third, lookBacks);
    expect(whatHappened()).toBeNull();
  });
});

const no = () => ({ reason: 'over', values: {}, rule: '' });

const answer = (refusal: ReturnType<typeof no> | undefined) => (
  <Answer no={refusal} wordsOf={() => ({ what: 'No.', way: 'Yes.' })} onDismiss={() => {}} />
);

/** A button as far down as that. */
const below = (top: number) => () => ({ left: 600, right: 700, top, bottom: top + 40 }) as DOMRect;
/** Something to press, and what comes of it. */
const table = (refusal: ReturnType<typeof no> | undefined) => (
  <>
    <button>Load</button>
    {answer(refusal)}
  </>
);

describe('why something is refused', () => {
  test('stands beside what was pressed', () => {
    const { container, rerender } = render(table(undefined));
    const button = screen.getByRole('button', { name: 'Load' });
    const box = container.querySelector<HTMLElement>('.answer')!;
    for (const [top, stands] of [
      [200, 250],
      [window.innerHeight - 50, window.innerHeight - 60],
    ] as const) {
      button.getBoundingClientRect = below(top);
      fireEvent.pointerDown(button);
      rerender(table(no()));
      expect([box.style.left, box.style.top]).toEqual(['650px', `${stands}px`]);
    }
  });

  test('lies over no button, whichever part of the table that belongs to, and no farther away than that takes', () => {
    const crowd = (refusal?: ReturnType<typeof no>) => (
      <>
        <main>
          <button>Deal</button>
          <button>Load</button>
          <button>Roll</button>
        </main>
        {answer(refusal)}
      </>
    );
    const { container, rerender } = render(crowd());
    for (const [at, button] of screen.getAllByRole('button').entries())
      button.getBoundingClientRect = below(155 + 45 * at);
    const box = container.querySelector<HTMLElement>('.answer')!;
    box.getBoundingClientRect = () => ({ width: 300, height: 60 }) as DOMRect;
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Load' }));
    rerender(crowd(no()));
    const [left, top] = [parseFloat(box.style.left), parseFloat(box.style.top)];
    expect([left + 300 <= 600, left + 300 > 580, top <= 220, top + 60 >= 220]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  test('is gone after a while, or with Esc, and stands again when it is refused anew', () => {
    jest.useFakeTimers();
    const { rerender } = render(answer(no()));
    expect(said()).toContain('No.');
    act(() => jest.advanceTimersByTime(8000));
    expect(said()).not.toContain('No.');
    rerender(answer(no()));
    expect(said()).toContain('No.');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(said()).not.toContain('No.');
  });

  test('is over with the next press, except one on its own paragraph', () => {
    const pressed = jest.fn();
    const { container } = render(
      <>
        <button>Load</button>
        <Answer no={no()} wordsOf={() => ({ what: 'No.', way: 'Yes.' })} onDismiss={pressed} />
      </>,
    );
    fireEvent.pointerDown(container.querySelector('.answer b')!);
    expect(pressed).not.toHaveBeenCalled();
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Load' }));
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});
