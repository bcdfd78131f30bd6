import type { PlayerID } from 'boardgame.io';
import type { AnyGame } from '../../games';
import { seededChance } from '../../games/shared/chance';
import { GO_BACK, placeToGoBackTo } from '../../games/shared/goingBack';
import { chanceOf } from '../../games/shared/plugins';
import { tableOf, type Position, type Step } from '../../games/shared/table';
import { undoableStep } from '../../games/shared/undo';
import { anyStep, choicesAt, computerStep, everybody, movesTaken } from '../harness';
import { expectSame, json, playedAgain, type Evidence, type Law } from './evidence';

type Past = readonly Position<unknown>[];

/** How often chance was asked. */
const drawn = ({ plugins }: Position<unknown>): number => chanceOf(plugins)!.drawn();

/** What a seat asks for that wants its last decision back, once all others have agreed. */
const wishOf = (past: Past, seat: PlayerID): Step | undefined => {
  const place = placeToGoBackTo(past, seat);
  const others = past.at(-1)!.ctx.playOrder.filter((other) => other !== seat);
  return place === undefined ? undefined : [seat, GO_BACK, place, ...others];
};

/** How many positions of a long match are looked into: every one asks of all that came before it. */
const VISITS = 20;

/** What nobody at all can read. */
const unseenBy = (module: AnyGame, position: Position<unknown>): string[] => {
  const [first, ...others] = everybody(position).map((who) => new Set(module.hiddenFrom(position.G, who)));
  return [...first!].filter((id) => others.every((hidden) => hidden.has(id)));
};

const seesWhatWas: Law = {
  title:
    'going back by consent, everybody sees what they saw then and nothing else, nothing is lost, and chance goes on',
  holds: ({ module, match, everywhere, viewOf }: Evidence) => {
    if (!module.undo) return;
    const table = tableOf(module, match.opening);
    let cameToLight = false;
    let liesElsewhere = false;
    everywhere((position, at) => {
      const past = match.positions.slice(0, at + 1);
      const unseen = new Set(unseenBy(module, position));
      for (const seat of position.ctx.playOrder) {
        const wish = wishOf(past, seat);
        const outcome = wish && table.play(position, wish, past);
        expect([seat, outcome?.taken]).toEqual([
          seat,
          wish && position.ctx.gameover === undefined ? true : wish && false,
        ]);
        if (!outcome?.taken) continue;
        const then = match.positions[wish![2] as number]!;
        const back = outcome.position;
        expectSame(back.ctx, then.ctx);
        expectSame(module.conserved(back.G), module.conserved(position.G));
        for (const who of everybody(back)) {
          expectSame(viewOf(back, who), viewOf(then, who));
          expectSame(module.hiddenFrom(back.G, who).toSorted(), module.hiddenFrom(then.G, who).toSorted());
          // what is known by now makes nothing free to be taken back that is not open to all
          if (who !== null) expect(undoableStep(module, back, who)).toBeUndefined();
        }
        expect(drawn(back)).toBeGreaterThanOrEqual(drawn(position));
        expect(movesTaken(back)).toBe(movesTaken(position) + 1);
        expect([outcome.happenings, outcome.told]).toEqual([[], []]);
        expect(Object.isFrozen(back.G)).toBe(true);
        cameToLight ||= unseenBy(module, then).some((id) => !unseen.has(id));
        liesElsewhere ||= json(back.G) !== json(then.G);
      }
    }, VISITS);
    if (cameToLight && !liesElsewhere)
      throw new Error('what was drawn lies where it lay, and is known by now: reshuffled shuffles no pile');
  },
};

const isRefused: Law = {
  title:
    'nobody goes back to anywhere else, with a voice that is not there, counted twice, or without a past',
  holds: ({ module, match, everywhere }) => {
    const table = tableOf(module, match.opening);
    everywhere((position, at) => {
      const past = match.positions.slice(0, at + 1);
      for (const seat of position.ctx.playOrder) {
        const wish = wishOf(past, seat);
        const [, , place, ...others] = wish ?? [seat, GO_BACK, 0];
        const wrong: unknown[][] = [
          [],
          [at],
          [Number(place) + 1, ...others],
          [String(place)],
          [place, seat],
          [place, '9'],
          [place, others[0], others[0]],
          [place, null],
        ];
        for (const args of wrong)
          expect([args, table.play(position, [seat, GO_BACK, ...args], past).taken]).toEqual([args, false]);
        if (wish) expect(table.play(position, wish).taken).toBe(false);
      }
      for (const nobody of ['-1', '99', '__proto__'])
        expect(table.play(position, [nobody, GO_BACK, at], past).taken).toBe(false);
    }, VISITS);
  },
};

/**
 * How often a match goes back at most, after how many steps each time (the first time as early as possible), and when it
 * is played to its end.
 */
const BACKS = 12;
const EVERY = 7;
const WANDERING = 120;

const isPlayedAgain: Law = {
  title: 'a match that goes back now and then ends, keeps all its parts, and replays',
  holds: ({ module, match: { opening } }) => {
    if (!module.undo) return;
    const table = tableOf(module, opening);
    const random = seededChance(`going back ${opening.seed}`);
    const [choose, finish] = [anyStep(random), computerStep(module, random, 'easy')];
    const positions: Position<unknown>[] = [table.start];
    const steps: Step[] = [];
    let backs = 0;
    for (let at = positions[0]!; !at.ctx.gameover; at = positions.at(-1)!) {
      const mayGoBack = backs === 0 || (backs < BACKS && steps.length % EVERY === EVERY - 1);
      const wishes = mayGoBack ? at.ctx.playOrder.flatMap((seat) => [wishOf(positions, seat) ?? []]) : [];
      const wish = random.Shuffle(wishes.filter((one) => one.length > 0))[0] as Step | undefined;
      const step =
        wish ?? (steps.length < WANDERING ? choose(choicesAt(module, at), at, positions) : finish(at));
      const outcome = table.play(at, step, positions);
      if (!outcome.taken) throw new Error(`${json(step)} is refused: ${outcome.refusal.reason}`);
      if (wish) {
        backs += 1;
        expectSame(module.conserved(outcome.position.G), module.conserved(at.G));
      }
      positions.push(outcome.position);
      steps.push(step);
    }
    expect(backs).toBeGreaterThan(0);
    expectSame(playedAgain(module, { opening, steps, positions }).at(-1), positions.at(-1));
  },
};

/** What a whole table agrees to take back: what was seen stays seen, and nothing else comes to light. */
export const GOING_BACK: readonly Law[] = [seesWhatWas, isRefused, isPlayedAgain];
