/** @jest-environment ./tests/jsdom.ts */
import { afterPaint } from '../../ui/shell/afterPaint';

const done: string[] = [];

const ask = (...names: readonly string[]) => {
  for (const name of names) afterPaint(() => void done.push(name));
};

/** A page that is painted when it is told, or, out of sight, not at all. */
const standInForPaint = () => {
  const frames: FrameRequestCallback[] = [];
  window.requestAnimationFrame = (frame) => frames.push(frame);
  return () => {
    for (const frame of frames.splice(0)) frame(0);
  };
};

beforeEach(() => {
  jest.useFakeTimers();
  done.splice(0);
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

test('what takes long is done after the page has been painted, all of it in one go and in its order', () => {
  const paint = standInForPaint();
  ask('one', 'other');
  jest.advanceTimersByTime(10);
  expect(done).toEqual([]);
  paint();
  expect(done).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(done).toEqual(['one', 'other']);
  ask('third');
  expect(done).toEqual(['one', 'other']);
  paint();
  jest.advanceTimersByTime(1);
  expect(done).toEqual(['one', 'other', 'third']);
});

test('a page out of sight, which is not painted, does it all the same, and once', () => {
  const paint = standInForPaint();
  ask('hidden');
  jest.advanceTimersByTime(100);
  expect(done).toEqual(['hidden']);
  paint();
  jest.runAllTimers();
  expect(done).toEqual(['hidden']);
});
