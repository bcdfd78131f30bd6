import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameUi, LogLine } from '../kit/gameUi';
import { eventLine } from '../table/tableLines';
import type { Film, Spot } from './film';

/** One line of the log and the place it tells about. */
export type StoryLine = LogLine & { readonly id: number; readonly spot: Spot };

/** The whole match in words, and where in it the replay stands. */
export type Story = {
  readonly lines: readonly StoryLine[];
  /** How many of them have been told. */
  readonly told: number;
  /** The id of the first line that tells what is shown; none before the first step. */
  readonly current: number;
  /** All that is told of what is shown, as plain sentences; empty before the first step. */
  readonly said: string;
};

const isSentence = (line: LogLine): boolean => !line.heading;

/** All lines of a film. A line belongs to the first moment whose log tells it. */
const linesOf = (
  film: Film,
  narrate: GameUi['narrate'],
  t: TFunction,
  say: TFunction,
): readonly StoryLine[] => {
  const lines: StoryLine[] = [];
  const tell = (place: number) => {
    // it is told with the step that comes next
    const spot = { step: Math.min(place + 1, film.length), moment: 0 };
    for (const event of film.events.filter((event) => event.place === place))
      lines.push({ ...eventLine(event, say), id: lines.length, spot });
  };
  for (const [at, entry] of film.log.entries()) {
    const step = at + 1;
    tell(at);
    const told = film.momentsOf(step).map(({ log }) => narrate(log.at(-1)!, film.seats, t).length);
    for (const [index, line] of narrate(entry, film.seats, t).entries()) {
      const moment = told.findIndex((count) => count > index);
      const standIn = line.seat === entry.seat ? entry.standIn : undefined;
      lines.push({ ...line, standIn, id: lines.length, spot: { step, moment: Math.max(moment, 0) } });
    }
  }
  return lines;
};

const isReached = (line: StoryLine, { step, moment }: Spot): boolean =>
  line.spot.step < step || (line.spot.step === step && line.spot.moment <= moment);

/** The log of a replay in words. */
export const useStory = (film: Film, spot: Spot, narrate: GameUi['narrate'], t: TFunction): Story => {
  const { t: say } = useTranslation('table');
  const lines = useMemo(() => linesOf(film, narrate, t, say), [film, narrate, t, say]);
  const told = lines.findLastIndex((line) => isReached(line, spot)) + 1;
  const now = lines[told - 1]?.spot;
  const here = lines.filter(({ spot }) => spot.step === now?.step && spot.moment === now.moment);
  const sentences = here.filter(isSentence);
  // Of some steps only what they begin is told.
  const shown = sentences.length ? sentences : here;
  const said = shown.map(({ text }) => text.replaceAll('**', '')).join('. ');
  return { lines, told, current: shown[0]?.id ?? -1, said };
};
