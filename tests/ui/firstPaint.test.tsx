/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { readFileSync } from 'node:fs';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { themePreference } from '../../ui/shell/preferences';
import { followTheme } from '../../ui/shell/theme';
import { TopBar } from '../../ui/shell/TopBar';
import { showOurFonts } from '../../ui/shell/ourFonts';
import { speak, standInForScreen } from './browser';

const shown = () => document.documentElement.dataset.theme;

/** The fonts of a device; how often they were searched is returned. */
const standInForLetters = (...installed: readonly string[]) => {
  const searched = jest.fn();
  Object.assign(window, {
    FontFace: class {
      constructor(_: string, source: string) {
        this.load = () => {
          searched();
          return installed.some((font) => source.includes(`local('${font}')`))
            ? Promise.resolve()
            : Promise.reject(new Error('no such letters'));
        };
      }
      load: () => Promise<void>;
    },
  });
  return searched;
};

const shownFonts = () => document.documentElement.dataset.fonts;

/** Stands in for a font of the page; `arrive` lets it load. */
const fontCalled = (family: string) => {
  let arrive: (() => void) | undefined;
  const load = jest.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
  return { face: { family, weight: '600', load }, arrive: () => act(async () => arrive?.()) };
};

const grows = () => document.documentElement.dataset.size !== 'fixed';

beforeEach(async () => {
  localStorage.clear();
  standInForScreen();
  standInForLetters('Arial');
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
    { installed: ['DejaVu Sans', 'Noto Sans', 'Roboto'], expected: undefined },
    { installed: ['DejaVu Sans', 'Noto Sans'], expected: 'open' },
    { installed: ['Open Sans Regular'], expected: 'open' },
    { installed: ['DejaVu Sans'], expected: 'wide' },
    { installed: ['Comic Sans MS'], expected: 'other' },
  ])('a device with $installed', async ({ installed, expected }) => {
    const searched = standInForLetters(...installed);
    beforePaint();
    await act(async () => {});
    expect(document.documentElement.dataset.letters).toBe(expected);
    expect(searched.mock.calls.length).toBeLessThanOrEqual(3);
    delete document.documentElement.dataset.letters;
  });

  test('ours are shown once the last of them is there, the extended ones only for their letters', async () => {
    const [text, sign] = [fontCalled('Barlow'), fontCalled('Barlow Condensed')];
    const others = [fontCalled('Barlow Extended'), fontCalled('Like Barlow')].map(({ face }) => face);
    const load = jest.fn(async () => []);
    const faces = [text.face, sign.face, ...others];
    Object.defineProperty(document, 'fonts', {
      value: { [Symbol.iterator]: () => faces[Symbol.iterator](), load },
      configurable: true,
    });
    document.body.innerHTML = '<noscript>řidič</noscript><div id="root">Lisa</div>';
    await act(async () => void showOurFonts());
    await text.arrive();
    expect(shownFonts()).toBeUndefined();
    await sign.arrive();
    expect(shownFonts()).toBe('ours');
    expect(load.mock.calls).toEqual([['600 1em Barlow Extended', 'Lisa']]);
    expect(others.map((face) => face.load.mock.calls.length)).toEqual([0, 0]);
    delete document.documentElement.dataset.fonts;
    Reflect.deleteProperty(document, 'fonts');
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
