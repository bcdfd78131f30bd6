/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { lessonOffered } from '../../ui/kit/lessonProgress';
import { soundAsked, soundPreference, tableSoundPreference } from '../../ui/shell/preferences';
import { LessonNote } from '../../ui/table/LessonNote';
import { SoundNote } from '../../ui/table/SoundNote';
import { speak } from './browser';

beforeEach(async () => {
  localStorage.clear();
  await speak('en');
  await i18next.loadNamespaces('table');
});
afterEach(() => jest.useRealTimers());

const noteAt = (game: string, options: object = {}, isFresh = true) =>
  render(
    <Router hook={memoryLocation({ path: '/local/m' }).hook}>
      <LessonNote game={game} view={{ options }} isFresh={isFresh} otherwise={<SoundNote />} />
    </Router>,
  );

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

test('an advanced table offers the first lesson before the advanced one; either leads back to it', () => {
  const { unmount } = noteAt('ausgebremst', { game: 'advanced' });
  const first = offered();
  unmount();
  noteAt('ausgebremst', { game: 'advanced' });
  expect(offered()).toBe('/learn/ausgebremst/advanced?table=%2Flocal%2Fm');
  expect(first).toBe('/learn/ausgebremst/basic?table=%2Flocal%2Fm');
});

test('at a table online the lesson says that it opens in a new tab, and leads back', () => {
  render(
    <Router hook={memoryLocation({ path: '/match/auf-achse-cards/m' }).hook}>
      <LessonNote game="auf-achse-cards" view={{ options: {} }} isFresh otherwise={null} isBeside />
    </Router>,
  );
  const link = screen.getByRole('link', { name: 'Learn it (opens in a new tab, this table stays open)' });
  expect([link.getAttribute('target'), link.getAttribute('href')]).toEqual([
    '_blank',
    '/learn/auf-achse-cards/first?table=%2Fmatch%2Fauf-achse-cards%2Fm',
  ]);
});

const question = () => screen.queryByText(/^Do you want to hear the table/);

describe('the question about sound', () => {
  test('waits until no lesson is offered, is asked once, and takes no answer for no', () => {
    jest.useFakeTimers();
    const { unmount } = noteAt('auf-achse-cards');
    expect(question()).toBeNull();
    act(() => jest.advanceTimersByTime(30_000));
    expect(question()).toBeVisible();
    expect(soundPreference.get()).toBe(false);
    act(() => jest.advanceTimersByTime(30_000));
    expect(question()).toBeNull();
    unmount();
    noteAt('auf-achse-cards');
    expect(question()).toBeNull();
    expect([soundPreference.get(), tableSoundPreference.get()]).toEqual([false, false]);
  });

  test('comes again where nobody had the time to answer it', () => {
    const { unmount } = render(<SoundNote />);
    unmount();
    render(<SoundNote />);
    expect(question()).toBeVisible();
  });

  test.each([
    ['With sound', true],
    ['No, without sound', false],
  ])('“%s” settles it', (answer, isHeard) => {
    render(<SoundNote />);
    fireEvent.click(screen.getByRole('button', { name: answer }));
    expect(question()).toBeNull();
    expect([soundPreference.get(), tableSoundPreference.get(), soundAsked.get()]).toEqual([
      isHeard,
      isHeard,
      true,
    ]);
  });
});
