/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { CONTRACT_IDS } from '../../games/auf-achse-board';
import { DECK } from '../../games/auf-achse-cards';
import { CIRCUITS } from '../../games/ausgebremst';
import { WithRules } from '../../ui/app/WithRules';
import { LOOKS } from '../../ui/games';
import { Rule, RulesOf } from '../../ui/kit/Rule';
import { TopBar } from '../../ui/shell/TopBar';
import { LANGUAGE_CODES } from '../../ui/shell/languages';
import { speak, standInForScreen } from './browser';
import { RULEBOOKS } from '../rulebooksOnDisk';
import { rulebookName } from '../../ui/shell/rulebookTexts';
import { parseRulebook } from '../../ui/rulebook/parseRulebook';
import { anchorsOf } from './rulebookFiles';

/** A table with something half made on it, and a rule beside it. */
const sitDown = async (game: string, rule: string) => {
  await act(async () =>
    render(
      <Suspense>
        <WithRules>
          <RulesOf value={game}>
            <TopBar game={game} reference="All of it" />
            <input aria-label="half made" />
            <p>
              <Rule of={rule} />
            </p>
          </RulesOf>
        </WithRules>
      </Suspense>,
    ),
  );
  await userEvent.type(screen.getByLabelText('half made'), 'staged');
};

const chip = (rule: string) => screen.getByRole('link', { name: rule });

const openedAt = async (name: RegExp) => screen.findByRole('dialog', { name });

beforeEach(async () => {
  standInForScreen();
  window.history.replaceState(null, '', '/');
  await speak('en');
});

describe('a rule over the table', () => {
  test('opens at its paragraph, leaves what lies below as it is, and gives the focus back', async () => {
    await sitDown('auf-achse-cards', 'K-4.2');
    const address = window.location.href;
    chip('K-4.2').focus();
    await userEvent.click(chip('K-4.2'));
    const sheet = await openedAt(/^The trip/);
    expect(sheet).toHaveTextContent('A kilometre card that is lower or just equal is a break');
    expect(await within(sheet).findByText('What it looks like')).toBeInTheDocument();
    expect(within(sheet).getByRole('list', { name: /220.km$/ })).toBeInTheDocument();
    expect(window.location.href).toBe(address);
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close the rules' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(chip('K-4.2')).toHaveFocus();
    expect(screen.getByLabelText('half made')).toHaveValue('staged');
  });

  test('Back closes it, however often a page was turned', async () => {
    await sitDown('auf-achse-cards', 'K-4.2');
    await userEvent.click(chip('K-4.2'));
    await openedAt(/^The trip/);
    await userEvent.click(screen.getByRole('button', { name: 'On to K-4.3' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('Rest cards are allowed');
    await userEvent.click(screen.getByRole('button', { name: 'Back to K-4.2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Back to K-4.1' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('A trip grows from left to right');
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('asked for in a new tab it stays a link', async () => {
    await sitDown('auf-achse-cards', 'K-4.2');
    expect(chip('K-4.2')).toHaveAttribute('href', '/rules/auf-achse-cards#K-4.2');
    chip('K-4.2').addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(chip('K-4.2'), { ctrlKey: true });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the bar opens the contents, and leads on to a section', async () => {
    await sitDown('ausgebremst', 'A-6.1');
    await userEvent.click(screen.getByRole('link', { name: 'Rules' }));
    await openedAt(/^Rulebook/);
    await userEvent.click(screen.getByRole('button', { name: /^A-6 / }));
    const sheet = await openedAt(/^The six/);
    for (const rule of ['A-6.1', 'A-6.5'])
      expect(within(sheet).getByRole('link', { name: rule })).toBeInTheDocument();
    expect(within(sheet).getByRole('link', { name: /new tab/ })).toHaveAttribute('target', '_blank');
  });
});

const openReference = async (game: string) => {
  await sitDown(game, 'X-1');
  await userEvent.click(screen.getByRole('button', { name: 'All of it' }));
  const sheet = await screen.findByRole('dialog');
  await within(sheet).findAllByRole('heading', { level: 3 });
  return sheet;
};

describe('all cards of a game, one press away', () => {
  test('the card game: every face with its count', async () => {
    const sheet = await openReference('auf-achse-cards');
    expect(within(sheet).getAllByRole('img')).toHaveLength(DECK.length);
    expect(sheet).toHaveTextContent('every trip loses its last card');
  });

  test('the board game: every contract and every event', async () => {
    const sheet = await openReference('auf-achse-board');
    expect(within(sheet).getAllByRole('row')).toHaveLength(CONTRACT_IDS.length + 1);
    expect(within(sheet).getAllByRole('heading', { level: 4 })).toHaveLength(31);
  });

  test('the race: every circuit and every set-up', async () => {
    const sheet = await openReference('ausgebremst');
    for (const { name } of CIRCUITS) expect(sheet).toHaveTextContent(name);
    expect(within(sheet).getAllByRole('row')).toHaveLength(4);
  });
});

describe('what the rules look like', () => {
  test.each(Object.entries(LOOKS))(
    '%s: every drawing belongs to a paragraph, in every language',
    async (game, look) => {
      const { examples } = await look.drawings!();
      expect(Object.keys(examples).length).toBeGreaterThan(4);
      for (const language of LANGUAGE_CODES) {
        const text = await RULEBOOKS[`../../games/${game}/${rulebookName(language)}`]!();
        const anchors = new Set(anchorsOf(parseRulebook(text)));
        expect(Object.keys(examples).filter((anchor) => !anchors.has(anchor))).toEqual([]);
      }
      for (const Shown of Object.values(examples)) {
        const { container, unmount } = await act(async () =>
          render(<Suspense>{Shown && <Shown />}</Suspense>),
        );
        expect(container.querySelector('svg, table, ul')).not.toBeNull();
        unmount();
      }
    },
  );
});
