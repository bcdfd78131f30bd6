/** @jest-environment ./tests/jsdom.ts */
import { inQuiet } from '../../ui/shell/whenIdle';

/** Lets everything happen that waits for nothing. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('one thing is done after the other, each in a quiet moment of its own, and one that fails holds up none', async () => {
  const quiet: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (work: () => void) => quiet.push(work) });
  const done: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    done.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  let isOver = false;
  void inQuiet([work('first'), () => Promise.reject(new Error('gone')), work('last')]).then(() => {
    isOver = true;
  });
  await settle();
  expect([done, quiet.length]).toEqual([[], 1]);

  quiet.shift()!();
  await settle();
  expect([done, quiet.length]).toEqual([['first'], 0]);

  ends.shift()!();
  await settle();
  quiet.shift()!();
  await settle();
  expect(done).toEqual(['first']);
  quiet.shift()!();
  await settle();
  expect(done).toEqual(['first', 'last']);
  ends.shift()!();
  await settle();
  expect(isOver).toBe(true);
});
