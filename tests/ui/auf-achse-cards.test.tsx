/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { cardGame, isPaused, type CardHappening, type View } from '../../games/auf-achse-cards';
import { gameUi } from '../../ui/boards/auf-achse-cards';
import { stageNotes } from '../../ui/boards/auf-achse-cards/scores/stageNotes';
import type { Snapshot } from '../../ui/kit/match';
import { pacePreference } from '../../ui/kit/pace';
import { faultsOf } from './browser';
import { freshBrowser, has, lookAt, matchOf, seatsFor, sitDown, whenever, windowOf } from './cardTable';

const match = matchOf();

const untouched = ({ raceLaid, counterLaid }: View) =>
  ![raceLaid, counterLaid].flatMap((laid) => Object.values(laid)).some(Boolean);

/** Somewhere in the second stage, before anybody has laid a card. */
const [freshRound] = whenever(match, (view) => view.stage === 2 && view.round === 2 && untouched(view)) as [
  number,
];

/** Who has laid just before the step of this number. */
const laidBy = (at: number) => match.steps[at - 1]?.[0] ?? '0';

const paused = (at: number) => at > 0 && isPaused(match.positions[at]!.G as View);

const hand = () => screen.getByRole('group', { name: 'Your hand' });

const cards = () => within(hand()).getAllByRole('button');

/** Which card a button lies on. */
const idOf = (button: HTMLElement) => button.parentElement!.dataset['card'];

const bay = (name: RegExp) => screen.getByRole('button', { name });

const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

/** How much the log tells, and how many counter cards lie face down. */
const logged = () => screen.getByTestId('log').dataset['told'];
const faces = () => document.querySelectorAll('[data-card^="sealed-"][aria-label="Face-down card"]').length;

const counted = () =>
  screen.getByRole('img', { name: /^Counter: [−\d]+ of 250 km$/ }).getAttribute('aria-label');

const notesOn = (
  races: Record<string, readonly (number | 'rest' | 'clearRoad')[]>,
  scores: Record<string, number>,
) =>
  stageNotes(
    {
      type: 'stageEnd',
      stage: 2,
      why: 'limit',
      total: 200,
      startPlayer: '0',
      next: '1',
      races: races as never,
      scores,
    },
    { scores: { '0': [300, 0], '1': [100, 300] } } as never,
  );

beforeEach(freshBrowser);

describe('laying cards', () => {
  test.each<[string, (view: View) => boolean]>([
    ['before a card is laid', (view) => view.stage === 2 && view.round === 2 && untouched(view)],
    ['with one in the race', (view) => view.raceLaid['0']! && !view.counterLaid['0']],
    ['with one for the counter', (view) => view.counterLaid['0']! && !view.raceLaid['0']],
    ['in a pause that owes two', (view) => isPaused(view) && view.extra['0'] === 2],
    ['in a pause that owes none', (view) => isPaused(view) && view.extra['0'] === 0],
  ])('a card goes into a bay exactly when its move is listed: %s', async (_, holds) => {
    const at = whenever(match, holds)[0]!;
    const { view } = lookAt(match, at, '0');
    const legal = cardGame.legalMoves(view, '0');
    const { played } = await sitDown(match, at, '0');
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
    othersPlay(6);
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
    expect(screen.getByRole('button', { name: 'Lay for the counter' })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Lay for the counter' }));
    expect(played).toEqual([{ move: 'layCounter', args: [id] }]);
    expect(bay(/^Counter: .* lies here/)).toHaveAttribute('aria-disabled', 'true');
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

describe('what is seen', () => {
  test('a spectator has no hand and nothing to press', async () => {
    const { played, container } = await sitDown(match, freshRound, null);
    expect(screen.queryByRole('group', { name: 'Your hand' })).toBeNull();
    expect(screen.getByText(/You are watching/)).toBeInTheDocument();
    expect(within(container).queryAllByRole('button')).toEqual([]);
    expect(played).toEqual([]);
  });

  test.each([
    ['a desk', 1440, 900],
    ['a phone', 390, 844],
  ])("an opponent's race counts what lies face down, as one's own does: %s", async (_, width, height) => {
    windowOf(width, height);
    for (const at of [
      whenever(match, ({ round, raceLaid }, at) => round > 1 && laidBy(at) !== '0' && raceLaid[laidBy(at)]!),
      whenever(match, (_, at) => laidBy(at) !== '0' && paused(at - 1) && paused(at)),
    ].map(([first]) => first!)) {
      const { container, unmount } = await sitDown(match, at, '0');
      const { length } = (match.positions[at]!.G as View).races[laidBy(at)]!;
      const opponent = container.querySelector(`[data-place="seat-${laidBy(at)}"]`);
      expect(opponent).toHaveTextContent(new RegExp(`Trip ?${length}\\D`));
      unmount();
    }
  });

  test('with the option memory not even the own trip can be read', async () => {
    const remembered = matchOf({ options: { ownRace: 'memory' } });
    const [late] = whenever(remembered, (view) => view.races['0']!.length > 1 && untouched(view)) as [number];
    await sitDown(remembered, late, '0');
    const race = screen.getByRole('region', { name: 'Your trip' });
    expect(within(race).getByRole('img', { name: /face-down cards/ })).toBeInTheDocument();
    expect(race).toHaveTextContent('remember what you have laid');
    expect(race.querySelector('[data-face]:not([data-face="back"])')).toBeNull();
  });

  test('the sign tells whom the table waits for', async () => {
    const [waiting] = whenever(
      match,
      (view) =>
        view.raceLaid['0']! && view.counterLaid['0']! && !view.raceLaid['1'] && view.counterLaid['2']!,
    ) as [number];
    await sitDown(match, waiting, '0');
    expect(screen.getByRole('heading', { name: 'Waiting for Kemal' })).toBeInTheDocument();
  });
});

describe('the score sheet', () => {
  const [scored] = whenever(
    match,
    (view, at) =>
      view.stage === 3 &&
      at > 0 &&
      match.happenings[at - 1]!.length > 0 &&
      untouched(view) &&
      view.round === 1,
  ) as [number];

  test('stands after every stage until it is closed, and stays closed when the table is set up again', async () => {
    const first = await sitDown(match, scored, '0');
    expect(screen.getByRole('heading', { level: 1, name: 'Stage 2 is over' })).toHaveFocus();
    expect(screen.getAllByRole('listitem', { current: false }).length).toBeGreaterThan(4);
    await userEvent.click(screen.getByRole('button', { name: 'On to stage 3' }));
    expect(hand()).toBeInTheDocument();
    first.unmount();
    await sitDown(match, scored, '0');
    expect(hand()).toBeInTheDocument();
  });

  test('is not shown again to somebody who has laid a card since', async () => {
    const [later] = whenever(match, (view, at) => at > scored && view.raceLaid['1']! && view.stage === 3) as [
      number,
    ];
    await sitDown(match, later, '1');
    expect(screen.queryByRole('heading', { name: 'Stage 2 is over' })).toBeNull();
  });

  test('tells who leads, whose stage it was and what a break has cost', () => {
    expect(notesOn({ '0': [90, 120, 'clearRoad'], '1': [80, 100, 120] }, { '0': 0, '1': 300 })).toEqual([
      { kind: 'takesLead', seats: ['1'], values: { km: 400, by: 100 } },
      { kind: 'best', seats: ['1'], values: { km: 300 } },
      { kind: 'lost', seats: ['0'], values: { km: 210, by: 'action' }, rule: 'K-4.4' },
    ]);
  });

  test('after the last stage the winner and the way on', async () => {
    await sitDown(match, match.positions.length - 1, '0');
    const { winners } = match.positions.at(-1)!.ctx.gameover as { winners: string[] };
    const names = winners.map((seat) => seatsFor(4)[Number(seat)]!.name);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(names[0]!);
    expect(screen.getByRole('button', { name: 'Rematch' })).toBeInTheDocument();
  });
});

describe('a reveal', () => {
  /** The last card of the round goes to a race: what is turned up then does not depend on it. */
  const [almost] = whenever(match, (_, at) => {
    const [seat, move] = match.steps[at] ?? [];
    return seat !== '0' && move === 'layRace' && match.happenings[at]!.at(-1)?.type === 'round';
  }) as [number];

  afterEach(() => jest.useRealTimers());

  test('goes one card at a time, and a press skips to the end', async () => {
    const { othersPlay } = await sitDown(match, almost, '0');
    act(() => pacePreference.set('normal'));
    jest.useFakeTimers();
    const told = match.happenings[almost] as readonly CardHappening[];
    const before = counted();
    othersPlay(1);
    expect(counted()).toBe(before);
    expect(screen.getByRole('heading', { name: 'Revealing the cards' })).toBeInTheDocument();
    const seen = [];
    for (let beat = 0; beat < 3; beat++) {
      act(() => jest.advanceTimersByTime(900));
      seen.push(counted());
    }
    expect(new Set(seen).size).toBeGreaterThan(0);
    act(() => jest.advanceTimersByTime(1));
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole('heading', { name: 'Revealing the cards' })).toBeNull();
    expect(told.length).toBeGreaterThan(3);
  });

  test('tells nothing of a card before its face is up', async () => {
    const { othersPlay } = await sitDown(match, almost, '0');
    act(() => pacePreference.set('normal'));
    jest.useFakeTimers();
    othersPlay(1);
    const [down, before, log, words] = [faces(), counted(), logged(), said().join()];
    act(() => jest.advanceTimersByTime(900));
    expect(faces()).toBe(down - 1);
    expect([counted(), logged(), said().join()]).toEqual([before, log, words]);
    act(() => jest.advanceTimersByTime(360));
    expect(logged()).not.toBe(log);
    expect(faces()).toBe(down - 1);
  });

  test('waits for nothing before the own turn where that is the pace', async () => {
    const { othersPlay } = await sitDown(match, almost, '0');
    act(() => pacePreference.set('turn'));
    othersPlay(1);
    expect(screen.queryByRole('heading', { name: 'Cards are turned up' })).toBeNull();
  });

  test('is over at once for those in a hurry', async () => {
    const { othersPlay } = await sitDown(match, almost, '0');
    othersPlay(1);
    expect(screen.queryByRole('heading', { name: 'Revealing the cards' })).toBeNull();
  });

  test('is read out where there is no log beside the table', async () => {
    windowOf(390, 844);
    const { othersPlay } = await sitDown(match, almost, '0');
    othersPlay(1);
    expect(said().join()).toMatch(/counts|turns up/);
  });
});

describe('for everybody', () => {
  const places = {
    'a fresh round': freshRound,
    'a pause': whenever(match, (view) => isPaused(view) && view.extra['0']! > 0)[0]!,
    'a score sheet': whenever(match, (view) => view.stage === 2)[0]!,
    'the end': match.positions.length - 1,
  };

  test.each(Object.entries(places))('axe finds nothing wrong with %s', async (_, at) => {
    const { container } = await sitDown(match, at, '0');
    expect(await faultsOf(container)).toEqual([]);
  });

  test.each(Object.entries(places))('nor on a phone with %s', async (_, at) => {
    windowOf(390, 844);
    const { container } = await sitDown(match, at, '0');
    expect(await faultsOf(container)).toEqual([]);
  });

  test('nor with a replay, where everything that may be read lies open', async () => {
    const open: Snapshot<View> = {
      ...lookAt(match, freshRound, null),
      view: match.positions[freshRound]!.G as View,
    };
    const { container } = render(
      <Suspense>
        <gameUi.ReplayBoard {...open} />
      </Suspense>,
    );
    expect(await screen.findByRole('list', { name: 'Players' })).toBeInTheDocument();
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(await faultsOf(container)).toEqual([]);
  });
});
