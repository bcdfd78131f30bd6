/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { cardGame } from '../../games/auf-achse-cards';
import type { MatchRecord } from '../../games/shared/record';
import { createLocalMatch } from '../../ui/local/localMatches';
import { saveRecord } from '../../ui/local/savedRecords';
import { ReplayScreen } from '../../ui/replay/ReplayScreen';
import { openLocalMatch } from '../../ui/table/localMatch';
import { statusOf } from '../../ui/kit/conduct';
import { nameAt, type SeatInfo } from '../../ui/kit/match';
import { INSTANT } from '../../ui/kit/pace';
import { useNamedSeats } from '../../ui/kit/useNamedSeats';
import { useTable } from '../../ui/table/useTable';
import { keptRecord } from '../keptRecords';
import { speak, standInForScreen } from './browser';
import { GAME } from './fakeServer';
import { wipe } from './idbInMemory';
import { enterLobby, freshBrowser, tab } from './lobbyPage';

jest.mock('idb-keyval', () => jest.requireActual<object>('./idbInMemory'));
/** From before the drivers had names. */
const SEATS = [{ name: 'Lisa' }, { name: 'Computer 4', bot: 'easy' as const }];

beforeEach(async () => {
  wipe();
  localStorage.clear();
  standInForScreen();
  await speak('en');
});

describe('a computer player has the name of its driver, whatever is written down', () => {
  test('at a table', async () => {
    await speak('cs');
    const match = openLocalMatch({
      module: cardGame,
      data: { game: GAME, options: {}, seats: SEATS, seed: 's', steps: [], updatedAt: 0 },
      keeper: { match: async () => {}, record: async () => '' },
      pace: INSTANT,
    });
    const { result } = await act(async () => renderHook(() => useTable(GAME, match)));
    await waitFor(() => expect(result.current).toBeTruthy());
    const names = () => result.current!.seats.map(({ name }) => name);
    expect(names()).toEqual(['Lisa', 'Pippa']);

    const before = result.current!;
    act(() => before.play(before.legal[0]!));
    await waitFor(() => expect(result.current!.view).not.toBe(before.view));
    expect(result.current!.seats).toBe(before.seats);

    await speak('fr');
    expect(names()).toEqual(['Lisa', 'Pippa']);
    match.close();
  });

  test('which nobody else at the table is told by: people keep theirs, and are counted', async () => {
    const seats = [
      { name: 'Pippa' },
      { name: '', bot: 'easy' as const },
      { name: 'pippa' },
      { name: 'Lisa' },
    ];
    const { result } = renderHook(() => useNamedSeats(seats));
    expect(result.current.map(({ name }) => name)).toEqual(['Pippa', 'Pippa 3', 'pippa 2', 'Lisa']);
  });

  test('and of the driver in a free seat, which stays free', () => {
    const seats: SeatInfo[] = [
      { playerID: '0', name: 'Ruben' },
      { playerID: '1', standIn: 'normal' },
      { playerID: '2' },
      { playerID: '3', name: 'Lisa', standIn: 'normal' },
    ];
    const { result } = renderHook(() => useNamedSeats(seats));
    expect(seats.map(({ playerID }) => nameAt(result.current, playerID))).toEqual([
      'Ruben',
      'Ruben 2',
      '',
      'Lisa',
    ]);
    expect(result.current.map((seat) => statusOf(seat, undefined))).toEqual([
      { kind: 'here' },
      { kind: 'standIn', level: 'normal', isFree: true },
      { kind: 'free' },
      { kind: 'standIn', level: 'normal', isFree: false },
    ]);
  });

  test('in a replay, in its log as well', async () => {
    const record = keptRecord(GAME, 'two-players');
    const id = await saveRecord({ ...record, seats: SEATS });
    window.history.replaceState(null, '', '/');
    const { container } = render(<ReplayScreen source={{ from: 'saved', id }} />);
    await screen.findByRole('slider');
    const log = () => container.querySelector('aside')!.textContent;
    await waitFor(() => expect(log()).toContain('Pippa'));
    await speak('fr');
    await waitFor(() => expect(log()).toContain('Pippa pose'));
    expect(container).not.toHaveTextContent('Computer');
  });

  test('in the lists of this device', async () => {
    await freshBrowser();
    await createLocalMatch({ game: GAME, options: {}, seats: SEATS });
    await saveRecord({ game: GAME, seats: SEATS, seed: 's', steps: [] } as unknown as MatchRecord);
    await enterLobby();
    await speak('cs');
    for (const list of [/Moje partie/, /Záznamy/]) {
      await tab(list);
      expect(await screen.findByText('Pippa')).toBeVisible();
    }
  });
});
