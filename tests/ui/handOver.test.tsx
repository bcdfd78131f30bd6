/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { GAMES, gameOf } from '../../games';
import { HAND_SIZE } from '../../games/auf-achse-cards/rules/drawing';
import {
  createLocalMatch,
  loadLocalMatch,
  saveLocalMatch,
  type LocalSeat,
} from '../../ui/local/localMatches';
import { LOOKS } from '../../ui/games';
import { HandOver } from '../../ui/table/handOver/HandOver';
import { LocalTable } from '../../ui/table/LocalTable';
import { Announcer } from '../../ui/shell/announce';
import { keptRecord, stepWith } from '../keptRecords';
import { replayed } from '../replayed';
import { faultsOf, speak, standInForScreen } from './browser';
import { set, wipe } from './idbInMemory';

jest.mock('idb-keyval', () => jest.requireActual<object>('./idbInMemory'));

const LISA: LocalSeat = { name: 'Lisa' };
const KEMAL: LocalSeat = { name: 'Kemal' };
const ROBOT: LocalSeat = { name: 'Computer', bot: 'easy' };

const open = (id: string) =>
  render(
    <Router hook={memoryLocation({ path: `/local/${id}` }).hook}>
      <Announcer>
        <LocalTable id={id} />
      </Announcer>
    </Router>,
  );

/** Of these cards a stage lasts longer than its first round: with others it may be over by then. */
const SEED = 'a quiet sunday';

const sitDown = async (seats: LocalSeat[]) => {
  const id = await createLocalMatch({ game: 'auf-achse-cards', options: { stages: 1 }, seats });
  await saveLocalMatch(id, { ...(await loadLocalMatch(id)), seed: SEED });
  const { container, unmount } = open(id);
  return { id, container, unmount };
};

const sign = () => screen.findByRole('heading', { level: 1, name: /^Pass to/ });
/** The button becomes one a moment after the sign: a press meant for the table must not open a hand. */
const reveal = async (name: string) => {
  const button = await screen.findByRole('button', { name: new RegExp(`^I am ${name}( – show cards)?$`) });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};
const hand = () => screen.findByRole('group', { name: 'Your hand' });
const layBoth = async () => {
  const own = await hand();
  const cards = () => within(own).getAllByRole('button');
  const held = cards().length;
  /** A card that goes into a bay leaves the focus to its neighbour. */
  const gone = (count: number) =>
    waitFor(() => {
      expect(cards()).toHaveLength(held - count);
      expect(own).toContainElement(document.activeElement as HTMLElement);
    });
  act(() => cards()[0]!.focus());
  await userEvent.keyboard('1');
  await gone(1);
  await userEvent.keyboard('{ArrowRight}2');
  await gone(2);
  await userEvent.keyboard('{Enter}');
};

beforeEach(async () => {
  wipe();
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('auf-achse.pace', '"instant"');
  standInForScreen();
  await speak('en');
});

/** A drawing may name its parts by an id, each time another one. */
const drawn = ({ innerHTML }: Element): string => innerHTML.replaceAll(/(id="|url\(#)[^")]+/g, '$1');

describe('handing the device over', () => {
  test('nothing of a hand is on the page before its player says that it is them', async () => {
    const { container } = await sitDown([LISA, KEMAL]);
    expect(await sign()).toHaveFocus();
    const first = (await sign()).textContent.replace('Pass to ', '');
    expect(screen.queryByRole('group', { name: 'Your hand' })).toBeNull();
    expect(container.querySelectorAll('[data-card]')).toHaveLength(0);
    await reveal(first);
    expect(within(await hand()).getAllByRole('button')).toHaveLength(HAND_SIZE);
  });

  test('what is turned up once all have laid is seen card by card', async () => {
    await sitDown([LISA, KEMAL]);
    const first = (await sign()).textContent.replace('Pass to ', '');
    await reveal(first);
    await layBoth();
    await sign();
    localStorage.setItem('auf-achse.pace', '"slow"');
    await reveal(first === 'Lisa' ? 'Kemal' : 'Lisa');
    await layBoth();
    expect(await screen.findByRole('button', { name: /^Pass the device/ })).toBeInTheDocument();
    expect(screen.getByText('next')).toBeInTheDocument();
  });

  test('a press in the first moment was meant for the table and opens nothing', () => {
    jest.useFakeTimers();
    const onReveal = jest.fn();
    const seats = [
      { playerID: '0', name: 'Lisa' },
      { playerID: '1', name: 'Kemal' },
    ];
    render(
      <HandOver
        seats={seats}
        next="1"
        last="0"
        awaited={['1']}
        situation={['Stage 1, round 1']}
        onReveal={onReveal}
      />,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(onReveal).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(500));
    fireEvent.click(screen.getByRole('button'));
    expect(onReveal).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  test.each(['auf-achse-board', 'ausgebremst'] as const)(
    '%s speaks of cards once there are any',
    async (game) => {
      const id = await createLocalMatch({ game, options: {}, seats: [LISA, KEMAL, { name: 'Ida' }] });
      const { container } = open(id);
      const first = (await sign()).textContent.replace('Pass to ', '');
      expect(screen.getByRole('button', { name: `I am ${first}` })).toBeInTheDocument();
      expect(container).toHaveTextContent(`It is ${first}’s turn. Nobody has any cards in hand.`);
      expect(container).not.toHaveTextContent('covered');
    },
  );

  test.each([
    ['auf-achse-cards', 'four-players', 'layRace', 36],
    ['auf-achse-board', 'four-players', 'drive', 60],
    ['ausgebremst', 'plattfuss-circuit-basic', 'drive', 10],
  ] as const)(
    '%s: as many of its backs lie there as the next one has cards',
    async (game, kept, move, from) => {
      const record = keptRecord(game, kept);
      const { version, options, seed } = record;
      const seats = record.seats.map(({ name }) => ({ name }));
      const id = await createLocalMatch({ game, options, seats });
      const steps = record.steps.slice(0, stepWith(record, move, from));
      await saveLocalMatch(id, { ...(await loadLocalMatch(id)), chance: version, seed, steps });
      const { container } = open(id);
      const name = (await sign()).textContent.replace('Pass to ', '');
      const { Back } = (await LOOKS[game].board()).gameUi.hand!;
      const seat = String(seats.findIndex((one) => one.name === name));
      const back = render(<Back seat={seat} />).container;
      const { hands } = replayed(record).positions[steps.length]!.G as {
        hands: Readonly<Record<string, readonly unknown[]>>;
      };
      expect(hands[seat]!.length).toBeGreaterThan(0);
      expect(drawn(container).split(drawn(back))).toHaveLength(hands[seat]!.length + 1);
    },
  );

  test('where one plays after the other nobody is done with a round', () => {
    const seats = [
      { playerID: '0', name: 'Lisa' },
      { playerID: '1', name: 'Kemal' },
    ];
    const props = { seats, next: '1', last: '0', awaited: ['1'], situation: [], onReveal: () => {} };
    const { rerender } = render(<HandOver {...props} />);
    expect(within(screen.getByRole('region', { name: 'This round' })).getByText('done')).toBeInTheDocument();
    rerender(<HandOver {...props} isInTurn />);
    const around = within(screen.getByRole('region', { name: 'At the table' })).getAllByRole('listitem');
    expect(around.map(({ textContent }) => textContent)).toEqual(['Lisa', 'Kemalnow']);
  });

  test('after the decisions of a seat its cards are gone, and the sign names the next one', async () => {
    const { container } = await sitDown([LISA, KEMAL]);
    const [first, second] = (await sign()).textContent.includes('Lisa')
      ? ['Lisa', 'Kemal']
      : ['Kemal', 'Lisa'];
    await reveal(first);
    await layBoth();
    expect(await sign()).toHaveTextContent(`Pass to ${second}`);
    expect(screen.queryByRole('group', { name: 'Your hand' })).toBeNull();
    expect(container).toHaveTextContent(`${first}’s cards are covered.`);
    const rows = within(screen.getByRole('region', { name: 'This round' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent).toSorted()).toEqual(
      [`${first}done`, `${second}now`].toSorted(),
    );
  });

  test('K-3.6: what was read out to one player is nowhere on the page of the next', async () => {
    const { container } = await sitDown([LISA, KEMAL]);
    const said = new Set<string>();
    const listening = new MutationObserver(() => {
      for (const region of container.querySelectorAll('output, [role=status]')) said.add(region.textContent);
    });
    const order = (await sign()).textContent.includes('Lisa') ? ['Lisa', 'Kemal'] : ['Kemal', 'Lisa'];
    await reveal(order[0]!);
    listening.observe(container, { subtree: true, childList: true, characterData: true });
    await layBoth();
    await sign();
    listening.disconnect();
    const secrets = [...said].filter((sentence) => sentence.startsWith('Ready'));
    expect(secrets).not.toEqual([]);
    const expectNone = () => secrets.forEach((secret) => expect(container).not.toHaveTextContent(secret));
    expectNone();
    await reveal(order[1]!);
    await hand();
    expectNone();
    await layBoth();
    await screen.findByText('Everybody may look.');
    expectNone();
  });

  test.each(GAMES.map(({ id }) => id))('%s: a player takes along what reads out to them', async (game) => {
    const module = gameOf(game)!;
    const seats = [LISA, KEMAL, { name: 'Ida' }].slice(0, Math.max(2, module.game.minPlayers));
    const id = await createLocalMatch({ game, options: {}, seats });
    const { container } = open(id);
    await reveal((await sign()).textContent.replace('Pass to ', ''));
    await waitFor(() => expect(screen.queryByRole('heading', { name: /^Pass to/ })).toBeNull());
    const [site, ...own] = container.querySelectorAll('output.sr');
    expect(own).not.toHaveLength(0);
    await userEvent.click(screen.getAllByRole('button', { name: 'Menu' })[0]!);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cover the cards' }));
    await sign();
    expect(site).toBeInTheDocument();
    for (const region of own) expect(region).not.toBeInTheDocument();
  });

  test('when all have laid, everybody may look before the device goes on', async () => {
    await sitDown([LISA, KEMAL]);
    const first = (await sign()).textContent.replace('Pass to ', '');
    for (const name of first === 'Lisa' ? ['Lisa', 'Kemal'] : ['Kemal', 'Lisa']) {
      expect(await screen.findByRole('heading', { level: 1, name: `Pass to ${name}` })).toBeVisible();
      await reveal(name);
      await layBoth();
    }
    expect(await screen.findByText('Everybody may look.')).toBeVisible();
    expect(screen.queryByText(/You are watching/)).toBeNull();
    const players = within(screen.getByRole('region', { name: 'Other players' }));
    expect(players.queryByText(/^thinking$/)).toBeNull();
    expect(screen.queryByRole('group', { name: 'Your hand' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Pass the device on' }));
    expect(await sign()).toBeVisible();
  });

  test('a single human plays on without any sign', async () => {
    await sitDown([LISA, ROBOT]);
    await layBoth();
    expect(await hand()).toBeVisible();
    expect(screen.queryByRole('heading', { name: /^Pass to/ })).toBeNull();
  });

  test('the cards can be covered by hand', async () => {
    await sitDown([LISA, KEMAL]);
    const name = (await sign()).textContent.replace('Pass to ', '');
    await reveal(name);
    await hand();
    await userEvent.click(screen.getAllByRole('button', { name: 'Menu' })[0]!);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Cover the cards' }));
    expect(await sign()).toHaveTextContent(name);
  });

  test('the sign is sound for everybody', async () => {
    const { container } = await sitDown([LISA, KEMAL, ROBOT]);
    await waitFor(() => expect(screen.getByRole('button', { name: /show cards/ })).toBeEnabled());
    expect(await faultsOf(container)).toEqual([]);
  });
});

describe('a match at this device', () => {
  test('survives a reload with covered cards', async () => {
    const { id, unmount } = await sitDown([LISA, KEMAL]);
    const first = (await sign()).textContent.replace('Pass to ', '');
    await reveal(first);
    await layBoth();
    const second = (await sign()).textContent;
    unmount();
    expect((await loadLocalMatch(id)).steps).toHaveLength(2);
    open(id);
    expect((await sign()).textContent).toBe(second);
  });

  test('that is not there says so and leads on', async () => {
    open('nowhere');
    expect(await screen.findByRole('heading', { name: 'This match is not on this device.' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'To the lobby' }).length).toBeGreaterThan(0);
  });

  test('that was damaged says so, and only it can be thrown away', async () => {
    const id = await createLocalMatch({ game: 'auf-achse-cards', options: {}, seats: [LISA, KEMAL] });
    const other = await createLocalMatch({ game: 'auf-achse-cards', options: {}, seats: [LISA, ROBOT] });
    await set(id, { game: 'auf-achse-cards', seats: 'none' }, 'auf-achse-local-matches');
    open(id);
    expect(await screen.findByRole('heading', { name: 'This match can no longer be read.' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Delete the match' }));
    await expect(loadLocalMatch(id)).rejects.toThrow('missing');
    await expect(loadLocalMatch(other)).resolves.toMatchObject({ steps: [] });
  });

  test('whose steps break the rules counts as damaged', async () => {
    const id = await createLocalMatch({ game: 'auf-achse-cards', options: {}, seats: [LISA, KEMAL] });
    const steps = [['0', 'layRace', 'no such card']] as const;
    await saveLocalMatch(id, { ...(await loadLocalMatch(id)), steps });
    open(id);
    expect(await screen.findByRole('heading', { name: 'This match can no longer be read.' })).toBeVisible();
  });
});
