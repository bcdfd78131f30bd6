/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { Announcer, useAnnounce } from '../../ui/shell/announce';
import { evolveBy } from '../../games/shared/telling';
import { defineGameUi } from '../../ui/kit/gameUi';
import { FocusOnHeading } from '../../ui/app/FocusOnHeading';
import { ErrorBoundary } from '../../ui/app/ErrorBoundary';
import { persisted } from '../../ui/shell/persisted';
import { bestLanguage, LANGUAGE_CODES } from '../../ui/shell/languages';
import { Menu } from '../../ui/shell/Menu';
import { NotFound } from '../../ui/app/NotFound';
import { TopBar } from '../../ui/shell/TopBar';
import { faultsOf, speak, standInForScreen } from './browser';

const Wordless = () => useTranslation('shell').t('noSuchWord');

const Late = () => {
  const [there, setThere] = useState(false);
  return there ? <h1>Late</h1> : <button onClick={() => setThere(true)}>come</button>;
};

/** A game whose newer version tells what this one has no words for. */
const newer = defineGameUi({ narrate: () => [undefined] } as never);
const untold = { seat: '0', move: 'invented', args: null, happenings: [{ type: 'invented' }] };

const Broken = () => {
  throw new Error('a wheel came off');
};

const Speaker = () => {
  const announce = useAnnounce();
  return <button onClick={() => announce('Kemal has joined.')}>say</button>;
};

/** A name at the end of a sentence, plain and bold. */
const said = (name: string) => [
  i18next.t('analysis:luckiest', { name }),
  i18next.t('table:absence.kept', { number: 1, name }),
];

beforeEach(async () => {
  localStorage.clear();
  standInForScreen();
  await speak('en');
});

const Told = ({ what }: { what: string }) => {
  const announce = useAnnounce();
  useLayoutEffect(() => announce(what), [announce, what]);
  return null;
};

const inHandsOf = (whose: string, what: string) => (
  <Announcer whose={whose}>
    <Told what={what} />
  </Announcer>
);

describe('languages', () => {
  test.each([
    [['de-AT', 'en'], 'de'],
    [['cs'], 'cs'],
    [['nl', 'fr-CA'], 'fr'],
    [['ja'], 'en'],
    [[], 'en'],
  ])('for a reader of %j the page speaks %s', (wanted, language) => {
    expect(bestLanguage(wanted)).toBe(language);
  });

  test('a switch changes every word on the page and the language it says it is in', async () => {
    render(<NotFound />);
    const headings = new Set<string>();
    for (const language of LANGUAGE_CODES) {
      await speak(language);
      headings.add(screen.getByRole('heading', { level: 1 }).textContent);
      expect(document.documentElement).toHaveAttribute('lang', language);
      expect(document.title).toContain(screen.getByRole('heading', { level: 1 }).textContent);
    }
    expect(headings.size).toBe(LANGUAGE_CODES.length);
  });

  test('the menu of languages switches at once and is remembered', async () => {
    render(<TopBar />);
    await userEvent.click(screen.getByRole('button', { name: 'Language: EN – English' }));
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Čeština' }));
    expect(await screen.findByRole('button', { name: 'Jazyk: CS – Čeština' })).toBeVisible();
    expect(localStorage.getItem('auf-achse.language')).toBe('"cs"');
  });

  test('on a phone they are four ovals in one row of the menu, and each is read by its name', async () => {
    render(<TopBar />);
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const ovals = screen.getAllByRole('menuitemradio').map((one) => one.querySelector('[aria-hidden]'));
    expect(ovals.map((oval) => oval?.textContent)).toEqual(LANGUAGE_CODES.map((code) => code.toUpperCase()));
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Français' }));
    expect(await screen.findByRole('button', { name: 'Langue\u202f: FR – Français' })).toBeInTheDocument();
  });

  test('only the language that is spoken is fetched', async () => {
    expect(i18next.hasResourceBundle('en', 'rulebook')).toBe(false);
    await i18next.loadNamespaces('rulebook');
    expect(i18next.hasResourceBundle('en', 'rulebook')).toBe(true);
    expect(i18next.hasResourceBundle('fr', 'rulebook')).toBe(false);
  });

  test('a name that ends with a full stop ends a sentence with it', async () => {
    await i18next.loadNamespaces(['table', 'analysis']);
    expect(said('Bert jr.')).toEqual(['Most luck: Bert jr.', '**Seat 1** is kept for **Bert jr.**']);
    expect(said('Bert')).toEqual(['Most luck: Bert.', '**Seat 1** is kept for **Bert**.']);
    expect(said('Bert...')[0]).toBe('Most luck: Bert....');
  });

  test('a word that does not exist is a mistake, not a label', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Wordless />)).toThrow('noSuchWord');
  });
});

const number = () => persisted('test', v.number(), 0);

describe('what the browser keeps', () => {
  test('it is there after a reload', () => {
    number().set(7);
    expect(number().get()).toBe(7);
  });

  test.each(['nonsense', '"7"', '{}', 'null'])(
    '%s, put there by somebody else, counts as nothing',
    (text) => {
      localStorage.setItem('auf-achse.test', text);
      expect(number().get()).toBe(0);
    },
  );

  test('a change in another window is told', () => {
    const value = number();
    const told = jest.fn();
    const stop = value.subscribe(told);
    localStorage.setItem('auf-achse.test', '9');
    window.dispatchEvent(new StorageEvent('storage', { key: 'auf-achse.test' }));
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'auf-achse.test' }));
    expect(told).toHaveBeenCalledTimes(1);
    expect(value.get()).toBe(9);
  });

  test('where storage is forbidden, it lives as long as the page', () => {
    const forbidden = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    const value = number();
    value.set(7);
    expect(value.get()).toBe(7);
    forbidden.mockRestore();
  });
});

describe('menus', () => {
  const chosen: string[] = [];
  const item = (id: string, checked?: boolean) => ({
    id,
    label: id,
    onSelect: () => chosen.push(id),
    ...(checked !== undefined && { checked }),
  });
  const open = () => {
    chosen.splice(0);
    render(
      <Menu label="More" items={[item('one', false), item('two', true), item('three', false)]}>
        …
      </Menu>,
    );
    return userEvent.click(screen.getByRole('button', { name: 'More' }));
  };

  test('the focus starts at what is in force; arrows, Home and End walk round', async () => {
    await open();
    const { keyboard } = userEvent;
    expect(screen.getByRole('menuitemradio', { name: 'two' })).toHaveFocus();
    await keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('menuitemradio', { name: 'one' })).toHaveFocus();
    await keyboard('{ArrowUp}');
    expect(screen.getByRole('menuitemradio', { name: 'three' })).toHaveFocus();
    await keyboard('{Home}{Enter}');
    expect(chosen).toEqual(['one']);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
  });

  test('among other things to do, what is in force is not where the focus starts', async () => {
    render(
      <Menu label="More" items={[item('one'), item('two', true)]}>
        …
      </Menu>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByRole('menuitem', { name: 'one' })).toHaveFocus();
  });

  test('Esc and a press elsewhere fold it up and choose nothing', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('menu')).toBeVisible();
    expect(await faultsOf(screen.getByRole('menu').parentElement!)).toEqual([]);
    await userEvent.click(document.body);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(chosen).toEqual([]);
  });
});

describe('getting about', () => {
  test('the focus goes to the heading of the screen one comes to, even if it comes late', async () => {
    const { rerender } = render(
      <FocusOnHeading key="landing" moved={false}>
        <h1>Landing</h1>
      </FocusOnHeading>,
    );
    expect(document.body).toHaveFocus();
    rerender(
      <FocusOnHeading key="next" moved>
        <h1>Next</h1>
      </FocusOnHeading>,
    );
    expect(screen.getByRole('heading', { name: 'Next' })).toHaveFocus();
    rerender(
      <FocusOnHeading key="late" moved>
        <Late />
      </FocusOnHeading>,
    );
    act(() => screen.getByText('come').click());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Late' })).toHaveFocus());
  });

  test('the bar leads home and to the rules of the game', () => {
    render(
      <Router hook={memoryLocation({ path: '/' }).hook}>
        <TopBar game="auf-achse-cards" title="Auf Achse" />
      </Router>,
    );
    expect(screen.getByRole('link', { name: 'To the lobby' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Rules' })).toHaveAttribute('href', '/rules/auf-achse-cards');
  });

  test('no page is a dead end: an unknown address and a breakdown lead on', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { container, rerender } = render(<NotFound />);
    expect(screen.getAllByRole('link', { name: 'To the lobby' })).toHaveLength(2);
    expect(await faultsOf(container)).toEqual([]);
    rerender(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    );
    expect(screen.getByText('a wheel came off')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'To the lobby' })).toHaveLength(2);
    expect(await faultsOf(container)).toEqual([]);
  });

  test.each([
    ['changes', () => evolveBy<object, never>({})({}, { type: 'invented' } as never)],
    ['says', () => newer.narrate(untold, [], i18next.t)],
  ])('a page that is told what only a newer version %s offers to be loaded anew', (_, meet) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const Met = () => {
      meet();
      return null;
    };
    render(
      <ErrorBoundary>
        <Met />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('heading', { name: 'There is a newer version.' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  });

  test('what happens as the device changes hands is read out to whoever has it now, and to nobody later', () => {
    const { rerender } = render(inHandsOf('0', 'Yours.'));
    rerender(inHandsOf('1', 'Kemal bids 400 DM.'));
    expect(screen.getByRole('status')).toHaveTextContent(/^Kemal bids 400 DM\.$/);
    rerender(inHandsOf('0', 'Kemal bids 400 DM.'));
    expect(screen.getByRole('status')).not.toHaveTextContent('Kemal');
  });

  test('what is announced is read out, twice if it is said twice', () => {
    render(
      <Announcer>
        <Speaker />
      </Announcer>,
    );
    const region = screen.getByRole('status');
    act(() => screen.getByText('say').click());
    const first = region.firstChild;
    expect(region).toHaveTextContent('Kemal has joined.');
    act(() => screen.getByText('say').click());
    expect(region).toHaveTextContent('Kemal has joined.');
    expect(region.firstChild).not.toBe(first);
    // but once if two parts of the page say it in the same moment
    act(() => [1, 2].forEach(() => screen.getByText('say').click()));
    expect(region.textContent).toBe('Kemal has joined.');
  });
});
