/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { lessonOffered } from '../../ui/kit/lessonProgress';
import { LessonNote } from '../../ui/table/LessonNote';
import { speak } from './browser';

beforeEach(async () => {
  localStorage.clear();
  await speak('en');
  await i18next.loadNamespaces('table');
});
afterEach(() => jest.useRealTimers());

const noteAt = (game: string, options: object = {}, isFresh = true) =>
  render(<LessonNote game={game} view={{ options }} isFresh={isFresh} />);

const offered = () => screen.queryByRole('link', { name: 'Learn it' })?.getAttribute('href');

test('a lesson is offered at the first table only, while nobody has played, and goes by itself', () => {
  jest.useFakeTimers();
  const { unmount } = noteAt('auf-achse-cards');
  expect(offered()).toMatch(/^\/learn\/auf-achse-cards\//);
  act(() => jest.advanceTimersByTime(29_000));
  expect(offered()).toBeDefined();
  act(() => jest.advanceTimersByTime(1000));
  expect(offered()).toBeUndefined();
  unmount();
  noteAt('auf-achse-cards');
  expect(offered()).toBeUndefined();
});

test('a table on which somebody has played offers none', () => {
  noteAt('auf-achse-board', {}, false);
  expect(offered()).toBeUndefined();
  expect(lessonOffered.get()).toEqual([]);
});

test('an advanced table offers the first lesson before the advanced one', () => {
  const { unmount } = noteAt('ausgebremst', { game: 'advanced' });
  const first = offered();
  unmount();
  noteAt('ausgebremst', { game: 'advanced' });
  expect(offered()).toBe('/learn/ausgebremst/advanced');
  expect(first).not.toBe(offered());
});
