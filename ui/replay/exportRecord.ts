import type { MatchRecord } from '../../games/shared/record';

/** The file name: game and date. */
export const fileNameOf = ({ game }: MatchRecord, day: Date): string =>
  `${game}-${day.toISOString().slice(0, 10)}.json`;

/** Downloads a record as a file. `savedAt` in ms since 1970; without it the file has today's date. */
export const exportRecord = (record: MatchRecord, savedAt: number | undefined): void => {
  const address = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(record, new Date(savedAt ?? Date.now()));
  link.click();
  URL.revokeObjectURL(address);
};
