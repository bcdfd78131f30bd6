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

test('what is found inside of something tells a length only to what it is for: all in it would inherit that, and be styled anew', () => {
  const found = SHEETS.flatMap(({ file, text }) =>
    [...text.matchAll(/([^{}@/*;]+)\{([^{}]*)\}/g)].flatMap(([, rule, styles]) =>
      rule!.includes(':has(') && /(?:^|[\s;])--\w/.test(styles!) ? [`${file}: ${rule!.trim()}`] : [],
    ),
  );
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((rule) => !new RegExp(`:has${INSIDE}[^ >+~]*[ >+~]+[^ >+~:]+$`).test(rule))).toEqual(
    [],
  );
});

test('nothing but a name is cut after some lines: a sentence is read to its end', () => {
  const clamping = SHEETS.flatMap(({ file, text }) =>
    [...text.matchAll(/([^{}]+)\{[^{}]*line-clamp[^{}]*\}/g)].flatMap(([, rule]) =>
      rule!.split(',').map((selector) => `${file}: ${selector.trim()}`),
    ),
  );
  expect(clamping.length).toBeGreaterThan(0);
  expect(clamping.filter((selector) => !/\.name(?: \w+)?$/.test(selector))).toEqual([]);
});

/** What a selector styles in the end: its classes, and whether it is drawn before or after them. */
const subjectOf = (selector: string): { classes: readonly string[]; drawn: string | undefined } => {
  const last = selector
    .trim()
    .split(/[ >+~]+/)
    .at(-1)!;
  return { classes: last.match(/\.[\w-]+/g) ?? [], drawn: last.match(/::[\w-]+/)?.[0] };
};

const isPointed = ({ selector }: { readonly selector: string }) => /:hover|:active/.test(selector);

test('what rises or sinks under a pointer has a place to do so from: else the page is laid out and painted anew', () => {
  const moved = SHEETS.flatMap(({ file, text }) =>
    [...text.matchAll(/^\s*([^{}@/*;]+)\{[^{}]*[^-\w]transform: (?!none)[^{}]*\}/gm)].flatMap(([, rule]) =>
      rule!.split(',').map((selector) => ({ file, selector: selector.trim(), ...subjectOf(selector) })),
    ),
  );
  const pointed = moved.filter(isPointed);
  expect(pointed.length).toBeGreaterThan(0);
  const still = moved.filter((one) => !isPointed(one));
  const fromNowhere = pointed.filter(
    ({ file, classes, drawn }) =>
      !still.some(
        (one) =>
          one.file === file && one.drawn === drawn && one.classes.some((name) => classes.includes(name)),
      ),
  );
  expect(fromNowhere.map(({ file, selector }) => `${file}: ${selector}`)).toEqual([]);
});
