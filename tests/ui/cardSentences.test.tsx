/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { BACK, cardGame, type Back, type CardHappening } from '../../games/auf-achse-cards';
import type { CardId } from '../../games/auf-achse-cards/cards';
import type { State } from '../../games/auf-achse-cards/state';
import { tableOf } from '../../games/shared/table';
import { narrateHappenings, retell } from '../../ui/boards/auf-achse-cards/narrate';
import { allLaid, scenario } from '../games/auf-achse-cards/scenario';
import type { Walk } from '../harness';
import { freshBrowser, seatsFor, sitDown } from './cardTable';

/** A match of which nothing is known but that this lies on the table now. */
const matchAt = (G: State): Walk => {
  const opening = { seed: 'a', numPlayers: Object.keys(G.hands).length, options: G.options };
  return { opening, steps: [], happenings: [], positions: [{ ...tableOf(cardGame, opening).start, G }] };
};

const sitDownAt = (G: State, reader: string | null = '0') => sitDown(matchAt(G), 0, reader);

const panel = () => screen.getByRole('region', { name: 'Kilometre counter' });

const sign = () => screen.getByRole('region', { name: 'Whose turn it is' });

const link = (paragraph: string) => within(sign()).getByRole('link', { name: paragraph });

/** So many cards for each seat, as everybody sees them. */
const backs = (...counts: readonly number[]) =>
  Object.fromEntries(counts.map((count, seat) => [seat, Array<Back>(count).fill(BACK)]));

type Drawn = Extract<CardHappening, { type: 'drawn' }>;

/** What is told of drawing when the match is over. */
const retold = ({ cards, short }: Pick<Drawn, 'cards' | 'short'>): string[] => {
  const happenings = [{ type: 'drawn', deck: [], reshuffled: 0, cards, short }];
  const entry = { seat: '0', move: 'layRace', args: ['10-1'], happenings };
  const lines = retell(entry, seatsFor(3), i18next.t).slice(1);
  return lines.map(({ text }) => text.replaceAll('**', ''));
};

/** What the log says of drawing, with the paragraph. */
const told = async (drawn: Omit<Drawn, 'type' | 'deck'>) => {
  await i18next.loadNamespaces('auf-achse-cards');
  return narrateHappenings([{ type: 'drawn', deck: [], ...drawn }], seatsFor(3), i18next.t).map(
    ({ text, rule }) => [text.replaceAll('**', ''), ...(rule ? [rule] : [])].join(' '),
  );
};

beforeEach(freshBrowser);

describe('what the counter means for the stage', () => {
  const HANDS = { 0: ['10-1'], 1: ['20-1'], 2: ['30-1'], 3: ['40-1'] } as const;
  /** In the pause of a +1, with these cards still face down and so many km on the counter of four. */
  const paused = (sealed: Record<string, CardId | null>, counter: readonly CardId[]) =>
    allLaid({
      hands: HANDS as never,
      sealed: { 0: null, 1: null, 2: null, 3: null, ...sealed },
      counter: [...counter],
      extra: { 0: 1, 1: 1, 2: 1, 3: 1 },
    });
  const KM_280: CardId[] = ['120-1', '110-1', '50-1'];
  const KM_330: CardId[] = ['120-1', '110-1', '100-1'];

  test.each<[string, State, RegExp]>([
    ['one card that may be a −50', paused({ 1: '10-2' }, KM_280), /the stage ends unless a −50 turns up/],
    ['one −50 that would not do', paused({ 1: '10-2' }, KM_330), /the stage ends with this round/],
    [
      'two, which both would have to be −50s',
      paused({ 1: '10-2', 2: '20-2' }, KM_330),
      /unless 2 cards of −50 turn up/,
    ],
    ['only the own card, which is none', paused({ 0: '10-2' }, KM_280), /the stage ends with this round/],
    ['only the own card, which is one', paused({ 0: 'lostFreight-1' }, KM_280), /unless a −50 turns up/],
    ['nothing', paused({}, KM_280), /the stage ends with this round/],
  ])('K-5.5 with %s face down', async (_, G, outlook) => {
    await sitDownAt(G);
    expect(panel()).toHaveTextContent(outlook);
  });
  test.each([
    [1, /150 to go, then the stage ends/],
    [2, /150 to go or one more reshuffle, then the stage ends/],
  ])('K-5.6 after %i reshuffles', async (reshuffles, outlook) => {
    await sitDownAt(scenario({ hands: { 0: ['10-1'], 1: ['20-1'] }, reshuffles }));
    expect(panel()).toHaveTextContent(outlook);
  });
});

describe('what comes once everybody has laid', () => {
  const waitingFor1 = { raceLaid: { 0: true }, counterLaid: { 0: true }, sealed: { 0: '10-1' as const } };

  test('K-3.7 the first card is that of the first in turn order who has one', async () => {
    await sitDownAt(
      scenario({ startPlayer: '2', hands: { 0: [], 1: ['20-1', '30-1'], 2: [] }, ...waitingFor1 }),
    );
    expect(sign()).toHaveTextContent('Then the cards are revealed, Lisa’s first.');
    expect(link('K-3.7')).toBeInTheDocument();
  });
  test('K-3.5 with no card for the counter the round ends', async () => {
    const G = scenario({ hands: { 0: [], 1: ['20-1'] }, raceLaid: { 0: true } });
    await sitDownAt(G);
    expect(sign()).toHaveTextContent('Then the round ends.');
    expect(link('K-3.5')).toBeInTheDocument();
  });
  test.each<[string, CardId | null, string]>([
    ['a card left to turn up', '10-1', 'Then revealing goes on.'],
    ['none left', null, 'Then the round ends.'],
  ])('K-6.5 in a pause, with %s', async (_, card, sentence) => {
    const sealed = { 0: null, 1: card };
    await sitDownAt(allLaid({ hands: { 0: [], 1: ['20-1'] }, sealed, extra: { 0: 0, 1: 1 } }));
    expect(sign()).toHaveTextContent(sentence);
  });
});

describe('the steering wheel beside a name', () => {
  const means = /^Start player Their counter card is revealed first\./;
  const answer = () => screen.queryAllByRole('status').find(({ textContent }) => means.test(textContent));

  test.each(['0', '1'])('K-3.7 is explained by a press or a key, beside seat %s', async (startPlayer) => {
    await sitDownAt(scenario({ startPlayer, hands: { 0: ['10-1', '30-1'], 1: ['20-1', '40-1'] } }));
    const wheel = screen.getByRole('button', { name: 'Start player' });
    expect(answer()).toBeUndefined();
    await userEvent.click(wheel);
    expect(within(answer()!).getByRole('link', { name: 'K-3.7' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(answer()).toBeUndefined();
    wheel.focus();
    await userEvent.keyboard('{Enter}');
    expect(answer()).toBeInTheDocument();
  });
});

describe('what is told of drawing', () => {
  const FULL = { 0: 0, 1: 0, 2: 0 };

  test('K-3.3 everybody draws', async () =>
    expect(await told({ cards: backs(2, 2, 2), short: FULL, reshuffled: 0 })).toEqual([
      'Everybody draws new cards',
    ]));
  test('K-3.4 who draws nothing, and who too little, is named', async () =>
    expect(await told({ cards: backs(2, 1, 0), short: { 0: 0, 1: 1, 2: 2 }, reshuffled: 0 })).toEqual([
      'There are too few cards to fill every hand K-3.4',
      'Kemal draws just one card',
      'Marlene draws none',
    ]));
  test('K-3.4 nobody draws', async () =>
    expect(await told({ cards: backs(0, 0, 0), short: { 0: 2, 1: 2, 2: 2 }, reshuffled: 0 })).toEqual([
      'There are no cards left to draw K-3.4',
    ]));
  test('K-3.3 when the match is over everybody is told to have drawn what they drew', async () => {
    await i18next.loadNamespaces('auf-achse-cards');
    const cards: Record<string, CardId[]> = { 0: ['100-1', 'lostFreight-1'], 1: ['rest-1'], 2: [] };
    const drew = ['Lisa draws 100 and −50', 'Kemal draws Rest'];
    expect(retold({ cards, short: FULL })).toEqual(drew);
    expect(retold({ cards, short: { 0: 0, 1: 1, 2: 2 } })).toEqual([
      'There are too few cards to fill every hand',
      ...drew,
    ]);
    expect(retold({ cards: { 0: [], 1: [], 2: [] }, short: { 0: 1, 1: 1, 2: 1 } })).toEqual([
      'There are no cards left to draw',
    ]);
  });
  test.each([
    [1, /^The draw pile has run out: the discards are shuffled into a new one K-3\.4$/],
    [2, /shuffled for the second time\. The third time ends the stage K-5\.6$/],
    [3, /shuffled for the third time in this stage K-5\.6$/],
  ])('K-5.6 the pile made anew, time %i', async (reshuffled, sentence) => {
    const [first, second] = await told({ cards: backs(2, 2, 2), short: FULL, reshuffled });
    expect(first).toMatch(sentence);
    expect(second).toBe('Everybody draws new cards');
  });
});

describe('the last cards', () => {
  test('K-3.5 a single card has one slot, on the trip', async () => {
    await sitDownAt(scenario({ hands: { 0: ['10-1'], 1: ['20-1', '30-1'] } }));
    expect(screen.getByRole('button', { name: 'Trip: still empty' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Counter/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Add to the trip' })).toBeInTheDocument();
    expect(sign()).toHaveTextContent('Your last card goes to the trip; the counter gets none. K-3.5');
    const tally = within(sign()).getAllByRole('listitem');
    expect(tally[0]).toHaveTextContent(/Trip: not ready yet$/);
    expect(tally[1]).toHaveTextContent(/Trip: not ready yet.*Counter: not ready yet$/);
  });
  test('K-3.5 with no card there is nothing to lay', async () => {
    await sitDownAt(scenario({ hands: { 0: [], 1: ['20-1', '30-1'] } }));
    expect(screen.queryByRole('button', { name: /^(Trip|Counter)/ })).toBeNull();
    expect(screen.getByText('Nothing to lay')).toBeInTheDocument();
  });
});

test('K-7.1 a spectator is not told that hands will be turned up', async () => {
  await sitDownAt(scenario({ hands: { 0: ['10-1'], 1: ['20-1', '30-1'] } }), null);
  expect(
    screen.getByText(/Trips stay face down until they are scored, hands for good\./),
  ).toBeInTheDocument();
});
