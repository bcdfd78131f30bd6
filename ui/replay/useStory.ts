import type { TFunction } from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameUi, NarratedLine } from '../kit/gameUi';
import { readTogether } from '../pieces/readTogether';
import { eventLine } from '../table/tableLines';
import type { Film, Spot } from './film';

/** One line of the log, and the step it tells about. */
export type StoryLine = NarratedLine & {
  readonly id: string;
  readonly step: number;
  /** Which of the lines about the step itself it is; undefined for events at the table apart from the game. */
  readonly index: number | undefined;
};

/** The match in words, as far as it is visible, and the place of the replay in it. */
export type Story = {
  readonly lines: readonly StoryLine[];
  /** Has what the line narrates been shown already? */
  readonly isTold: (line: StoryLine) => boolean;
  /**
   * The id of the first line about the current place; at the end of the match, of the last line, which gives the
   * result. Undefined before the first step.
   */
  readonly current: string | undefined;
  /** All lines about the current place as plain sentences; empty before the first step. */
  readonly said: string;
  /** The place that a line is about. */
  readonly spotOf: (line: StoryLine) => Spot;
  /** Adds earlier or later lines, if there are any. */
  readonly more: (where: 'before' | 'after') => void;
};

/**
 * How many steps are narrated before and after the current ones; current is the group of `STRETCH` steps around the
 * place.
 */
const BESIDE = 20;
const STRETCH = 10;

/** How many steps are added at a time. */
const MORE = 60;

const isSentence = (line: NarratedLine): boolean => !line.heading;

/** The lines of a step: made when they are first needed. */
const tellerOf = (film: Film, narrate: GameUi['narrate'], t: TFunction, say: TFunction) => {
  const known = new Map<number, readonly StoryLine[]>();
  const told = (step: number): StoryLine[] => {
    const entry = film.logTo(step)[step - 1];
    if (!entry) return [];
    const beside = film.events
      .filter(({ place }) => place === step - 1)
      .map((event, at) => ({ ...eventLine(event, say), id: `${step}+${at}`, step, index: undefined }));
    const lines = narrate(entry, film.seats, t).map((line, index) => ({
      ...line,
      standIn: line.seat === entry.seat ? entry.standIn : undefined,
      id: `${step}.${index}`,
      step,
      index,
    }));
    return [...beside, ...lines];
  };
  const linesOf = (step: number): readonly StoryLine[] => {
    const lines = known.get(step) ?? told(step);
    known.set(step, lines);
    return lines;
  };
  /** A line belongs to the first moment whose log contains it. */
  const spotOf = ({ step, index }: StoryLine): Spot => {
    if (index === undefined) return { step, moment: 0 };
    const moment = film
      .momentsOf(step)
      .findIndex(({ log }) => narrate(log.at(-1)!, film.seats, t).length > index);
    return { step, moment: Math.max(moment, 0) };
  };
  return { linesOf, spotOf };
};

/** The log of a replay in words, as far as it is seen: around the current place, and as far as somebody reads on. */
export const useStory = (film: Film, spot: Spot, narrate: GameUi['narrate'], t: TFunction): Story => {
  const { t: say } = useTranslation('table');
  const teller = useMemo(() => tellerOf(film, narrate, t, say), [film, narrate, t, say]);
  const stretch = Math.floor(spot.step / STRETCH) * STRETCH;
  const [read, setRead] = useState({ stretch, before: 0, after: 0 });
  const { before, after } = read.stretch === stretch ? read : { before: 0, after: 0 };
  const from = Math.max(1, stretch - BESIDE - before);
  const to = Math.min(film.length, stretch + STRETCH + BESIDE + after);

  const lines = useMemo(
    () => Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => teller.linesOf(from + at)).flat(),
    [teller, from, to],
  );
  const isTold = (line: StoryLine): boolean =>
    line.step < spot.step || (line.step === spot.step && teller.spotOf(line).moment <= spot.moment);
  const last = lines.findLast(isTold);
  const now = last && teller.spotOf(last);
  const here = lines.filter((line) => line.step === now?.step && teller.spotOf(line).moment === now.moment);
  const sentences = here.filter(isSentence);
  // Some steps have only a heading.
  const shown = sentences.length ? sentences : here;
  const isAtEnd = last !== undefined && last === lines.at(-1);
  return {
    lines,
    isTold,
    current: shown.at(isAtEnd ? -1 : 0)?.id,
    said: readTogether(
      shown.map(({ text }) => text.replaceAll('**', '')),
      '. ',
    ),
    spotOf: teller.spotOf,
    more: (where) => {
      if (where === 'before' && from > 1) setRead({ stretch, before: before + MORE, after });
      if (where === 'after' && to < film.length) setRead({ stretch, before, after: after + MORE });
    },
  };
};
