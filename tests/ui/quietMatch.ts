import { act } from '@testing-library/react';
import i18next from 'i18next';
import type { SeatInfo } from '../../ui/kit/match';
import type { OnlineMatch } from '../../ui/online/onlineMatch';
import type { ChatLine } from '../../ui/online/readMatch';
import { speak, standInForScreen } from './browser';
import { GAME } from './fakeServer';

/** Who sits at the table. */
export const SEATS: readonly SeatInfo[] = [
  { playerID: '0', name: 'Lisa' },
  { playerID: '1', name: 'Kemal' },
];
const NONE: readonly never[] = [];

/** A match that only does what a test has it do. */
export const matchAt = (now: {
  lines?: ChatLine[];
  connection?: 'live' | 'offline';
  unsent?: number;
  spectators?: number;
}) => {
  const readers = new Set<() => void>();
  const state = { lines: [], connection: 'live' as const, unsent: 0, spectators: 0, ...now };
  const match: OnlineMatch = {
    snapshot: () => undefined,
    connection: () => state.connection,
    lostSince: () => undefined,
    dueAt: () => undefined,
    spectators: () => state.spectators,
    refused: () => undefined,
    refusals: () => 0,
    chat: () => state.lines,
    conduct: () => undefined,
    earlier: () => NONE,
    hasEarlier: () => false,
    readEarlier: () => {},
    readAll: () => {},
    unsent: () => state.unsent,
    say: jest.fn(),
    play: jest.fn(),
    close: jest.fn(),
    subscribe: (onChange) => {
      readers.add(onChange);
      return () => readers.delete(onChange);
    },
  };
  const change = (next: typeof now) =>
    act(() => {
      Object.assign(state, next);
      for (const read of readers) read();
    });
  return { match, change };
};

/** Something that was said. */
export const line = (id: string, seat: string, text: string): ChatLine => ({ id, seat, text });

/** Somebody new comes to the page, who reads English; the words of a table are there. */
export const comeIn = async (): Promise<void> => {
  localStorage.clear();
  sessionStorage.clear();
  standInForScreen();
  await speak('en');
  await i18next.loadNamespaces(['table', 'lobby', GAME]);
};
