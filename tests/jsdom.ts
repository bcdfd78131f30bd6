import { createRequire } from 'node:module';
import JsdomEnvironment from 'jest-environment-jsdom';

type Holds = (element: { readonly localName: string }, selector: string) => boolean;

/** The last name in a part of a selector as plain as those of jsdom's own rules. */
const LAST_NAME = /^(?:.*[\s>])?([a-z]\w*)[^\s>]*$/i;

/** What may stand before or after a name without adding one: `="a value"` and pseudo-classes that take nothing. */
const PLAIN = /^[\w\s,>:[\]-]+$/;

/** The names of the elements a selector may hold for. Nothing where that is not plain to see. */
export const namesIn = (selector: string): ReadonlySet<string> | undefined => {
  const plain = selector.replaceAll(/="?\w+"?\]/g, ']');
  if (!PLAIN.test(plain)) return undefined;
  const names = plain.split(',').map((part) => LAST_NAME.exec(part.trim())?.[1]?.toLowerCase());
  return names.every((name) => name !== undefined) ? new Set(names) : undefined;
};

/** Asks only about elements whose name can be meant. */
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
 * jsdom tries each of its 120 rules on each element whenever the document has changed, and queries by role ask about every
 * element. jsdom itself is loaded with the first environment, and takes over what stands here then.
 */
const selectors = createRequire(__filename)('jsdom/lib/jsdom/living/helpers/selectors.js') as {
  matchesDontThrow: Holds;
};
selectors.matchesDontThrow = onlyWhereNamed(selectors.matchesDontThrow);

export default JsdomEnvironment;
