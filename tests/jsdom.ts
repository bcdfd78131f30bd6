import { createRequire } from 'node:module';
import { format } from 'node:util';
import JsdomEnvironment from 'jest-environment-jsdom';

type Holds = (element: { readonly localName: string }, selector: string) => boolean;

/** The last name in a part of a selector that is as plain as those of jsdom's own rules. */
const LAST_NAME = /^(?:.*[\s>])?([a-z]\w*)[^\s>]*$/i;

/**
 * What may stand before or after a name without adding another: `="a value"` and pseudo-classes without arguments.
 */
const PLAIN = /^[\w\s,>:[\]-]+$/;

/** The names of the elements a selector may match. Undefined if that is not obvious. */
export const namesIn = (selector: string): ReadonlySet<string> | undefined => {
  const plain = selector.replaceAll(/="?\w+"?\]/g, ']');
  if (!PLAIN.test(plain)) return undefined;
  const names = plain.split(',').map((part) => LAST_NAME.exec(part.trim())?.[1]?.toLowerCase());
  return names.every((name) => name !== undefined) ? new Set(names) : undefined;
};

/** Tests only elements whose name the selector may match. */
const onlyWhereNamed = (holds: Holds): Holds => {
  const known = new Map<string, ReadonlySet<string> | undefined>();
  return (element, selector) => {
    if (!known.has(selector)) known.set(selector, namesIn(selector));
    return known.get(selector)?.has(element.localName.toLowerCase()) === false
      ? false
      : holds(element, selector);
  };
};

/**
 * A module of jsdom. jsdom itself is loaded with the first environment, and uses what is changed here before that.
 */
const jsdom = (path: string): unknown => createRequire(__filename)(`jsdom/lib/jsdom/${path}`);

/** jsdom tests each of its 120 rules on each element whenever the document has changed. */
const selectors = jsdom('living/helpers/selectors.js') as { matchesDontThrow: Holds };
selectors.matchesDontThrow = onlyWhereNamed(selectors.matchesDontThrow);

/**
 * jsdom computes twelve colours for every style request, each up to the root: without the style sheets, which it does
 * not read, they mean nothing.
 */
const { propertiesWithResolvedValueImplemented: resolved } = jsdom('living/helpers/style-rules.js') as {
  propertiesWithResolvedValueImplemented: Record<string, { readonly computedValue: string }>;
};
for (const [property, { computedValue }] of Object.entries(resolved))
  if (computedValue === 'computed-color') delete resolved[property];

type Styled = {
  /** The styles jsdom has computed since the last change of the document. */
  readonly _styleCache: object | null;
};

const { implForWrapper } = jsdom('living/generated/utils.js') as {
  implForWrapper: (document: Document) => Styled;
};

type Ask = (element: Element, pseudo?: string | null) => CSSStyleDeclaration;

/**
 * Queries by role ask for the style of every element and all its ancestors: it stays the same until the document
 * changes.
 */
const askedOnce = (ask: Ask): Ask => {
  const known = new WeakMap<object, WeakMap<Element, CSSStyleDeclaration>>();
  const foundSince = ({ ownerDocument }: Element) => {
    const { _styleCache: change } = implForWrapper(ownerDocument);
    if (change && !known.has(change)) known.set(change, new WeakMap());
    return change && known.get(change)!;
  };
  return (element, pseudo) => {
    if (pseudo) return ask(element, pseudo);
    const held = foundSince(element)?.get(element);
    if (held) return held;
    const style = ask(element);
    foundSince(element)?.set(element, style);
    return style;
  };
};

/** The parts of a test event that are used here. */
type TestEvent = { readonly name: string; readonly test?: { readonly errors: unknown[] } };

/** The browser for tests of pages. A test fails with whatever React and other libraries report while it runs. */
export default class Browser extends JsdomEnvironment {
  private readonly complaints: Error[] = [];

  override async setup(): Promise<void> {
    await super.setup();
    const { global: window } = this;
    window.getComputedStyle = askedOnce(window.getComputedStyle.bind(window));
    for (const kind of ['error', 'warn'] as const)
      window.console[kind] = (...said: unknown[]) => {
        this.complaints.push(new Error(`console.${kind}: ${format(...said)}`));
      };
  }

  readonly handleTestEvent = ({ name, test }: TestEvent): void => {
    if (name.startsWith('test_fn_') && name !== 'test_fn_start')
      test?.errors.push(...this.complaints.splice(0));
  };
}
