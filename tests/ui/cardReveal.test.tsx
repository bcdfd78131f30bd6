/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { cardGame, type CardHappening } from '../../games/auf-achse-cards';
import { pacePreference } from '../../ui/kit/pace';
import { freshBrowser, sitDown, whenever, windowOf } from './cardTable';
import { match, said } from './cardMatch';
import { press } from './shows';

/** How much the log tells, and how many counter cards lie face down. */
const logged = () => screen.getByTestId('log').dataset['told'];

const faces = () => document.querySelectorAll('[data-card^="sealed-"][aria-label="Face-down card"]').length;

const counted = () =>
  screen.getByRole('img', { name: /^Counter: [−\d]+ of 250\u00a0km$/ }).getAttribute('aria-label');

const ownCards = () => within(screen.getByRole('group', { name: 'Your hand' })).getAllByRole('button');

beforeEach(freshBrowser);

describe('a reveal', () => {
  /** The last card of the round goes to a race: what is turned up then does not depend on it. */
  const [almost] = whenever(match, (_, at) => {
    const [seat, move] = match.steps[at] ?? [];
    return seat !== '0' && move === 'layRace' && match.happenings[at]!.at(-1)?.type === 'round';
  }) as [number];

  afterEach(() => jest.useRealTimers());

  test('goes one card at a time, and a press skips to the end', async () => {
    const { othersPlay } = await sitDown(match, almost, '0');
    act(() => pacePreference.set('normal'));
    jest.useFakeTimers();
    const told = match.happenings[almost] as readonly CardHappening[];
    const before = counted();
    othersPlay(1);
    expect(counted()).toBe(before);
    expect(screen.getByRole('heading', { name: 'Revealing the cards' })).toBeInTheDocument();
    const seen = [];
    for (let beat = 0; beat < 3; beat++) {
      act(() => jest.advanceTimersByTime(900));
      seen.push(counted());
    }
    expect(new Set(seen).size).toBeGreaterThan(0);
    act(() => jest.advanceTimersByTime(1));
    press();
    expect(screen.queryByRole('heading', { name: 'Revealing the cards' })).toBeNull();
    expect(told.length).toBeGreaterThan(3);
  });

  test('tells nothing of a card before its face is up, and in the log not before the counter has moved', async () => {
    const { othersPlay } = await sitDown(match, almost, '0');
    act(() => pacePreference.set('normal'));
    jest.useFakeTimers();
    othersPlay(1);
    const [down, before, log, words] = [faces(), counted(), logged(), said().join()];
    act(() => jest.advanceTimersByTime(900));
    expect(faces()).toBe(down - 1);
    expect([counted(), logged(), said().join()]).toEqual([before, log, words]);
    act(() => jest.advanceTimersByTime(360));
    expect([logged(), said().join()]).toEqual([log, words]);
    act(() => jest.advanceTimersByTime(300));
    expect(logged()).not.toBe(log);
    expect(faces()).toBe(down - 1);
  });

  test('waits for nothing before the own turn where that is the pace', async () => {
    const { othersPlay } = await sitDown(match, almost, '0');
    act(() => pacePreference.set('turn'));
    othersPlay(1);
    expect(screen.queryByRole('heading', { name: 'Cards are turned up' })).toBeNull();
  });

  test('is over at once for those in a hurry', async () => {
    const { othersPlay } = await sitDown(match, almost, '0');
    othersPlay(1);
    expect(screen.queryByRole('heading', { name: 'Revealing the cards' })).toBeNull();
  });

  test('is read out where there is no log beside the table', async () => {
    windowOf(390, 844);
    const { othersPlay } = await sitDown(match, almost, '0');
    othersPlay(1);
    expect(said().join()).toMatch(/counts|turns up/);
    expect(said().join()).toContain('Your turn');
  });

  test.each([
    ['where there is no log beside it', 390, 844],
    ['beside the log, too', 1440, 900],
  ])(
    'says in the line of the table what each card did, %s, and is not read out twice',
    async (_, ...size) => {
      windowOf(...size);
      const { othersPlay, container } = await sitDown(match, almost, '0');
      act(() => pacePreference.set('normal'));
      jest.useFakeTimers();
      othersPlay(1);
      const line = () => container.querySelector('[data-notice]')!;
      expect(line()).toHaveTextContent(/^One card after the other/);
      act(() => jest.advanceTimersByTime(900));
      act(() => jest.advanceTimersByTime(360));
      act(() => jest.advanceTimersByTime(300));
      expect(line()).toHaveTextContent(/counts|turns up/);
      expect(line().querySelector('[aria-hidden="true"]:not(svg)')).toHaveTextContent(/counts|turns up/);
    },
  );

  test('tells spectators in their line what each card did', async () => {
    const { othersPlay } = await sitDown(match, almost, null);
    act(() => pacePreference.set('normal'));
    jest.useFakeTimers();
    othersPlay(1);
    for (const beat of [900, 360, 300]) act(() => jest.advanceTimersByTime(beat));
    const place = screen.getByRole('region', { name: 'Your place' });
    expect(place.querySelector('[aria-hidden="true"]:not(svg)')).toHaveTextContent(/(counts|turns up).+\.$/);
  });

  test('leaves nothing of what was refused before it', async () => {
    windowOf(390, 844);
    const { othersPlay, container } = await sitDown(match, almost, '0');
    const line = () => container.querySelector('[data-notice]')!;
    const card = ownCards()[0]!;
    fireEvent.click(card);
    act(() => card.focus());
    expect(line()).toHaveTextContent('K-3.1');
    othersPlay(1);
    expect(line()).not.toHaveTextContent('K-3.1');
  });
});

/** Presses the first card of the hand, as a finger does: it gets the focus, too. */
const pressCard = () => {
  ownCards()[0]!.focus();
  fireEvent.click(ownCards()[0]!);
};

test('a refusal goes after a while, or with Esc, and comes again with the next press', async () => {
  const [idle] = whenever(match, (view) => !cardGame.awaited(view).includes('0')) as [number];
  await sitDown(match, idle, '0');
  jest.useFakeTimers();
  const seen: number[] = [];
  const then = (happens: () => void) => {
    act(happens);
    seen.push(document.querySelectorAll('[data-refused]').length);
  };
  then(pressCard);
  then(() => jest.advanceTimersByTime(8000));
  then(pressCard);
  then(() => fireEvent.keyDown(document.body, { key: 'Escape' }));
  then(() => ownCards()[1]!.focus());
  then(() => jest.advanceTimersByTime(8000));
  jest.useRealTimers();
  expect(seen).toEqual([1, 0, 1, 0, 1, 0]);
});
