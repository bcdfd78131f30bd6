/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { readFileSync } from 'node:fs';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { themePreference } from '../../ui/shell/preferences';
import { followTheme } from '../../ui/shell/theme';
import { TopBar } from '../../ui/shell/TopBar';
import { speak, standInForScreen } from './browser';

const shown = () => document.documentElement.dataset.theme;

/** The letters of a device: those asked for are there, or not. */
const standInForLetters = (areThere: boolean) =>
  Object.assign(window, {
    FontFace: class {
      load = () => (areThere ? Promise.resolve() : Promise.reject(new Error('no such letters')));
    },
  });

const grows = () => document.documentElement.dataset.size !== 'fixed';

beforeEach(async () => {
  localStorage.clear();
  standInForScreen();
  standInForLetters(true);
  await speak('en');
});

const beforePaint = () => {
  delete document.documentElement.dataset.theme;
  const script = document.createElement('script');
  script.textContent = readFileSync('ui/early.js', 'utf8');
  document.head.append(script);
  return shown();
};

const links = () =>
  [...document.head.querySelectorAll('link')].map((link) => [
    link.getAttribute('href')!,
    link.rel,
    link.crossOrigin,
  ]);

/** Where a language's words are. */
const say = (code: string) => ({
  lobby: `/lobby.${code}.js`,
  table: `/table.${code}.js`,
  nim: `/nim.${code}.js`,
});

describe('what the first screen needs', () => {
  afterEach(() => {
    for (const added of document.head.querySelectorAll('link, script')) added.remove();
  });

  test.each([
    { path: '/', language: 'fr', expected: ['/lobby.js', '/lobby.css', '/lobby.fr.js'] },
    { path: '/', language: undefined, expected: ['/lobby.js', '/lobby.css', '/lobby.en.js'] },
    {
      path: '/match/nim/1',
      language: 'en',
      expected: ['/games/nim/1', '/table.js', '/table.en.js', '/nim.en.js'],
    },
    { path: '/elsewhere', language: 'en', expected: [] },
  ])('$path in $language is fetched while the program is on its way', ({ path, language, expected }) => {
    const list = document.createElement('script');
    list.id = 'ahead';
    list.type = 'application/json';
    list.textContent = JSON.stringify({
      screens: [
        { path: '^/$', needs: ['/lobby.js', '/lobby.css', 'lobby'] },
        {
          path: '^/match/nim/',
          needs: ['/table.js', 'table', 'nim'],
          asks: { of: '^/match/', at: '/games/' },
        },
      ],
      words: { en: say('en'), fr: say('fr') },
    });
    document.head.append(list);
    window.history.replaceState(null, '', path);
    if (language) window.localStorage.setItem('auf-achse.language', JSON.stringify(language));
    beforePaint();
    // asked otherwise than it is asked for later, a sheet would come twice
    expect(links()).toEqual(
      expected.map((href) =>
        href.endsWith('.js') ? [href, 'modulepreload', null] : [href, 'preload', 'anonymous'],
      ),
    );
  });
});

describe('letters until ours have come', () => {
  test.each([
    { areThere: true, expected: undefined },
    { areThere: false, expected: 'wide' },
  ])('narrow ones at hand: $areThere', async ({ areThere, expected }) => {
    standInForLetters(areThere);
    beforePaint();
    await act(async () => {});
    expect(document.documentElement.dataset.letters).toBe(expected);
    delete document.documentElement.dataset.letters;
  });
});

describe('how large the page is', () => {
  test('it grows with its window only where it is measured as it has grown', () => {
    beforePaint();
    expect(grows()).toBe(false);
    delete document.documentElement.dataset.size;
    Object.defineProperty(Element.prototype, 'currentCSSZoom', { value: 1, configurable: true });
    beforePaint();
    expect(grows()).toBe(true);
    Reflect.deleteProperty(Element.prototype, 'currentCSSZoom');
  });
});

describe('day and night', () => {
  test.each([
    { night: false, theme: 'auto', expected: 'light' },
    { night: true, theme: 'auto', expected: 'dark' },
    { night: true, theme: 'light', expected: 'light' },
    { night: false, theme: 'dark', expected: 'dark' },
  ] as const)(
    'with $theme chosen and night=$night outside the page is $expected, from the first paint on',
    ({ night, theme, expected }) => {
      standInForScreen({ night });
      themePreference.set(theme);
      expect(beforePaint()).toBe(expected);
      const stop = followTheme();
      expect(shown()).toBe(expected);
      stop();
    },
  );

  test('the switch turns the page over; back at what the system says, the system is followed again', async () => {
    const stop = followTheme();
    render(<TopBar />);
    const night = screen.getByRole('button', { name: 'Night driving' });
    fireEvent.click(night);
    expect(night).toHaveAttribute('aria-pressed', 'true');
    // what is coloured anew with it comes after the press has been painted
    expect(shown()).toBe('light');
    await waitFor(() => expect(shown()).toBe('dark'));
    fireEvent.click(night);
    await waitFor(() => expect(shown()).toBe('light'));
    expect(themePreference.get()).toBe('auto');
    stop();
  });
});
