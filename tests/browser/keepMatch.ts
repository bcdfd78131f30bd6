import type { PlayerID } from 'boardgame.io';
import type { Page } from 'playwright-core';
import type { MatchRecord } from '../../games/shared/record';
import { keptRecord, stepWith } from '../keptRecords';

/**
 * Stores a kept match on this device as it was before the step with this number, with computer players in all seats
 * except those of the `people`; returns its address.
 */
export const keepMatch = async (
  page: Page,
  { steps, version, ...match }: MatchRecord,
  at: number,
  people: readonly PlayerID[] = ['0'],
): Promise<string> => {
  const seats = match.seats.map((seat, one) =>
    people.includes(String(one)) ? seat : { ...seat, bot: 'easy' },
  );
  const id = `kept-${match.game}-${at}`;
  await page.evaluate(
    ([key, value]) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('auf-achse-local-matches');
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('entries'));
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('entries', 'readwrite');
          writing.objectStore('entries').put(value, key);
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    [id, { ...match, chance: version, seats, steps: steps.slice(0, at), updatedAt: 0 }] as const,
  );
  return new URL(`/local/${id}`, page.url()).href;
};

/** Opens a kept match as it was before the first such move from that step on, in the seat of whoever makes it. */
export const goBefore = async (
  page: Page,
  game: string,
  match: string,
  move: string,
  from: number,
): Promise<void> => {
  const record = keptRecord(game, match);
  const at = stepWith(record, move, from);
  await page.goto(await keepMatch(page, record, at, [record.steps[at]![0]]));
};

/** Opens a finished kept match at its end. */
export const goToEnd = async (page: Page, game: string, match: string): Promise<void> => {
  const record = keptRecord(game, match);
  await page.goto(await keepMatch(page, record, record.steps.length));
  await page.getByRole('log').waitFor();
};
