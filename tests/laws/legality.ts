import type { Ctx, LongFormMove, PlayerID } from 'boardgame.io';
import type { AnyGame } from '../../games';
import { sameMove, type LegalMove, type Refusal } from '../../games/shared/legality';
import { moveIn } from '../../games/shared/table';
import { choicesAt, everybody, movesTaken } from '../harness';
import { expectSame, json, type Law } from './evidence';
import { junkOf, NO_SEATS } from './junk';
import { isPlain } from './plain';

const isListed = (listed: readonly LegalMove[], move: LegalMove): boolean =>
  listed.some((legal) => sameMove(legal, move));

/** What the game says to these moves, by what is seen of the table. */
const answersTo = (
  module: AnyGame,
  { view, seat }: { view: unknown; ctx: Ctx; seat: PlayerID },
  moves: readonly LegalMove[],
): (Refusal | undefined)[] => moves.map((move) => module.whyNot(view, seat, move));

/** How many positions of a long match are asked about everything that can be put into words. */
const VISITS = 20;

const somebodyCanMove: Law = {
  title: 'those the table waits for are those who can move, and until the end there are some',
  holds: ({ module, everywhere, viewOf }) =>
    everywhere((position) => {
      const { G, ctx } = position;
      const able = ctx.playOrder.filter((seat) => module.legalMoves(G, seat).length > 0);
      expectSame(able.length > 0, !ctx.gameover);
      for (const who of everybody(position))
        expectSame([...module.awaited(viewOf(position, who))].toSorted(), able.toSorted());
    }, 150),
};

const listedIsTaken: Law = {
  title: 'everything listed is taken, and is one entry of the log',
  holds: ({ module, everywhere, afterEveryStep, some, raw }) => {
    afterEveryStep((after, [playerID, type], before) => {
      const { payload } = after.deltalog![0]!.action;
      expectSame(
        [movesTaken(after), payload.playerID, payload.type],
        [movesTaken(before) + 1, playerID, type],
      );
    });
    everywhere((position) => {
      const choices = choicesAt(module, position);
      expectSame(new Set(choices.map(json)).size, choices.length);
      const words = new Set(module.conceivable(position.G).map(json));
      for (const move of choices.map(moveIn))
        if (!words.has(json(move))) throw new Error(`${json(move)} is listed, and not among its words`);
      for (const step of some(choices, 2)) expectSame([step, !!raw(position, step)], [step, true]);
    }, 80);
  },
};

const quickerOnesDoNotForestall: Law = {
  title: 'where several decide at once, nobody is too late because others were quicker',
  holds: ({ module, everywhere }) =>
    everywhere((position) => {
      const { G, ctx } = position;
      if (module.awaited(G).length < 2) return;
      const moves = module.game.phases?.[ctx.phase]?.moves ?? {};
      for (const name of new Set(choicesAt(module, position).map(([, move]) => move)))
        if ((moves[name] as LongFormMove | undefined)?.ignoreStaleStateID !== true)
          throw new Error(`several seats may decide at once here: ${name} needs ignoreStaleStateID`);
    }, 80),
};

const unlistedIsRefused: Law = {
  title: 'nothing conceivable but unlisted is taken, from any seat; each refusal names its paragraph',
  holds: ({ module, match, paragraphs, everywhere, some, raw }) => {
    const visits = Math.min(VISITS, match.positions.length);
    let [untilSwept] = some([...Array(visits).keys()], 1) as [number];
    everywhere((position) => {
      const swept = untilSwept-- === 0;
      const { G, ctx } = position;
      for (const seat of ctx.playOrder) {
        const listed = module.legalMoves(G, seat);
        const unlisted: LegalMove[] = [];
        for (const move of module.conceivable(G)) {
          const refusal = module.whyNot(G, seat, move);
          if (isListed(listed, move) !== (refusal === undefined))
            throw new Error(`seat ${seat}, ${json(move)}: list and reason disagree`);
          if (!refusal) continue;
          if (!refusal.reason || !paragraphs.has(refusal.rule) || !isPlain(refusal))
            throw new Error(`seat ${seat}, ${json(move)}: refused with ${json(refusal)}`);
          unlisted.push(move);
        }
        // at one position many of them are tried, at the others one
        for (const { move, args } of some(unlisted, swept && seat === ctx.currentPlayer ? 300 : 1))
          if (raw(position, [seat, move, ...args]))
            throw new Error(`seat ${seat}, ${json({ move, args })}: taken`);
      }
    }, VISITS);
  },
};

const junkIsRefused: Law = {
  title: 'no junk is taken, from any seat or from none',
  holds: ({ module, everywhere, some, raw }) =>
    everywhere((position) => {
      const { G, ctx } = position;
      const before = json(position);
      const moves = [...some(choicesAt(module, position).map(moveIn), 1), ...some(module.conceivable(G), 1)];
      for (const seat of [...some(ctx.playOrder, 2), ...some(NO_SEATS, 2)] as PlayerID[]) {
        const listed = module.legalMoves(G, seat);
        if (!ctx.playOrder.includes(seat)) expectSame([seat, listed], [seat, []]);
        const junk = [...moves, ...moves.flatMap(junkOf)].filter((move) => !isListed(listed, move));
        for (const move of junk)
          if (!module.whyNot(G, seat, move)) throw new Error(`seat ${seat}, ${json(move)}: no refusal`);
        // boardgame.io itself trips over names that every object answers to: they must not get that far
        const named = junk.filter(({ move }) => moves.some((real) => real.move === move));
        for (const { move, args } of some(named, 1))
          if (raw(position, [seat, move, ...args]))
            throw new Error(`seat ${seat}, ${json({ move, args })}: taken`);
      }
      if (json(position) !== before) throw new Error('the position has changed');
    }, 80),
};

const legalityNeedsNoSecret: Law = {
  title: 'a seat knows its own moves, and why not the others: legality never needs a secret',
  holds: ({ module, everywhere, viewOf }) =>
    everywhere((position) => {
      const { G, ctx } = position;
      for (const seat of ctx.playOrder) {
        const view = viewOf(position, seat);
        const listed = module.legalMoves(G, seat);
        expectSame(module.legalMoves(view, seat), listed);
        expectSame(module.game.ai?.enumerate(view, ctx, seat), listed);
        const words = module.conceivable(view);
        const [asSeen, inTruth] = [view, G].map((table) =>
          json(answersTo(module, { view: table, ctx, seat }, words)),
        );
        if (asSeen !== inTruth) throw new Error(`seat ${seat} is refused for other reasons than it can see`);
      }
    }, VISITS),
};

/** The list of legal moves is the whole truth. */
export const LEGALITY: readonly Law[] = [
  somebodyCanMove,
  listedIsTaken,
  quickerOnesDoNotForestall,
  unlistedIsRefused,
  junkIsRefused,
  legalityNeedsNoSecret,
];
