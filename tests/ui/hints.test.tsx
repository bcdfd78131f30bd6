/** @jest-environment ./tests/jsdom.ts */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cardGame } from '../../games/auf-achse-cards';
import type { Advice } from '../../games/shared/bots/advice';
import { givesHints } from '../../games/shared/conduct';
import type { LegalMove } from '../../games/shared/legality';
import { gameUi } from '../../ui/boards/auf-achse-cards';
import { ExpertContext, verdictOf, type Expert } from '../../ui/kit/hints/hints';
import { faultsOf } from './browser';
import { freshBrowser, lookAt, matchOf, whenever, windowOf } from './cardTable';
import { Room, Seated } from './seated';

const match = matchOf();
const [at] = whenever(match, (view) => cardGame.legalMoves(view, '0').length > 8) as [number];
const now = lookAt(match, at, '0');
const legal = cardGame.legalMoves(now.view, '0');
const card = (move: string, n: number) => legal.filter((one) => one.move === move)[n]!;

const adviceOf = (moves: readonly LegalMove[], chance: number): Advice => ({
  moves,
  chance,
  reasons: [{ because: 'addsNothing' }],
});
const ADVICE = [
  adviceOf([card('layRace', 0), card('layCounter', 1)], 0.41),
  adviceOf([card('layRace', 2), card('layCounter', 3)], 0.4),
  adviceOf([card('layRace', 4), card('layCounter', 5)], 0.31),
];

type Given = {
  readonly expert?: Expert | undefined;
  readonly open?: readonly LegalMove[];
  readonly seen?: typeof now;
};

const Table = ({ expert, open = legal, seen = now }: Given) => (
  <Room of={cardGame.id}>
    <ExpertContext value={expert}>
      <Seated at={{ game: cardGame, gameUi }} seen={seen} legal={open} />
    </ExpertContext>
  </Room>
);

const sitDown = async (given: Given) => {
  let shown!: ReturnType<typeof render>;
  await act(async () => {
    shown = render(<Table {...given} />);
  });
  return { ...shown, user: userEvent.setup() };
};

const panel = () => screen.queryByRole('region', { name: 'What would you do?' });

beforeEach(async () => {
  await freshBrowser();
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
  windowOf(1440, 900);
});

test('the key H asks, and says in words how good each suggestion is and why', async () => {
  const expert = jest.fn(async () => ADVICE);
  const { user, container } = await sitDown({ expert });
  await user.keyboard('h');
  expect(expert).toHaveBeenCalledWith(now.view, '0');
  const rows = within(panel()!).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^A.*the best.*41%.*adds nothing/),
    expect.stringMatching(/^B.*almost as good.*40%/),
    expect.stringMatching(/^C.*10% worse.*31%/),
  ]);
  expect(screen.getByRole('button', { name: 'Hint' }).getAttribute('aria-pressed')).toBe('true');
  expect(await faultsOf(container)).toEqual([]);
  await user.keyboard('h');
  expect(panel()).toBeNull();
});

/** The same for a trip that may not be looked at. */
const unseen = (one: Advice) => ({
  ...one,
  reasons: [{ because: 'unseen', card: 70 }, ...one.reasons],
});

test('what holds for all that is advised is said once', async () => {
  const { user } = await sitDown({ expert: async () => ADVICE.map(unseen) });
  await user.keyboard('h');
  expect(panel()!.textContent.match(/you cannot look at your trip/gi)?.length).toBe(1);
  expect(panel()!.textContent.match(/adds nothing/g)?.length).toBe(ADVICE.length);
});

test('chances that are too rough to be told put in order, and no more', async () => {
  const { user } = await sitDown({ expert: async () => ADVICE.map((one) => ({ ...one, isRough: true })) });
  await user.keyboard('h');
  const rows = within(panel()!).getAllByRole('listitem');
  expect(rows.map((row) => /the best|almost|worse/.exec(row.textContent)?.[0])).toEqual([
    'the best',
    undefined,
    undefined,
  ]);
  expect(panel()!.textContent).not.toMatch(/%|Percent/);
  expect(panel()!.textContent).toContain('Press one');
});

test('a key puts what is advised into its bays, and plays nothing', async () => {
  const { user, container } = await sitDown({ expert: async () => ADVICE });
  await user.keyboard('h');
  await user.keyboard('2');
  const staged = [...container.querySelectorAll('[data-place^="bay-"] [data-card]')];
  expect(staged.map((one) => one.getAttribute('data-card'))).toEqual(
    ADVICE[1]!.moves.map(({ args }) => args[0]),
  );
  await user.keyboard('{Escape}');
  expect(panel()).toBeNull();
});

test('while the expert thinks there are rows without words; another position ends it', async () => {
  let answer!: (advice: readonly Advice[]) => void;
  const expert = () => new Promise<readonly Advice[]>((resolve) => void (answer = resolve));
  const { user, rerender } = await sitDown({ expert });
  await user.keyboard('h');
  expect(panel()!.getAttribute('aria-busy')).toBe('true');
  expect(within(panel()!).queryAllByRole('listitem')).toEqual([]);
  await act(async () => rerender(<Table expert={expert} seen={lookAt(match, at + 1, '0')} />));
  expect(panel()).toBeNull();
  await act(async () => answer(ADVICE));
  expect(panel()).toBeNull();
});

test('with one thing to do no hint is offered, and an expert that fails has no advice', async () => {
  const expert = jest.fn(async () => Promise.reject(new Error('tired')));
  const { user, rerender } = await sitDown({ expert, open: legal.slice(0, 1) });
  expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull();
  await user.keyboard('h');
  expect(panel()).toBeNull();
  expect(expert).not.toHaveBeenCalled();
  await act(async () => rerender(<Table expert={expert} />));
  await user.keyboard('h');
  expect(panel()!.textContent).toContain('no advice');
});

test('where hints are not given there is no button and no key', async () => {
  const { user } = await sitDown({});
  expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull();
  await user.keyboard('h');
  expect(panel()).toBeNull();
});

test('hints are given at one device and against computers alone, unless the table has agreed otherwise', () => {
  expect(givesHints(undefined, { people: 4, isOneDevice: true })).toBe(true);
  expect(givesHints(undefined, { people: 1, isOneDevice: false })).toBe(true);
  expect(givesHints(undefined, { people: 2, isOneDevice: false })).toBe(false);
  expect(givesHints(true, { people: 2, isOneDevice: false })).toBe(true);
  expect(givesHints(false, { people: 1, isOneDevice: true })).toBe(false);
});

test('less than two points apart is almost as good', () => {
  const advice = [0.4, 0.39, 0.38].map((chance) => adviceOf([], chance));
  expect(verdictOf(advice, 1)).toEqual({ key: 'almost', points: 1 });
  expect(verdictOf(advice, 2)).toEqual({ key: 'worse', points: 2 });
});
