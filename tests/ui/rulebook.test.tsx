/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { Router, useRoute } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { Rulebook } from '../../ui/rulebook/Rulebook';
import words from '../../ui/words/en/rulebook.json';
import { anchorsOf, rulebookIn } from './rulebookFiles';

const english = rulebookIn('en');
const rulesHref = (anchor: string) => `/rules/${anchor}`;
const scrolledTo: string[] = [];

const Address = () => {
  const [, params] = useRoute('/rules/:paragraph');
  return <Rulebook rulebook={english} paragraph={params?.paragraph} rulesHref={rulesHref} />;
};

/** Opens the rulebook at an address; answers with the addresses gone to. */
const open = (path: string): string[] => {
  const { hook, history } = memoryLocation({ path, record: true });
  render(
    <Router hook={hook}>
      <Address />
    </Router>,
  );
  return history;
};

const search = (query: string) =>
  userEvent.type(screen.getByRole('searchbox', { name: words.search }), query);
const shown = () => screen.queryAllByRole('listitem').flatMap(({ id }) => id || []);
const followLast = (anchor: string) => userEvent.click(screen.getAllByRole('link', { name: anchor }).at(-1)!);

/** What stands above the ruling of a paragraph, if it has one. */
const aboveRuling = (anchor: string) =>
  within(document.getElementById(anchor)!)
    .queryAllByText(words.ruling)
    .map((mark) => mark.closest('p')!.previousElementSibling?.tagName);

beforeAll(async () => {
  // jsdom lays nothing out and cannot scroll.
  Element.prototype.scrollIntoView = jest.fn(function (this: Element) {
    scrolledTo.push(this.id);
  });
  await i18next.use(initReactI18next).init({
    lng: 'en',
    defaultNS: 'rulebook',
    resources: { en: { rulebook: words } },
    interpolation: { escapeValue: false },
  });
});

beforeEach(() => scrolledTo.splice(0));

describe('reading the rulebook', () => {
  test('every section and paragraph has its id, once', () => {
    open('/rules');
    for (const anchor of anchorsOf(english))
      expect(document.querySelectorAll(`[id="${anchor}"]`)).toHaveLength(1);
    expect(scrolledTo).toEqual([]);
  });

  test('every number leads to its paragraph', () => {
    open('/rules');
    const links = screen.getAllByRole('link');
    expect(links.length).toBeGreaterThan(anchorsOf(english).length);
    for (const link of links) {
      const anchor = /[A-Z]-\d+(\.\d+)?/.exec(link.textContent)![0];
      expect(link).toHaveAttribute('href', rulesHref(anchor));
      expect(document.getElementById(anchor)).not.toBeNull();
    }
  });

  test('opens at the paragraph it is asked for, and offers its address', async () => {
    const user = userEvent.setup();
    open('/rules/K-4.3');
    expect(scrolledTo).toEqual(['K-4.3']);
    const paragraph = document.getElementById('K-4.3')!;
    expect(paragraph).toHaveFocus();
    await user.click(within(paragraph).getByRole('button', { name: words.copyLink }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/rules/K-4.3');
    expect(within(paragraph).getByRole('status')).toHaveTextContent(words.copied);
  });

  test('shows the address where it cannot be copied', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
    open('/rules/K-4.3');
    await user.click(screen.getByRole('button', { name: words.copyLink }));
    expect(await screen.findByText('http://localhost/rules/K-4.3')).toBeVisible();
  });

  test('a followed number ends the search and goes to its paragraph, a second time too', async () => {
    const history = open('/rules');
    await search('everyone is dealt ten');
    expect(shown()).toEqual(['K-7.2']);
    await followLast('K-3.3');
    expect(history.at(-1)).toBe('/rules/K-3.3');
    expect(shown()).toContain('K-1.1');
    await followLast('K-3.3');
    expect(scrolledTo).toEqual(['K-3.3', 'K-3.3']);
  });

  test('rulings are told apart from what is printed', () => {
    open('/rules');
    expect(['K-4.1', 'K-4.3', 'K-3.7'].map(aboveRuling)).toEqual([[], ['P'], [undefined]]);
  });
});

describe('searching the rulebook', () => {
  test.each([
    ['a number', 'k-6.2', ['K-6.2']],
    ['words in any order and case', 'DEALT SHUFFLED', ['K-2.2', 'K-7.2']],
    ['a word of a table', 'climbs', ['K-4.6']],
    ['the name of a section', 'components', ['K-1.1', 'K-1.2']],
    ['apostrophes as they are typed', "nobody's", ['K-2.3']],
  ])('finds paragraphs by %s', async (_, query, anchors) => {
    open('/rules');
    await search(query);
    expect(shown()).toEqual(anchors);
    expect(screen.getAllByRole('status')[0]).toHaveTextContent(String(anchors.length));
  });

  test('finds words with accents by their plain letters, and marks them', async () => {
    render(<Rulebook rulebook={rulebookIn('cs')} rulesHref={rulesHref} />);
    await search('preruseni');
    expect(shown()).toEqual(['K-4.2', 'K-4.3', 'K-4.4', 'K-4.5', 'K-4.6', 'K-5.2']);
    const [mark] = within(document.getElementById('K-4.2')!).getAllByText('přerušení');
    expect(mark!.tagName).toBe('MARK');
  });

  test.each(['v ruce', 'v\u00a0ruce'])('finds words that a line must not part: “%s”', async (query) => {
    render(<Rulebook rulebook={rulebookIn('cs')} rulesHref={rulesHref} />);
    expect(document.getElementById('K-7.2')!.textContent).toContain('v\u00a0ruce');
    await search(query);
    expect(shown()).toContain('K-7.2');
    expect(shown()).not.toContain('K-4.1');
  });

  test('says so when nothing is found, and shows everything again', async () => {
    open('/rules');
    await search('parking ticket (');
    expect(shown()).toEqual([]);
    expect(screen.getByText(/“parking ticket \(”/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: words.showAll }));
    expect(shown()).toContain('K-1.1');
  });
});
