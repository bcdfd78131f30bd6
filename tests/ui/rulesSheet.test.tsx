/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { produce } from 'immer';
import { Suspense } from 'react';
import type { AnyGame } from '../../games';
import { boardGame, CONTRACT_IDS, EVENT_IDS } from '../../games/auf-achse-board';
import { cardGame, DECK } from '../../games/auf-achse-cards';
import { CIRCUITS, racingGame } from '../../games/ausgebremst';
import { tableOf } from '../../games/shared/table';
import { WithRules } from '../../ui/app/WithRules';
import { LOOKS } from '../../ui/games';
import type { Look } from '../../ui/kit/gameUi';
import { Rule, RulesOf } from '../../ui/kit/Rule';
import { useAtHand } from '../../ui/kit/tableAtHand';
import { TopBar } from '../../ui/shell/TopBar';
import { LANGUAGE_CODES } from '../../ui/shell/languages';
import { race } from '../games/ausgebremst/scenario';
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

/** The same with a match going on at the table. */
const sitAt = async (game: string, rule: string, table: Parameters<typeof useAtHand>[0], isQuiet = true) => {
  const Laid = () => {
    useAtHand(table, isQuiet);
    return <Rule of={rule} />;
  };
  await act(async () =>
    render(
      <Suspense>
        <WithRules>
          <RulesOf value={game}>
            <Laid />
          </RulesOf>
        </WithRules>
      </Suspense>,
    ),
  );
  await userEvent.click(chip(rule));
  return screen.findByRole('dialog');
};

const here = (sheet: HTMLElement) => within(sheet).findByRole('region', { name: 'At your table now' });

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
    const section = screen.getByRole('button', { name: /^A-6 / });
    // it is drawn once its drawings have come
    await act(async () => section.click());
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

const SEATS = [
  { playerID: '0', name: 'Lisa' },
  { playerID: '1', name: 'Kemal' },
  { playerID: '2', name: 'Marlene' },
];

/** How a match of three looks to one of them once it has begun. */
const tableFor = (
  game: AnyGame,
  playerID: string | null,
  options = {},
  change: (G: never) => void = () => {},
) => {
  const { G } = tableOf(game, { seed: 'at hand', numPlayers: 3, options }).start;
  const table = produce(G as object, (draft) => change(draft as never));
  return { view: game.playerView(table, playerID), playerID, seats: SEATS };
};

/** Lays trips before two of them. */
const lay = (G: { races: Record<string, string[]> }) => {
  G.races = { 0: ['30-1', '50-1', '40-1'], 1: ['100-1'], 2: [] };
};

describe('what a paragraph means at the table it is read at', () => {
  test('says what was chosen for this match, and nothing where nothing was to be chosen', async () => {
    const table = tableFor(racingGame, '0', { pitStop: 'missTurn' });
    const sheet = await sitAt('ausgebremst', 'A-7.3', table);
    expect(await here(sheet)).toHaveTextContent('Pit stop – miss a turn');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Back to A-7.2' }));
    expect(await within(screen.getByRole('dialog')).findByText('What it looks like')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'At your table now' })).toBeNull();
  });

  test('names the circuits of a championship, and the public contracts of a match', async () => {
    const circuits = await sitAt('ausgebremst', 'A-2.1', tableFor(racingGame, '0', { circuits: '3-1' }));
    expect(await here(circuits)).toHaveTextContent('Circuits – Nürburg-Ring, Bleifuß-Drom');
    cleanup();
    window.history.replaceState(null, '', '/');
    const contracts = await sitAt(
      'auf-achse-board',
      'B-2.6',
      tableFor(boardGame, '0', { publicContracts: 4 }),
    );
    expect(await here(contracts)).toHaveTextContent('Public contracts – 4 public contracts');
  });

  test('shows the reader’s own trip cut at its breaks, and nobody else’s', async () => {
    const sheet = await sitAt('auf-achse-cards', 'K-4.2', tableFor(cardGame, '0', {}, lay));
    expect(
      within(await here(sheet)).getByRole('list', { name: /30, .*50, Break, .*40: 40.km$/ }),
    ).toBeVisible();
    expect(await here(sheet)).not.toHaveTextContent('100');
  });

  test('says of a trip that has to be remembered nothing, nor of any to a spectator', async () => {
    for (const [reader, options] of [
      ['0', { ownRace: 'memory' }],
      [null, {}],
    ] as const) {
      const sheet = await sitAt('auf-achse-cards', 'K-4.2', tableFor(cardGame, reader, options, lay));
      await within(sheet).findByText('What it looks like');
      const said = screen.queryByRole('region', { name: 'At your table now' });
      expect(said?.querySelector('ul, ol, svg') ?? null).toBeNull();
      cleanup();
      window.history.replaceState(null, '', '/');
    }
  });

  test.each([
    [1, /You lead: no six/],
    [0, /^(?!.*no six)/],
  ])('A-6.1 bars the six to who leads after %i turns', async (turns, said) => {
    const cars = { 0: { space: 'drom-3a3', turns }, 1: { space: 'drom-3b4', crossed: 0 } } as const;
    const view = racingGame.playerView(race(cars, { 0: [6, 1] }), '0');
    const sheet = await sitAt('ausgebremst', 'A-6.1', { view, playerID: '0', seats: SEATS });
    expect(await here(sheet)).toHaveTextContent(said);
  });

  test('tells nothing while the table still shows what happened', async () => {
    const table = tableFor(racingGame, '0', { pitStop: 'missTurn' });
    const sheet = await sitAt('ausgebremst', 'A-7.3', table, false);
    await within(sheet).findByText('What it looks like');
    expect(screen.queryByRole('region', { name: 'At your table now' })).toBeNull();
  });

  test.each([
    ['auf-achse-cards', cardGame],
    ['auf-achse-board', boardGame],
    ['ausgebremst', racingGame],
  ] as const)(
    '%s: everything that can be said belongs to a paragraph and can be drawn',
    async (game, module) => {
      const { atTable } = await LOOKS[game].drawings!();
      const text = await RULEBOOKS[`../../games/${game}/${rulebookName('en')}`]!();
      const anchors = new Set(anchorsOf(parseRulebook(text)));
      await act(() => i18next.loadNamespaces(game));
      const table = tableFor(module, '0');
      for (const [rule, Shown] of Object.entries(atTable.states)) {
        expect(anchors).toContain(rule);
        const { container, unmount } = render(Shown && <Shown {...table} view={table.view as never} />);
        expect(container).not.toHaveTextContent(/[a-z]\.[a-z]/);
        unmount();
      }
    },
  );
});

describe('all cards of a game, one press away', () => {
  test('the card game: every face with its count', async () => {
    const sheet = await openReference('auf-achse-cards');
    expect(within(sheet).getAllByRole('img')).toHaveLength(DECK.length);
    expect(sheet).toHaveTextContent('every trip loses its last card');
  });

  test('the board game: every contract and every event', async () => {
    const sheet = await openReference('auf-achse-board');
    expect(within(sheet).getAllByRole('row')).toHaveLength(CONTRACT_IDS.length + 1);
    expect(within(sheet).getAllByRole('heading', { level: 4 })).toHaveLength(EVENT_IDS.length);
  });

  test('the race: every circuit and every set-up', async () => {
    const sheet = await openReference('ausgebremst');
    for (const { name } of CIRCUITS) expect(sheet).toHaveTextContent(name);
    expect(within(sheet).getAllByRole('row')).toHaveLength(4);
  });
});

describe('what the rules look like', () => {
  const drawn = Object.entries<Look>(LOOKS).flatMap(([game, { drawings }]) =>
    drawings ? [[game, drawings] as const] : [],
  );
  test.each(drawn)('%s: every drawing belongs to a paragraph, in every language', async (game, drawings) => {
    const { examples } = await drawings();
    expect(Object.keys(examples).length).toBeGreaterThan(4);
    for (const language of LANGUAGE_CODES) {
      const text = await RULEBOOKS[`../../games/${game}/${rulebookName(language)}`]!();
      const anchors = new Set(anchorsOf(parseRulebook(text)));
      expect(Object.keys(examples).filter((anchor) => !anchors.has(anchor))).toEqual([]);
    }
    for (const Shown of Object.values(examples)) {
      const { container, unmount } = await act(async () => render(<Suspense>{Shown && <Shown />}</Suspense>));
      expect(container.querySelector('svg, table, ul')).not.toBeNull();
      unmount();
    }
  });
});
