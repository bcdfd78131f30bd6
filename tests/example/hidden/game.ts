import { ActivePlayers } from 'boardgame.io/core';
import { defineGame, type Thinker } from '../../../games/shared/defineGame';
import { refusalsOf, type GeneralReason } from '../../../games/shared/legality';
import { each, exactly, isOneOf } from '../../../games/shared/moves';
import { matchOptions } from '../../../games/shared/options';
import { perSeat, seatsOf, withMost } from '../../../games/shared/seats';
import { evolveBy } from '../../../games/shared/telling';
import { hiddenFrom, imagine, playerView, seenBy } from './playerView';
import { CARDS, isOver, move, type HighestCard, type Told, type View } from './state';

const options = matchOptions({});
const refusal = refusalsOf<GeneralReason | 'notHeld' | 'laid'>();

/** H-2.1 — `redact`: nobody else's log says which card; `ignoreStaleStateID`: the others lay theirs meanwhile. */
const lay = move('lay', {
  when: ['laying'],
  takes: exactly(isOneOf(CARDS)),
  redact: true,
  ignoreStaleStateID: true,
  words: () => each(CARDS),
  whyNot: ({ hands }, seat, [card]) =>
    hands[seat]!.includes(card) ? undefined : refusal('notHeld', 'H-2.1'),
  does: ({ tell }, seat, [card]) => tell({ type: 'laid', seat, card }),
});

const anything: Thinker<View> = (_view, _seat, random, { legal }) => random.Shuffle([...legal])[0]!;

/** Highest card, in the order of its rulebook. */
export const highestCard = defineGame<HighestCard, typeof options.defaults, 'highest-card'>({
  // H-1 Before the game
  id: 'highest-card',
  players: [2, 3],
  options,
  rules: 1,
  setup: (seats, _settings, random) => {
    const deck = random.Shuffle([...CARDS]);
    return {
      hands: perSeat(seats, () => deck.splice(0, 5)),
      laid: perSeat(seats, () => null),
      rest: deck,
      open: [],
      points: perSeat(seats, () => 0),
    };
  },
  seatsOf,

  // H-2 A round
  moves: [lay],
  momentOf: () => ({ type: 'laying' }),
  awaited: (view) => (isOver(view) ? [] : seatsOf(view).filter((seat) => !view.laid[seat])),
  /** Nobody waits for anybody: only who has laid has to wait until all have. */
  whyNotNow: ({ laid }, seat) => (laid[seat] ? refusal('laid', 'H-2.1') : undefined),
  refusals: { over: 'H-3.1', spectator: 'H-1.1', malformed: 'H-2.1' },
  /** What comes once all have decided: nothing is turned up before. */
  playOn: ({ G, tell }) => {
    const cards = seatsOf(G).flatMap((seat) => G.laid[seat] ?? []);
    if (cards.length < seatsOf(G).length) return;
    const [seat] = withMost(perSeat(seatsOf(G), (one) => CARDS.indexOf(G.laid[one]!)));
    tell({ type: 'turnedUp', cards, seat: seat! });
  },
  evolve: evolveBy<View, Told>({
    laid: (table, { seat, card }) => {
      const hand = table.hands[seat]!;
      hand.splice(hand.indexOf(card), 1);
      table.laid[seat] = card;
    },
    turnedUp: (table, { cards, seat }) => {
      for (const one of seatsOf(table)) table.laid[one] = null;
      table.open.push(...cards);
      table.points[seat]! += 1;
    },
  }),
  phases: { laying: { start: true, turn: { activePlayers: ActivePlayers.ALL }, moves: [lay] } },

  // H-3 The end
  isOver,
  result: (view) =>
    isOver(view) ? { winners: withMost(view.points), totals: { ...view.points } } : undefined,

  // What is hidden
  playerView,
  hiddenFrom,
  seenBy,
  imagine,
  // nobody draws from a pile
  reshuffled: (then) => then,
  undo: { rule: 'H-2.1', showsNothing: ['laid'] },
  conserved: ({ hands, laid, rest, open }) => {
    const inPlay = [...Object.values(hands).flat(), ...Object.values(laid).flatMap((card) => card ?? [])];
    return { cards: new Set([...inPlay, ...rest, ...open]).size };
  },
  bots: { easy: anything, normal: anything, hard: anything },
});
