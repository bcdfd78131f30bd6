/** @jest-environment ./tests/jsdom.ts */
import { createRequire } from 'node:module';
import { namesIn } from '../jsdom';

const sheet = createRequire(__filename)('jsdom/lib/jsdom/browser/default-stylesheet.js') as string;
const SELECTORS = [...sheet.replaceAll(/\/\*.*?\*\/|@.*?;/gs, '').matchAll(/([^{}]+)\{/g)].map(([, one]) =>
  one!.trim(),
);
const NAMES = [...new Set(sheet.match(/\b[a-z]\w*\b/g))];

/** An element of that name, in all that the rules of jsdom make a difference of: itself, and inside its like. */
const elementsOf = (name: string): readonly Element[] => {
  const [plain, inner] = [document.createElement(name), document.createElement(name)];
  for (const above of ['article', 'section', 'ul', 'ol', 'table', 'ruby', 'select']) {
    const outer = document.createElement(above);
    outer.toggleAttribute('disabled', true);
    outer.append(plain.cloneNode(), inner.cloneNode());
    document.body.append(outer);
  }
  return [plain, ...document.body.querySelectorAll(name)];
};

test('a rule of jsdom holds for no element whose name it does not say', () => {
  expect(SELECTORS).toHaveLength(120);
  const elements = NAMES.flatMap(elementsOf);
  const wrong = SELECTORS.flatMap((selector) => {
    const names = namesIn(selector);
    return elements
      .filter((element) => names?.has(element.localName) === false && element.matches(selector))
      .map(({ localName }) => `${selector}: ${localName}`);
  });
  expect(wrong).toEqual([]);
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
