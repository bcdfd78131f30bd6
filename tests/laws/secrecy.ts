import type { LogEntry, PlayerID } from 'boardgame.io';
import { getFilterPlayerView } from 'boardgame.io/internal';
import type { AnyGame } from '../../games';
import type { LegalMove } from '../../games/shared/legality';
import type { Position } from '../../games/shared/table';
import { choicesAt, everybody, frozen } from '../harness';
import { expectSame, json, type Law } from './evidence';
import { isPlain } from './plain';

/** Bytes that one seat's view may take. */
const ROOM = 64 * 1024;

/** What boardgame.io sends to a seat after a step. */
const sentTo = ({ game }: AnyGame, position: Position<unknown>, playerID: PlayerID | null) => {
  const { args } = getFilterPlayerView(game)(playerID, { type: 'update', args: ['match', position] });
  const [, state, log] = args as [string, Position<unknown>, LogEntry[] | undefined];
  return { state, log: log ?? [] };
};

/** What keeps a secret out of each part of what is sent. */
const KEPT_BY = {
  state: 'playerView',
  'last telling': 'seenBy',
  log: '`redact` of the move',
  told: 'seenBy',
} as const;

/** Was the step that led here a choice made face down? */
const isFaceDown = ({ deltalog }: Position<unknown>): boolean => deltalog?.[0]?.redact === true;

/** Was it one of which nothing has come yet, at most that something was laid face down? */
const isSealed = (position: Position<unknown>): boolean =>
  isFaceDown(position) && (position.deltalog?.[0]?.metadata ?? []).length <= 1;

const nameOf = (who: PlayerID | null): string => (who === null ? 'a spectator' : `seat ${who}`);

const noSecretIsSent: Law = {
  title: 'no secret is sent',
  holds: ({ module, match, everywhere }) =>
    everywhere((position, at) => {
      const before = match.positions[at - 1] ?? position;
      for (const who of everybody(position)) {
        const { state, log } = sentTo(module, position, who);
        const hidden = module.hiddenFrom(position.G, who);
        // what lay open until now, or lies open from now on, may be spoken of
        const unseen = new Set(module.hiddenFrom(before.G, who));
        const secret = hidden.filter((id) => unseen.has(id));
        const { told, ...plugins } = state.plugins as Record<string, unknown>;
        const isOwnMove = match.steps[at - 1]?.[0] === who;
        const payloads: Record<keyof typeof KEPT_BY, [payload: unknown, secret: readonly string[]]> = {
          state: [{ ...state, plugins }, hidden],
          // a seat is told what it played itself
          'last telling': [isOwnMove ? [] : told, secret],
          log: [log.filter(({ action }) => action.payload.playerID !== who), secret],
          told: [log.map(({ metadata }) => metadata), secret],
        };
        for (const [where, keptBy] of Object.entries(KEPT_BY)) {
          const [payload, kept] = payloads[where as keyof typeof KEPT_BY];
          const text = json(payload);
          const leaked = kept.filter((id) => text.includes(json(id)));
          if (leaked.length)
            throw new Error(
              `${nameOf(who)} can read ${leaked.join(', ')} in the ${where}: it is kept out of there by ${keptBy}`,
            );
        }
        const sent = json(state);
        for (const chance of ['prngstate', json(match.opening.seed)])
          if (sent.includes(chance)) throw new Error(`${nameOf(who)} can read ${chance}`);
      }
    }, 120),
};

/** What is left of a list when each of the others has been struck out once. */
const leftOf = (list: readonly string[], others: readonly string[]): string[] => {
  const left = [...list];
  for (const other of others) if (left.includes(other)) left.splice(left.indexOf(other), 1);
  return left;
};

/** Which parts of two tables do not read the same. */
const partsApart = (one: unknown, other: unknown): string => {
  const [parts, others] = [one, other] as [Record<string, unknown>, Record<string, unknown>];
  const apart = Object.keys({ ...parts, ...others }).filter((key) => json(parts[key]) !== json(others[key]));
  return apart.join(', ') || 'the order of their parts';
};

const imaginedTablesLookTrue: Law = {
  title: 'no seat can tell an imagined table from the true one',
  holds: ({ module, random, everywhere, some, raw, viewOf }) => {
    // neither the true table nor twice the same
    const dealtAnew = new Set<PlayerID | null>();
    const hasSecrets = new Set<PlayerID | null>();
    everywhere((position) => {
      const { G, ctx } = position;
      const [player] = some(ctx.playOrder, 1);
      for (const who of everybody(position)) {
        const view = frozen(viewOf(position, who));
        const imagined = { ...position, G: frozen(module.imagine(view, who, random)) };
        if (json(viewOf(imagined, who)) !== json(view))
          throw new Error(
            `${nameOf(who)} can tell the tables apart by ${partsApart(viewOf(imagined, who), view)}`,
          );
        expectSame(module.conserved(imagined.G), module.conserved(G));
        const [dealt, hidden] = [imagined.G, G].map((table) => module.hiddenFrom(table, who));
        const [lost, made] = [leftOf(hidden!, dealt!), leftOf(dealt!, hidden!)];
        if (lost.length || made.length)
          throw new Error(
            `of what is hidden from ${nameOf(who)} imagine deals no ${lost.join(', ')}, but ${made.join(', ')}`,
          );
        if (module.hiddenFrom(G, who).length) hasSecrets.add(who);
        const again = module.imagine(view, who, random);
        if (new Set([G, imagined.G, again].map(json)).size === 3) dealtAnew.add(who);
        if (who === null || who !== player) continue;
        for (const { move, args } of some(module.legalMoves(view, who), 1))
          if (!raw(imagined, [who, move, ...args]))
            throw new Error(`seat ${who} cannot play on: ${json({ move, args })}`);
      }
    }, 80);
    const told = [...hasSecrets].filter((who) => !dealtAnew.has(who)).map(nameOf);
    if (told.length)
      throw new Error(`imagine deals the true table, or always the same, to ${told.join(', ')}`);
  },
};

/** How many steps of a long match are looked into for what was chosen face down. */
const VISITS = 150;

const sealedChoicesCommute: Law = {
  title: 'simultaneous choices commute',
  holds: ({ module, match, everywhere, some, raw }) => {
    let swapped = 0;
    everywhere((position) => {
      if (module.awaited(position.G).length < 2) return;
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
      expectSame([otherOne?.G, otherOne?.ctx], [oneOther?.G, oneOther?.ctx]);
      swapped += 1;
    }, VISITS);
    const together = match.positions.some(({ G }) => module.awaited(G).length > 1);
    if (together && match.positions.some(isFaceDown)) expect(swapped).toBeGreaterThan(0);
  },
};

const sealedChoicesAreSecret: Law = {
  title: 'nobody learns what was chosen face down',
  holds: ({ module, afterEveryStep, some, raw }) =>
    afterEveryStep((after, step, before) => {
      if (!isFaceDown(after)) return;
      const [seat, move] = step;
      const alike = choicesAt(module, before).filter(([who, kind]) => who === seat && kind === move);
      const [other] = some(
        alike.filter((choice) => json(choice) !== json(step)),
        1,
      );
      if (!other) return;
      const [one, two] = [raw(before, step)!, raw(before, other)!];
      const tables = [one, two].map((position) => ({
        told: json(position.deltalog?.[0]?.metadata ?? []),
        hiddenFrom: (who: PlayerID | null) => json([...module.hiddenFrom(position.G, who)].toSorted()),
        sentTo: (who: PlayerID | null) => json(sentTo(module, position, who)),
      }));
      const [first, second] = tables as [(typeof tables)[0], (typeof tables)[0]];
      // something came of it that everybody saw
      if (first.told !== second.told) return;
      const outsiders = everybody(before).filter(
        // to whom a card was handed, it is no secret
        (who) => who !== seat && first.hiddenFrom(who) === second.hiddenFrom(who),
      );
      const known = everybody(before).filter((who) => who !== seat && !outsiders.includes(who));
      if (isSealed(one) && known.length)
        throw new Error(
          `hiddenFrom does not hide what ${json(step)} laid from ${known.map(nameOf).join(', ')}`,
        );
      for (const who of outsiders) expectSame([who, first.sentTo(who)], [who, second.sentTo(who)]);
    }, VISITS),
};

/** What a face-down move sends to the others: its entries in the log, and all there is. */
type Sent = { readonly actions: string; readonly all: string };

const actionsOf = (trace: readonly Sent[]): string[] => trace.map(({ actions }) => actions);

/** How many face-down choices of a match are followed to where nothing is hidden any more. */
const FOLLOWED = 4;

const sealedChoicesLeaveOneTrace: Law = {
  title:
    'whatever a seat does behind its hand, the others are sent the same: as many moves, by the same names',
  holds: ({ module, match, afterEveryStep, some, raw }) => {
    const faceDown = [...match.steps.keys()].filter((at) => isFaceDown(match.positions[at + 1]!));
    // the first one, too: with it something begins that takes many moves
    const followed = new Set([...faceDown.slice(0, 1), ...some(faceDown, FOLLOWED)]);

    /** What is sent to the others while the seat goes on as it pleases, up to the first move that something came of. */
    const traceFrom = (position: Position<unknown>, seat: PlayerID, first?: LegalMove): Sent[] => {
      const move = first ?? some(module.legalMoves(position.G, seat), 1)[0];
      const next = move && raw(position, [seat, move.move, ...move.args]);
      if (!next || !isFaceDown(next)) return [];
      const sent = everybody(next).flatMap((who) => (who === seat ? [] : [sentTo(module, next, who)]));
      const actions = json(sent.map(({ log: [entry] }) => entry?.action));
      return isSealed(next)
        ? [{ actions, all: json(sent) }, ...traceFrom(next, seat)]
        : [{ actions, all: actions }];
    };

    afterEveryStep((_, [seat], before, at) => {
      if (!followed.has(at)) return;
      const starts = some(module.legalMoves(before.G, seat), 2);
      const [one, other] = starts.map((start) => traceFrom(before, seat, start)) as [Sent[], Sent[]?];
      if (!other) return;
      // in which order a seat does what it has to do is no secret; how often it does it is
      expect([seat, actionsOf(other).toSorted()]).toEqual([seat, actionsOf(one).toSorted()]);
      if (json(actionsOf(one)) === json(actionsOf(other))) expect([seat, other]).toEqual([seat, one]);
    });
  },
};

const sentIsPlain: Law = {
  title: 'what is sent survives JSON and is small',
  holds: ({ everywhere, viewOf }) => {
    everywhere((position) => {
      if (!isPlain(position.G)) throw new Error('the table is not plain');
      if (!isPlain(position.deltalog?.[0]?.metadata ?? [])) throw new Error('what happened is not plain');
      for (const who of everybody(position))
        if (!isPlain(viewOf(position, who))) throw new Error(`what ${nameOf(who)} sees is not plain`);
    });
    everywhere((position) => {
      for (const who of everybody(position)) {
        const { length } = json(viewOf(position, who));
        if (length >= ROOM) throw new Error(`what ${nameOf(who)} sees takes ${length} bytes`);
      }
    }, 120);
  },
};

/** Nobody learns what they may not know. */
export const SECRECY: readonly Law[] = [
  noSecretIsSent,
  imaginedTablesLookTrue,
  sealedChoicesCommute,
  sealedChoicesAreSecret,
  sealedChoicesLeaveOneTrace,
  sentIsPlain,
];
