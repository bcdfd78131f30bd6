/** @jest-environment ./tests/jsdom.ts */
import { act, renderHook } from '@testing-library/react';
import { lookedBackFrom } from '../../ui/kit/lookBack';
import type { LogEntry, Snapshot } from '../../ui/kit/match';
import { useLookBacks } from '../../ui/table/lookBacks';

const KEY = 'auf-achse.lookBacks';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const deviceAt = (match: string) => renderHook(() => useLookBacks(match)).result.current;
const seenAt = (place: number) => ({ place, view: { turn: place } });
const written = () => act(() => jest.advanceTimersByTime(1000));

const log = (...seats: readonly string[]): LogEntry[] =>
  seats.map((seat, at) => ({ seat, move: 'any', args: [], happenings: [], place: 10 + at }));
const now = (...seats: readonly string[]): Snapshot<{ turn: number }> => ({
  view: { turn: 0 },
  playerID: '0',
  seats: [],
  log: log(...seats),
});
const placeOf = (places: readonly number[], at: Snapshot<{ turn: number }>, view: object = { turn: 1 }) =>
  lookedBackFrom(
    places.map((place) => ({ place, view })),
    at,
    new Set(),
  )?.log.length;

describe('what a device remembers of a table', () => {
  test('is kept by match and seat, and is there when the page is loaded anew', () => {
    deviceAt('one').keep('0', [seenAt(3)]);
    deviceAt('one').keep('1', [seenAt(4), seenAt(5)]);
    deviceAt('other').keep('0', [seenAt(6)]);
    written();
    expect(deviceAt('one').recall('0')).toEqual([seenAt(3)]);
    expect(deviceAt('one').recall('1')).toEqual([seenAt(4), seenAt(5)]);
    expect(deviceAt('other').recall('1')).toEqual([]);
    deviceAt('one').keep('0', [seenAt(7)]);
    written();
    expect(deviceAt('one').recall('0')).toEqual([seenAt(7)]);
  });

  test('makes room for new tables, the oldest first', () => {
    for (let at = 0; at < 60; at++) {
      deviceAt(`match ${at}`).keep('0', [seenAt(at)]);
      written();
    }
    expect(deviceAt('match 0').recall('0')).toEqual([]);
    expect(deviceAt('match 59').recall('0')).toEqual([seenAt(59)]);
    expect((JSON.parse(localStorage.getItem(KEY)!) as unknown[]).length).toBeLessThanOrEqual(40);
  });

  test('counts as not there when it is spoilt', () => {
    for (const spoilt of [
      'no list',
      '[1]',
      '[{"match":"one","seat":"0","lookBacks":[{"place":-1,"view":{}}]}]',
    ]) {
      localStorage.setItem(KEY, spoilt);
      expect(deviceAt('one').recall('0')).toEqual([]);
    }
  });
});

describe('a position to look back from', () => {
  test('is the last one before the own decision, or the first one after', () => {
    expect(placeOf([11, 12], now('1', '1', '0', '1'))).toBe(2);
    expect(placeOf([11, 14], now('1', '0', '1', '1'))).toBe(1);
    expect(placeOf([13, 14], now('1', '0', '1', '1'))).toBe(3);
  });

  test('is none that the log does not reach, and none of a table made otherwise', () => {
    expect(placeOf([9], now('1', '1'))).toBeUndefined();
    expect(placeOf([13], now('1', '1'))).toBeUndefined();
    expect(placeOf([11], now('1', '1'), { turn: 1, extra: 2 })).toBeUndefined();
  });
});
