import type { TFunction } from 'i18next';
import type { NarratedLine } from '../../../ui/kit/gameUi';
import { nameAt, type LogEntry, type SeatInfo } from '../../../ui/kit/match';
import { storyOf } from '../../../ui/kit/story';
import type { NimHappening } from '../game';
import { WORDS } from './words';

const { happeningsOf } = storyOf<NimHappening>();

/** One step in words. Whose turn it is can be seen and is not told. */
export const narrate = (entry: LogEntry, seats: readonly SeatInfo[], t: TFunction): readonly NarratedLine[] =>
  happeningsOf(entry).flatMap((told): NarratedLine[] => {
    switch (told.type) {
      case 'took': {
        const { seat, row, sticks } = told;
        const values = {
          ns: WORDS,
          name: nameAt(seats, seat),
          count: sticks,
          row: t(`row.${row}`, { ns: WORDS }),
        };
        return [{ seat, text: t('log.took', values), rule: 'N-2.1' }];
      }
      case 'turn':
        return [];
    }
  });
