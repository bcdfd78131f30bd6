import * as v from 'valibot';
import type { AnyBox } from '../../../games/boxes';
import { TABLE_OPTIONS, USUAL_TABLE, type TableOptions } from '../../../games/shared/conduct';
import { BOT_LEVELS, type BotLevel } from '../../../games/shared/gameModule';
import { defaultOf, isChoice, type Choice } from '../../../games/shared/options';
import { MAX_NAME, PLAYER_NAME, type CreateBody } from '../../../games/shared/protocol';
import type { Shelf } from '../../games';
import { persisted } from '../../shell/persisted';

export const SEAT_KINDS = ['human', ...BOT_LEVELS] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

/** Online, or everybody on this device. */
export const MODES = ['online', 'device'] as const;
export type Mode = (typeof MODES)[number];

/** Without a name, the form proposes one. */
export type DraftSeat = { readonly kind: SeatKind; readonly name?: string | undefined };

/** A new match as the form stores it before it is opened. */
type KeptDraft = {
  /** Undefined: the first game on the shelf. */
  readonly game?: string | undefined;
  readonly mode: Mode;
  readonly listed: boolean;
  readonly seats: readonly DraftSeat[];
  /** The chosen options by game; any other option has its default. */
  readonly options: Readonly<Record<string, Readonly<Record<string, Choice>>>>;
  readonly table: TableOptions;
};

/** A new match in the form, of a game that is available. */
export type Draft = KeptDraft & { readonly game: string; readonly box: AnyBox };

const DRAFT = v.object({
  game: v.optional(v.string()),
  mode: v.picklist(MODES),
  listed: v.boolean(),
  seats: v.array(
    v.object({ kind: v.picklist(SEAT_KINDS), name: v.optional(v.pipe(v.string(), v.maxLength(MAX_NAME))) }),
  ),
  options: v.record(v.string(), v.record(v.string(), v.union([v.string(), v.number()]))),
  table: v.optional(TABLE_OPTIONS, USUAL_TABLE),
});

const UNTOUCHED: KeptDraft = {
  mode: 'online',
  listed: true,
  seats: [{ kind: 'human' }, { kind: 'human' }, { kind: 'human' }, { kind: 'normal' }],
  options: {},
  table: USUAL_TABLE,
};

/** The form's content, stored for this window until it is closed. */
export const persistedDraft = persisted<KeptDraft>('newMatch', DRAFT, UNTOUCHED, 'sessionStorage');

/** The stored draft, with a game on the shelf: the first one if its own is gone. */
export const draftOf = (kept: KeptDraft, { games, gameOf }: Shelf): Draft => {
  const box = gameOf(kept.game ?? '') ?? games[0]!;
  return { ...kept, game: box.id, box };
};

/** The part of a draft that is stored. */
export const keptOf = ({ game, mode, listed, seats, options, table }: Draft): KeptDraft => ({
  game,
  mode,
  listed,
  seats,
  options,
  table,
});

/** The seats of a draft, within the limits of its game. */
export const seatsOf = (draft: Draft): readonly DraftSeat[] => {
  const [least, most] = draft.box.players;
  const length = Math.min(Math.max(draft.seats.length, least), most);
  return Array.from({ length }, (_, at) => draft.seats[at] ?? { kind: 'human' });
};

/** Every option of the drafted game: the chosen value if the game still offers it, otherwise the default. */
export const optionsOf = (draft: Draft): Record<string, Choice> => {
  const chosen = draft.options[draft.game];
  const fields = Object.entries(draft.box.options.fields);
  const numPlayers = seatsOf(draft).length;
  return Object.fromEntries(
    fields.map(([name, field]) => {
      const choice = chosen?.[name];
      return [name, isChoice(field, numPlayers, choice) ? choice : defaultOf(field, numPlayers)];
    }),
  );
};

/** The draft with another choice for an option of its game; choices for other games stay. */
export const chooseOption = (draft: Draft, name: string, choice: Choice): Draft => ({
  ...draft,
  options: { ...draft.options, [draft.game]: { ...draft.options[draft.game], [name]: choice } },
});

/** The draft with a change at one seat, counted from 0. */
export const changeSeat = (draft: Draft, at: number, change: Partial<DraftSeat>): Draft => ({
  ...draft,
  seats: seatsOf(draft).map((seat, index) => (index === at ? { ...seat, ...change } : seat)),
});

/** The draft with one more seat, for a human. */
export const addSeat = (draft: Draft): Draft => ({ ...draft, seats: [...seatsOf(draft), { kind: 'human' }] });

/** The draft without one seat, counted from 0; later ones move up. */
export const removeSeat = (draft: Draft, at: number): Draft => ({
  ...draft,
  seats: seatsOf(draft).filter((_, index) => index !== at),
});

/** The seat of the player who opens an online match: the first one that is not a computer player's. */
export const ownSeat = (draft: Draft): number => seatsOf(draft).findIndex(({ kind }) => kind === 'human');

/** The number of seats for humans. */
export const humansOf = (draft: Draft): number =>
  seatsOf(draft).filter(({ kind }) => kind === 'human').length;

/** Why the match cannot be opened as it is: no human, or an invalid name (of the seat `at`). */
export const faultOf = (
  draft: Draft,
): { readonly fault: 'noHuman' | 'badName'; readonly at?: number } | undefined => {
  const seats = seatsOf(draft);
  if (ownSeat(draft) < 0) return { fault: 'noHuman' };
  const at = seats.findIndex(
    ({ kind, name }) => kind === 'human' && name?.trim() && !v.is(PLAYER_NAME, name),
  );
  return draft.mode === 'device' && at >= 0 ? { fault: 'badName', at } : undefined;
};

const isBot = (kind: SeatKind): kind is BotLevel => kind !== 'human';

/** The request to the server. */
export const createBody = (draft: Draft): CreateBody => {
  const seats = seatsOf(draft);
  return {
    numPlayers: seats.length,
    setupData: optionsOf(draft),
    unlisted: !draft.listed,
    table: draft.table,
    bots: Object.fromEntries(seats.flatMap(({ kind }, at) => (isBot(kind) ? [[String(at), kind]] : []))),
  };
};

/** The seats on this device. `proposed` names players who have not entered a name. */
export const deviceSeats = (draft: Draft, proposed: (at: number) => string) =>
  seatsOf(draft).map(({ kind, name }, at) => ({
    name: (kind === 'human' && name?.trim()) || proposed(at),
    ...(isBot(kind) && { bot: kind }),
  }));
