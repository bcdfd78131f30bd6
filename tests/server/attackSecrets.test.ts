import '../../server/production';
import type { LogEntry, State } from 'boardgame.io';
import { GAMES, type AnyGame } from '../../games';
import { seededChance } from '../../games/shared/chance';
import type { LegalMove } from '../../games/shared/legality';
import { changeOf, publicLog, stateFor } from '../../server/matches/payloads';
import { judge } from '../../server/matches/referee';
import { initialState, servedGames, type ServedGame } from '../../server/matches/servedGames';
import { withoutOwn } from '../heard';
import { stateIDIn } from './harness';

type Eyes = string | null;

/** What a move sends to everybody with this view: one packet, as the transport makes it. */
const packetOf = (
  served: ServedGame,
  [before, after]: readonly State[],
  entries: readonly LogEntry[],
  who: Eyes,
) => [
  'patch',
  stateIDIn(before!),
  stateIDIn(after!),
  changeOf(stateFor(served, before!, who), stateFor(served, after!, who)),
  publicLog(entries),
];

const isFaceDown = ([entry]: readonly LogEntry[]): boolean => entry?.redact === true;

const publicIn = (entries: readonly LogEntry[]): string =>
  JSON.stringify(entries.map(({ metadata }) => metadata));

const hiddenIn = (module: AnyGame, { G }: State, who: Eyes) => module.hiddenFrom(G as never, who);

/** The most moves of a match that are examined. */
const STEPS = 500;

const gameCalled = (id: string): AnyGame => GAMES.find((game) => game.id === id)!;

/** Plays at random, and calls back with each move and another one of the same name from the same hand. */
const playThrough = (
  module: AnyGame,
  { seed, options, numPlayers }: { seed: string; options: object; numPlayers: number },
  look: (served: ServedGame, before: State, playerID: string, moves: readonly LegalMove[]) => State,
) => {
  const served = servedGames([module]).get(module.id)!;
  const random = seededChance(seed);
  let state = initialState(served, { seed, numPlayers, options: module.options.parse(options, numPlayers) });
  for (let step = 0; step < STEPS && !module.isOver(state.G as never); step++) {
    const [playerID] = random.Shuffle([...module.awaited(state.G as never)]);
    const moves = random.Shuffle([...module.legalMoves(state.G as never, playerID!)]);
    state = look(served, state, playerID!, moves);
  }
};

const MATCHES: readonly (readonly [name: string, id: string, options: object, numPlayers: number])[] = [
  ['the card game', 'auf-achse-cards', { stages: 2 }, 3],
  ['the card game from memory', 'auf-achse-cards', { stages: 2, ownRace: 'memory' }, 3],
  ['the board game', 'auf-achse-board', {}, 3],
  ['Ausgebremst', 'ausgebremst', { circuits: '1' }, 3],
  ['Ausgebremst, advanced', 'ausgebremst', { circuits: '1', game: 'advanced' }, 3],
];

test.each(MATCHES)(
  'the packets of %s tell nobody what is hidden from them, nor what was chosen',
  (name, id, options, numPlayers) => {
    const module = gameCalled(id);
    const everybody: readonly Eyes[] = [null, ...Array.from({ length: numPlayers }, (_, at) => String(at))];
    let searched = 0;
    let faceDown = 0;
    let compared = 0;
    playThrough(
      module,
      { seed: name, options, numPlayers },
      (served, before, playerID, [move, ...others]) => {
        const play = (wish: LegalMove) => {
          const ruling = judge(served, before, { playerID, move: wish, stateID: stateIDIn(before) }, {});
          if (!ruling.taken) throw new Error(`${JSON.stringify(wish)}: ${ruling.refusal.reason}`);
          const packet = (who: Eyes) => packetOf(served, [before, ruling.state], ruling.entries, who);
          return { ...ruling, packet };
        };
        const one = play(move!);
        for (const who of everybody) {
          const text = withoutOwn(one.packet(who), who);
          const unseen = new Set(hiddenIn(module, before, who));
          const leaked = hiddenIn(module, one.state, who).filter(
            (card) => unseen.has(card) && text.includes(`"${card}"`),
          );
          expect({ who, move, leaked }).toMatchObject({ leaked: [] });
          expect(text).not.toMatch(/prngstate|"seed"/);
          searched += 1;
        }
        const twin = others.find((wish) => wish.move === move!.move);
        if (!isFaceDown(one.entries)) return one.state;
        faceDown += 1;
        const two = twin && play(twin);
        // it had a result that everybody saw
        if (!two || publicIn(one.entries) !== publicIn(two.entries)) return one.state;
        for (const who of everybody) {
          const alike = [one, two].map(({ state }) => [...hiddenIn(module, state, who)].toSorted().join());
          if (who === playerID || alike[0] !== alike[1]) continue;
          // the same packet: of the same kind, length and content
          expect([who, JSON.stringify(one.packet(who))]).toEqual([who, JSON.stringify(two.packet(who))]);
          compared += 1;
        }
        return one.state;
      },
    );
    expect(searched).toBeGreaterThan(100);
    if (faceDown) expect(compared).toBeGreaterThan(0);
  },
);
