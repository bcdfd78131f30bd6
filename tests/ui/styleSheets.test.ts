import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SHEETS = readdirSync('ui', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !file.startsWith('dist'))
  .map((file) => ({ file, text: readFileSync(join('ui', file), 'utf8') }));

test('a number is made only of lengths that are px already: of others Safari makes another one', () => {
  const arcs = SHEETS.flatMap(({ text }) => [...text.matchAll(/atan2\([^;{]*/g)].map(([arc]) => arc));
  expect(arcs.length).toBeGreaterThan(0);
  expect(arcs.filter((arc) => /\d(?!px\b)(?:[a-z]+|%)/.test(arc.replaceAll('atan2', '')))).toEqual([]);
});

/** What stands between these brackets, and those in them. */
const INSIDE = String.raw`\((?:[^()]|\([^()]*\))*\)`;

test('what is looked for inside of something styles others by their class: else all of a table is styled anew with every press', () => {
  const rules = SHEETS.flatMap(({ file, text }) =>
    [...text.matchAll(/^[^{}@/*;]+(?=\{)/gm)].flatMap(([rule]) =>
      rule.split(/,(?![^(]*\))/).map((selector) => `${file}: ${selector.trim()}`),
    ),
  );
  const looking = rules.filter((rule) => rule.includes(':has('));
  expect(looking.length).toBeGreaterThan(0);
  const nameless = new RegExp(`:has${INSIDE}[^ >+~]*[ >+~]+(?:[^ >+~]+[ >+~]+)*[^ .[]+$`);
  expect(looking.filter((rule) => nameless.test(rule))).toEqual([]);
  expect(looking.filter((rule) => /: (?:body|html|:root|:global)[^ ]*:has/.test(rule))).toEqual([]);
});

test('nothing but a name is cut after some lines: a sentence is read to its end', () => {
  const clamping = SHEETS.flatMap(({ file, text }) =>
    [...text.matchAll(/([^{}]+)\{[^{}]*line-clamp[^{}]*\}/g)].map(([, rule]) => `${file}: ${rule!.trim()}`),
  );
  expect(clamping.length).toBeGreaterThan(0);
  expect(clamping.filter((rule) => !rule.includes('.name'))).toEqual([]);
});
