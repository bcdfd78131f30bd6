/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { isPaused, type View } from '../../games/auf-achse-cards';
import { gameUi } from '../../ui/boards/auf-achse-cards';
import { stageNotes } from '../../ui/boards/auf-achse-cards/scores/stageNotes';
import type { Snapshot } from '../../ui/kit/match';
import { faultsOf } from './browser';
import { freshBrowser, lookAt, matchOf, seatsFor, sitDown, whenever, windowOf } from './cardTable';
import { match, untouched, freshRound, hand } from './cardMatch';

/** Who has laid just before the step of this number. */
const laidBy = (at: number) => match.steps[at - 1]?.[0] ?? '0';

const paused = (at: number) => at > 0 && isPaused(match.positions[at]!.G as View);

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

describe('what is seen', () => {
  test('a spectator has no hand and nothing to press but the wheel, which is explained', async () => {
    const { played, container } = await sitDown(match, freshRound, null);
    expect(screen.queryByRole('group', { name: 'Your hand' })).toBeNull();
    expect(screen.getByText(/You are watching/)).toBeInTheDocument();
    const wheel = within(container).getByRole('button', { name: 'Start player' });
    expect(within(container).getAllByRole('button')).toEqual([wheel]);
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

  test('the sign tells in one list whom the table waits for', async () => {
    const [waiting] = whenever(
      match,
      (view) =>
        view.raceLaid['0']! && view.counterLaid['0']! && [1, 2, 3].every((seat) => !view.raceLaid[seat]),
    ) as [number];
    await sitDown(match, waiting, '0');
    expect(
      screen.getByRole('heading', { name: 'Waiting for Kemal, Marlene, and Computer' }),
    ).toBeInTheDocument();
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
    expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Start player' })]);
    expect(await faultsOf(container)).toEqual([]);
  });
});
