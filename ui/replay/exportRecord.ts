import type { MatchRecord } from '../../games/shared/record';

/** The name of the file: game and day. */
export const fileNameOf = ({ game }: MatchRecord, day: Date): string =>
  `${game}-${day.toISOString().slice(0, 10)}.json`;

/** Downloads a record as a file. `savedAt` in ms since 1970; without it the file is of today. */
export const exportRecord = (record: MatchRecord, savedAt: number | undefined): void => {
  const address = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(record, new Date(savedAt ?? Date.now()));
  link.click();
  URL.revokeObjectURL(address);
};
