/** @jest-environment ./tests/jsdom.ts */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Suspense } from 'react';
import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { GAMES, type AnyGame } from '../../games';
import { tableOf, type Position } from '../../games/shared/table';
import type { LegalMove } from '../../games/shared/legality';
import { useShelf } from '../../ui/games';
import {
  allowedNow,
  LEARNER,
  openDeeds,
  type Lesson,
  type LessonOffer,
  type Moment,
} from '../../ui/kit/lesson';
import { pacePreference } from '../../ui/kit/pace';
import { LessonPage } from '../../ui/learn/LessonPage';
import { elementsAt } from '../../ui/learn/useHoles';
import { Announcer } from '../../ui/shell/announce';
import { LANGUAGE_CODES, type Language } from '../../ui/shell/languages';
import { rulebookName } from '../../ui/shell/rulebookTexts';
import { faultsOf } from './browser';
import { freshBrowser } from './lobbyPage';
import { sentencesOf, wordsIn } from './sentences';

// a whole table of every game is drawn, over and over
configure({ asyncUtilTimeout: 120_000 });

const { lookOf } = renderHook(useShelf).result.current;
const OFFERS = GAMES.flatMap((module) =>
  (lookOf(module.id)?.lessons ?? []).map((offer): [string, AnyGame, LessonOffer] => [
    `${module.id}/${offer.id}`,
    module,
    offer,
  ]),
);

/** What a moment of a lesson looks like whichever way one came to it. */
type Visit = { readonly moment: Moment; readonly view: unknown; readonly open: readonly LegalMove[] };

/** More ways through a lesson than these are too many to be played. */
const MOST_WAYS = 3000;

/** Plays a lesson by the rules, through every choice it allows; throws where a step of it is refused. */
const everyWay = (module: AnyGame, { opening, moments }: Lesson) => {
  const table = tableOf(module, opening);
  const visits: Visit[] = [];
  const ends: Position<unknown>[] = [];

  const take = (position: Position<unknown>, seat: string, move: string, args: readonly unknown[]) => {
    const outcome = table.play(position as never, [seat, move, ...args]);
    if (!outcome.taken) throw new Error(`${seat} ${move} ${args.join()}: ${outcome.refusal.reason}`);
    return outcome.position as Position<unknown>;
  };
  const decide = (position: Position<unknown>, at: number, done: readonly LegalMove[]): void => {
    const moment = moments[at]!;
    const open = allowedNow(module.legalMoves(position.G, LEARNER), moment, done);
    visits.push({ moment, view: module.playerView(position.G, LEARNER), open });
    if (!openDeeds(moment, done).length) return begin(position, at + 1);
    if (!open.length) throw new Error(`nothing of ${moment.id} can be done`);
    for (const move of open) decide(take(position, LEARNER, move.move, move.args), at, [...done, move]);
  };
  const begin = (position: Position<unknown>, at: number): void => {
    const moment = moments[at];
    if (!moment) {
      ends.push(position);
      return;
    }
    const before = [...(moment.meanwhile ?? []), ...(moment.before ?? [])];
    decide(
      before.reduce((now, [seat, move, ...args]) => take(now, seat, move, args), position),
      at,
      [],
    );
  };
  begin(table.start as Position<unknown>, 0);
  return { visits, ends };
};

/** All that a lesson needs words for, and the keys of what it has. */
const neededBy = ({ moments }: Lesson): readonly string[] => [
  ...moments.flatMap(({ id, deeds, lit }) => [
    `${id}.title`,
    `${id}.why`,
    ...(deeds ? [...lit.map((_, at) => `${id}.do${at + 1}`), `${id}.instead`] : []),
  ]),
  ...['1', '2', '3'].map((fact) => `learned.${fact}`),
];

/** How long somebody takes who reads everything, in minutes: 4 words a second, and so many seconds for each deed. */
const minutesFor = ({ moments, words }: Lesson): number => {
  const said = sentencesOf(wordsIn('en', words)).filter(([key]) => !key.endsWith('.instead'));
  const reading = said.reduce((sum, [, sentence]) => sum + sentence.split(/\s+/).length / 4, 0);
  const doing = moments.reduce(
    (sum, { deeds = [], before = [] }) => sum + 3 + 7 * deeds.length + before.length,
    0,
  );
  return (reading + doing) / 60;
};

// no break happens in this lesson, so what sums it up says what one is
test.each([
  ['en', 'a card that is not higher is a break'],
  ['fr', 'une carte qui n’est pas plus haute est une rupture'],
  ['de', 'Eine Karte, die nicht höher ist, ist ein Bruch'],
  ['cs', 'karta, která není vyšší, ji přeruší'],
] as const)('K-4.2 the lesson of the card game sums up what a break is, in %s', (language, words) => {
  const said = new Map(sentencesOf(wordsIn(language, 'learn-auf-achse-cards')));
  expect(said.get('learned.1')).toContain(words);
});

/** Nothing travels: jsdom has no places to travel between. */
const prefersStillness = () => {
  window.matchMedia = (media) =>
    ({
      matches: media.includes('reduced-motion'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
};

/** Opens the page of a lesson, and waits for all that it fetches. */
const openLesson = async (game: string, lesson: string, search = '') => {
  const { hook, searchHook } = memoryLocation({ path: '/', searchPath: search });
  const opened = await act(async () =>
    render(
      <Router hook={hook} searchHook={searchHook}>
        <Announcer>
          <Suspense>
            <LessonPage game={game} lesson={lesson} />
          </Suspense>
        </Announcer>
      </Router>,
    ),
  );
  await screen.findByRole('heading', { level: 1 });
  return opened;
};

const pressOnSign = (name: string) =>
  fireEvent.click(
    within(document.querySelector<HTMLElement>('[data-lesson-sign]')!).getByRole('button', { name }),
  );

describe.each(OFFERS)('the lesson %s', (_, module, offer) => {
  let lesson: Lesson;
  let ways: ReturnType<typeof everyWay>;
  beforeAll(async () => {
    ({ lesson } = await offer.load());
    ways = everyWay(module, lesson);
    await lookOf(module.id)!.board();
  });

  test('can be played through every choice it allows, by the rules as they are', () => {
    const { visits, ends } = ways;
    expect(ends.length).toBeGreaterThan(0);
    expect(ends.length).toBeLessThan(MOST_WAYS);
    expect(new Set(visits.map(({ moment }) => moment))).toEqual(new Set(lesson.moments));
  });

  test.each(LANGUAGE_CODES)('has its sentences, and no others (%s)', (language) => {
    const keys = sentencesOf(wordsIn(language, lesson.words)).map(([key]) => key);
    expect(keys.toSorted()).toEqual(neededBy(lesson).toSorted());
  });

  test.each(LANGUAGE_CODES)('names in its sentences what the table says (%s)', (language) => {
    const sentences = new Map(sentencesOf(wordsIn(language, lesson.words)));
    for (const { moment, view } of ways.visits) {
      const values = moment.says?.(view) ?? {};
      const said = [...sentences].filter(([key]) => key.startsWith(`${moment.id}.`)).map(([, text]) => text);
      const places = said.flatMap((text) => [...text.matchAll(/{{(\w+)}}/g)].map(([, place]) => place!));
      expect([moment.id, places.filter((place) => values[place] === undefined)]).toEqual([moment.id, []]);
    }
  });

  test.each(LANGUAGE_CODES)('says nothing that the first of several moves makes untrue (%s)', (language) => {
    const sentences = new Map(sentencesOf(wordsIn(language, lesson.words)));
    // what is still missing is missing no longer once it has been done
    const COUNTS_DOWN = /fehlen noch|missing|il (ne )?manque|chyb[íě]/;
    const several = lesson.moments.filter(({ deeds }) => (deeds?.length ?? 0) > 1);
    const stale = several.filter(({ id }) => COUNTS_DOWN.test(sentences.get(`${id}.title`)!));
    expect(stale.map(({ id }) => id)).toEqual([]);
  });

  test.each(LANGUAGE_CODES)('rests on paragraphs that there are (%s)', (language: Language) => {
    const rules = readFileSync(join(__dirname, '../../games', module.id, rulebookName(language)), 'utf8');
    expect(lesson.moments.filter(({ rule }) => !rules.includes(`- **${rule}**`)).map(({ id }) => id)).toEqual(
      [],
    );
  });

  test('takes as long as its poster says', () => {
    expect(Math.abs(minutesFor(lesson) - offer.minutes)).toBeLessThan(0.75);
    expect(offer.minutes).toBeGreaterThanOrEqual(3);
    expect(offer.minutes).toBeLessThanOrEqual(6);
  });

  test('lights what there is on the table, and is played to its end there', async () => {
    await freshBrowser();
    act(() => pacePreference.set('instant'));
    prefersStillness();
    const { container } = await openLesson(module.id, offer.id);
    const posts = container.querySelector<SVGElement>('[data-posts]')!;
    expect(posts.dataset['posts']).toBe(module.id === 'ausgebremst' ? 'helmet' : 'truck');
    for (const [at, moment] of lesson.moments.entries()) {
      const step = `Step ${at + 1} of ${lesson.moments.length}`;
      await screen.findByText(step);
      const dark = () => moment.lit.filter((places) => !places.flatMap(elementsAt).length);
      await waitFor(() => expect(screen.queryByText(/^Watch/)).toBeNull());
      expect([moment.id, dark()]).toEqual([moment.id, []]);
      // the sign says it; on every line of an auction it would be said four times more
      expect(screen.queryByText(/^That would be possible/)).toBeNull();
      // where there is only something to look at, the table does not say that nothing can be played
      expect(screen.queryByText(/^No card fits/)).toBeNull();
      if (!moment.deeds) pressOnSign('Next');
      for (let deeds = moment.deeds?.length ?? 0; deeds; deeds--) pressOnSign('Show me');
    }
    await screen.findByText('Learned!');
    expect(await faultsOf(container)).toEqual([]);
    // a lesson that builds on it stands where it is otherwise repeated
    const [, second] = lookOf(module.id)!.lessons!;
    const isFirst = second !== undefined && second !== offer;
    const sign = within(screen.getByRole('status', { name: 'Learned!' }));
    expect(sign.queryByRole('button', { name: 'From the beginning' }) === null).toBe(isFirst);
    expect(sign.queryByRole('link', { name: /^Learn: / })?.getAttribute('href')).toBe(
      isFirst ? `/learn/${module.id}/${second.id}` : undefined,
    );
    cleanup();
  }, 600_000);
});

const isRefused = () => screen.queryByText(/^That would be possible/) !== null;

test('what a lesson refuses goes with Esc, and only the next Esc asks whether to leave', async () => {
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
  await freshBrowser();
  act(() => pacePreference.set('instant'));
  prefersStillness();
  await openLesson('auf-achse-cards', 'first');
  pressOnSign('Next');
  await screen.findByText('Start your trip with a low card.');
  await waitFor(() => expect(screen.queryByText(/^Watch/)).toBeNull());
  const card = screen.getByRole('button', { name: 'Kilometre card 90' });
  act(() => card.focus());
  fireEvent.click(card);
  expect(isRefused()).toBe(true);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect([isRefused(), screen.queryByRole('dialog')]).toEqual([false, null]);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('dialog', { name: 'End the lesson?' })).not.toBeNull();
});

test('nothing is said against a card of the step that is pressed while the table still shows what happened', async () => {
  await freshBrowser();
  await openLesson('auf-achse-cards', 'first');
  pressOnSign('Next');
  const card = screen.getByRole('button', { name: 'Kilometre card 10' });
  expect(card.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(card);
  act(() => card.focus());
  expect(isRefused()).toBe(false);
});

/** Opens a lesson, and asks to leave it. */
const leave = async (search: string) => {
  await freshBrowser();
  await openLesson('auf-achse-cards', 'first', search);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await screen.findByRole('dialog', { name: 'End the lesson?' });
};
const back = () => screen.queryByRole('link', { name: 'Back to the table' })?.getAttribute('href');
const offersPlay = () => screen.queryByRole('button', { name: /^Play now/ }) !== null;

describe('a lesson that is left leads', () => {
  test('back to the invitation it was opened at, which takes the place of a match against computers', async () => {
    await leave('table=%2Fmatch%2Fauf-achse-cards%2Fm');
    expect([back(), offersPlay()]).toEqual(['/match/auf-achse-cards/m', false]);
  });

  test.each(['', 'table=%2F', 'table=%2F%2Fevil.example', 'table=https%3A%2F%2Fevil.example%2Fmatch%2Fm'])(
    'to a match against computers if “%s” is no table',
    async (search) => {
      await leave(search);
      expect([back(), offersPlay()]).toEqual([undefined, true]);
    },
  );
});
