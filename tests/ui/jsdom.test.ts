/** @jest-environment ./tests/jsdom.ts */
import { createRequire } from 'node:module';
import { namesIn } from '../jsdom';

const sheet = createRequire(__filename)('jsdom/lib/jsdom/browser/default-stylesheet.js') as string;
const SELECTORS = [...sheet.replaceAll(/\/\*.*?\*\/|@.*?;/gs, '').matchAll(/([^{}]+)\{/g)].map(([, one]) =>
  one!.trim(),
);
const NAMES = [...new Set(sheet.match(/\b[a-z]\w*\b/g))];

/** Puts elements of that name where the rules of jsdom make a difference of it: alone, and inside its like. */
const addAll = (name: string): void => {
  document.body.append(document.createElement(name));
  for (const above of ['article', 'section', 'ul', 'ol', 'table', 'ruby', 'select']) {
    const outer = document.createElement(above);
    outer.toggleAttribute('disabled', true);
    outer.append(document.createElement(name));
    document.body.append(outer);
  }
};

test('a rule of jsdom holds for no element whose name it does not say', () => {
  expect(SELECTORS).toHaveLength(120);
  for (const name of NAMES) addAll(name);
  const wrong = SELECTORS.flatMap((selector) => {
    const names = namesIn(selector);
    return [...document.querySelectorAll(selector)]
      .filter(({ localName }) => names?.has(localName) === false)
      .map(({ localName }) => `${selector}: ${localName}`);
  });
  expect(wrong).toEqual([]);
  document.body.replaceChildren();
});

test.each([
  ['div', ['div']],
  ['td, th', ['td', 'th']],
  ['article aside h1,\nnav > H1', ['h1']],
  ['input[type="hidden"]:disabled, button:active', ['input', 'button']],
  ['textarea[dir=auto]', ['textarea']],
  ['[hidden]', undefined],
  ['div, .shown', undefined],
  ['dialog:not([open])', undefined],
  ['a[title="b, c"]', undefined],
])('%s names those it may hold for', (selector, names) => {
  expect(namesIn(selector)).toEqual(names && new Set(names));
});

test('a style is asked for once, and anew when the document has changed', () => {
  const box = document.createElement('p');
  document.body.append(box);
  const style = getComputedStyle(box);
  expect(style).toMatchObject({ display: 'block', visibility: 'visible' });
  expect(getComputedStyle(box)).toBe(style);
  document.body.style.visibility = 'hidden';
  expect(getComputedStyle(box).visibility).toBe('hidden');
  box.toggleAttribute('hidden', true);
  expect(getComputedStyle(box).display).toBe('none');
  document.body.removeAttribute('style');
  expect(getComputedStyle(box).visibility).toBe('visible');
});
