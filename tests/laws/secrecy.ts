import type { LogEntry, PlayerID } from 'boardgame.io';
import { getFilterPlayerView } from 'boardgame.io/internal';
import type { AnyGame } from '../../games';
import type { Position } from '../../games/shared/table';
import { choicesAt, everybody, frozen } from '../harness';
import { json, type Law } from './evidence';
import { isPlain } from './plain';

/** Bytes that one seat's view may take. */
const ROOM = 64 * 1024;

/** What boardgame.io sends to a seat after a step. */
const sentTo = ({ game }: AnyGame, position: Position<unknown>, playerID: PlayerID | null) => {
  const { args } = getFilterPlayerView(game)(playerID, { type: 'update', args: ['match', position] });
  const [, state, log] = args as [string, Position<unknown>, LogEntry[] | undefined];
  return { state, log: log ?? [] };
};

/** Was the step that led here a choice made face down? */
const isFaceDown = ({ deltalog }: Position<unknown>): boolean => deltalog?.[0]?.redact === true;

/** Was it one of which nothing has come yet? */
const isSealed = (position: Position<unknown>): boolean =>
  isFaceDown(position) && json(position.deltalog?.[0]?.metadata ?? []) === '[]';

const nameOf = (who: PlayerID | null): string => (who === null ? 'a spectator' : `seat ${who}`);

const noSecretIsSent: Law = {
  title: 'no secret is sent',
  holds: ({ module, match, everywhere }) =>
    everywhere((position) => {
      for (const who of everybody(position)) {
        const { state, log } = sentTo(module, position, who);
        const payloads = {
          state,
          // a seat is told what it played itself
          log: log.filter(({ action }) => action.payload.playerID !== who),
          told: log.map(({ metadata }) => metadata),
        };
        for (const [where, payload] of Object.entries(payloads)) {
          const text = json(payload);
          const leaked = module.hiddenFrom(position.G, who).filter((id) => text.includes(json(id)));
          if (leaked.length) throw new Error(`${nameOf(who)} can read ${leaked.join(', ')} in the ${where}`);
        }
        expect(json(state)).not.toContain('prngstate');
        expect(json(state)).not.toContain(json(match.opening.seed));
      }
    }),
};

const imaginedTablesLookTrue: Law = {
  title: 'no seat can tell an imagined table from the true one',
  holds: ({ module, match, random, everywhere, some, raw, viewOf }) => {
    // neither the true table nor twice the same
    const dealtAnew = new Set<PlayerID | null>();
    everywhere((position) => {
      const { G, ctx } = position;
      const [player] = some(ctx.playOrder, 1);
      for (const who of everybody(position)) {
        const view = frozen(viewOf(position, who));
        const imagined = { ...position, G: frozen(module.imagine(view, ctx, who, random)) };
        if (json(viewOf(imagined, who)) !== json(view))
          throw new Error(`${nameOf(who)} can tell the tables apart`);
        expect(module.conserved(imagined.G)).toEqual(module.conserved(G));
        expect([...module.hiddenFrom(imagined.G, who)].toSorted()).toEqual(
          [...module.hiddenFrom(G, who)].toSorted(),
        );
        const again = module.imagine(view, ctx, who, random);
        if (new Set([G, imagined.G, again].map(json)).size === 3) dealtAnew.add(who);
        if (who === null || who !== player) continue;
        for (const { move, args } of some(module.legalMoves(view, ctx, who), 1))
          if (!raw(imagined, [who, move, ...args]))
            throw new Error(`seat ${who} cannot play on: ${json({ move, args })}`);
      }
    });
    expect(dealtAnew).toEqual(new Set(everybody(match.positions[0]!)));
  },
};

const sealedChoicesCommute: Law = {
  title: 'simultaneous choices commute',
  holds: ({ module, match, everywhere, some, raw }) => {
    let swapped = 0;
    everywhere((position) => {
      const choices = choicesAt(module, position);
      const oneEach = position.ctx.playOrder.flatMap((seat) =>
        some(
          choices.filter(([who]) => who === seat),
          1,
        ),
      );
      const [one, other] = some(oneEach, 2);
      if (!one || !other) return;
      const [first, second] = [raw(position, one)!, raw(position, other)!];
      if (!isSealed(first) || !isSealed(second)) return;
      const [oneOther, otherOne] = [raw(first, other), raw(second, one)];
      expect(json([otherOne?.G, otherOne?.ctx])).toBe(json([oneOther?.G, oneOther?.ctx]));
      swapped += 1;
    });
    if (match.positions.some(isFaceDown)) expect(swapped).toBeGreaterThan(0);
  },
};

const sealedChoicesAreSecret: Law = {
  title: 'nobody learns what a sealed choice was',
  holds: ({ module, match, everywhere, some, raw }) => {
    let compared = 0;
    everywhere((position) => {
      const choices = choicesAt(module, position);
      const [choice] = some(choices, 1);
      const alike = choices.filter(([seat, move]) => seat === choice?.[0] && move === choice[1]);
      const [other] = some(
        alike.filter((step) => json(step) !== json(choice)),
        1,
      );
      if (!choice || !other) return;
      const [one, two] = [raw(position, choice)!, raw(position, other)!];
      if (!isSealed(one) || !isSealed(two)) return;
      for (const who of everybody(position).filter((seat) => seat !== choice[0]))
        expect(json(sentTo(module, one, who))).toBe(json(sentTo(module, two, who)));
      compared += 1;
    });
    if (match.positions.some(isFaceDown)) expect(compared).toBeGreaterThan(0);
  },
};

const sentIsPlain: Law = {
  title: 'what is sent survives JSON and is small',
  holds: ({ everywhere, viewOf }) =>
    everywhere((position) => {
      expect(isPlain(position.G)).toBe(true);
      expect(isPlain(position.deltalog?.[0]?.metadata ?? [])).toBe(true);
      for (const who of everybody(position)) {
        const view = viewOf(position, who);
        expect(isPlain(view)).toBe(true);
        expect(json(view).length).toBeLessThan(ROOM);
      }
    }),
};

/** Nobody learns what they may not know. */
export const SECRECY: readonly Law[] = [
  noSecretIsSent,
  imaginedTablesLookTrue,
  sealedChoicesCommute,
  sealedChoicesAreSecret,
  sentIsPlain,
];
