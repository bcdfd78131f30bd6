/** @jest-environment ./tests/jsdom.ts */
import { act, renderHook } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import type { LogEntry, Snapshot } from '../../ui/kit/match';
import type { Film, Spot } from '../../ui/replay/film';
import { useStory } from '../../ui/replay/useStory';
import { freshBrowser } from './cardTable';

const LENGTH = 1000;

/** A long match of steps of which two things are seen, one after the other. */
const log = Array.from({ length: LENGTH }, (_, place): LogEntry => {
  const happenings = [{ type: 'first' }, { type: 'second' }];
  return { seat: '0', move: 'go', args: [], happenings, place };
});
const film: Film = {
  seats: [],
  logTo: (step) => log.slice(0, step),
  events: [],
  length: LENGTH,
  momentsOf: (step) =>
    [1, 2].map((seen) => {
      const entry = log[step - 1];
      return {
        log: entry ? [{ ...entry, happenings: entry.happenings.slice(0, seen) }] : [],
      } as unknown as Snapshot;
    }),
};
const narrate = jest.fn(({ place, happenings }: LogEntry) =>
  happenings.map(({ type }) => ({ text: `**${place! + 1}** ${type}` })),
);
/** How many steps have been told by now. */
const places = () => new Set(narrate.mock.calls.map(([{ place }]) => place)).size;
const t = ((key: string) => key) as never;

const wrapper = ({ children }: { readonly children: ReactNode }) => <Suspense>{children}</Suspense>;

const storyAt = async (spot: Spot, of = film) => {
  let hook!: ReturnType<typeof renderHook<ReturnType<typeof useStory>, Spot>>;
  await act(async () => {
    hook = renderHook((at: Spot) => useStory(of, at, narrate, t), { wrapper, initialProps: spot });
  });
  return hook;
};

beforeEach(async () => {
  await freshBrowser();
  narrate.mockClear();
});

test('is told no further than it is seen, wherever in a long match one looks', async () => {
  const { result, rerender } = await storyAt({ step: 500, moment: 1 });
  expect(places()).toBeLessThan(100);
  expect(result.current.said).toBe('500 second');
  rerender({ step: LENGTH, moment: 1 });
  expect(result.current.said).toBe('1000 second');
  expect(result.current.lines.at(-1)!.text).toBe('**1000** second');
  expect(places()).toBeLessThan(200);
});

test('is told line by line, and every line leads to its place', async () => {
  const { result } = await storyAt({ step: 500, moment: 0 });
  const { lines, isTold, current, said, spotOf } = result.current;
  expect(said).toBe('500 first');
  expect(lines.find(({ id }) => id === current)!.text).toBe('**500** first');
  expect(lines.findLast(isTold)!.text).toBe('**500** first');
  const later = lines.find(({ text }) => text === '**512** second')!;
  expect(isTold(later)).toBe(false);
  expect(spotOf(later)).toEqual({ step: 512, moment: 1 });
});

test('goes on where somebody reads on, to the ends and no further', async () => {
  const { result, rerender } = await storyAt({ step: 70, moment: 1 });
  const first = result.current.lines[0]!.step;
  expect(first).toBeGreaterThan(1);
  act(() => result.current.more('before'));
  expect(result.current.lines[0]!.step).toBe(1);
  const last = result.current.lines.at(-1)!.step;
  act(() => result.current.more('after'));
  expect(result.current.lines.at(-1)!.step).toBeGreaterThan(last);
  const { lines } = result.current;
  act(() => result.current.more('before'));
  expect(result.current.lines).toBe(lines);
  rerender({ step: 0, moment: 0 });
  expect(result.current.said).toBe('');
});

test('of what is seen at once the first line is marked, and at the end the last, which tells how it came out', async () => {
  const atOnce: Film = { ...film, momentsOf: (step) => film.momentsOf(step).slice(1) };
  const { result, rerender } = await storyAt({ step: 500, moment: 0 }, atOnce);
  const marked = () => result.current.lines.find(({ id }) => id === result.current.current)!.text;
  expect(marked()).toBe('**500** first');
  rerender({ step: LENGTH, moment: 0 });
  expect(marked()).toBe('**1000** second');
  expect(result.current.said).toBe('1000 first. 1000 second');
  rerender({ step: LENGTH - 1, moment: 0 });
  expect(marked()).toBe('**999** first');
});
