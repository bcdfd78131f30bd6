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

/** Online, or everybody at this device. */
export const MODES = ['online', 'device'] as const;
export type Mode = (typeof MODES)[number];

/** No name yet: the one the form proposes. */
export type DraftSeat = { readonly kind: SeatKind; readonly name?: string | undefined };

/** A match as it stands in the form, before it is opened, as it is kept. */
type KeptDraft = {
  /** None yet: the first on the shelf. */
  readonly game?: string | undefined;
  readonly mode: Mode;
  readonly listed: boolean;
  readonly seats: readonly DraftSeat[];
  /** What was chosen in each game's options; what was not has its default. */
  readonly options: Readonly<Record<string, Readonly<Record<string, Choice>>>>;
  readonly table: TableOptions;
};

/** A match as it stands in the form, of a game that can be had. */
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

/** What has been filled in, kept for this window until it is closed. */
export const persistedDraft = persisted<KeptDraft>('newMatch', DRAFT, UNTOUCHED, 'sessionStorage');

/** What was kept, of a game that stands on the shelf: the first one where that is gone. */
export const draftOf = (kept: KeptDraft, { games, gameOf }: Shelf): Draft => {
  const box = gameOf(kept.game ?? '') ?? games[0]!;
  return { ...kept, game: box.id, box };
};

/** What of it is kept. */
export const keptOf = ({ game, mode, listed, seats, options, table }: Draft): KeptDraft => ({
  game,
  mode,
  listed,
  seats,
  options,
  table,
});

/** As many seats as the game has at least and at most. */
export const seatsOf = (draft: Draft): readonly DraftSeat[] => {
  const [least, most] = draft.box.players;
  const length = Math.min(Math.max(draft.seats.length, least), most);
  return Array.from({ length }, (_, at) => draft.seats[at] ?? { kind: 'human' });
};

/** Every option of the drafted game: what was chosen, where the game still offers it, else the default. */
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

/** The draft with another choice for an option of its game; what was chosen for other games stays. */
export const chooseOption = (draft: Draft, name: string, choice: Choice): Draft => ({
  ...draft,
  options: { ...draft.options, [draft.game]: { ...draft.options[draft.game], [name]: choice } },
});

/** The draft with something else at one seat, counted from 0. */
export const changeSeat = (draft: Draft, at: number, change: Partial<DraftSeat>): Draft => ({
  ...draft,
  seats: seatsOf(draft).map((seat, index) => (index === at ? { ...seat, ...change } : seat)),
});

/** The draft with one more seat, for a human. */
export const addSeat = (draft: Draft): Draft => ({ ...draft, seats: [...seatsOf(draft), { kind: 'human' }] });

/** The draft without one seat, counted from 0; those after it move up. */
export const removeSeat = (draft: Draft, at: number): Draft => ({
  ...draft,
  seats: seatsOf(draft).filter((_, index) => index !== at),
});

/** Whose seat is whose: the one who opens an online match takes the first seat that is not a computer player's. */
export const ownSeat = (draft: Draft): number => seatsOf(draft).findIndex(({ kind }) => kind === 'human');

/** How many seats are for humans. */
export const humansOf = (draft: Draft): number =>
  seatsOf(draft).filter(({ kind }) => kind === 'human').length;

/** Why the match cannot be opened as it stands: nobody human, or a name (of the seat `at`) that cannot be one. */
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

/** What the server is asked for. */
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

/** Who sits at this device. `proposed` names those who have not said who they are. */
export const deviceSeats = (draft: Draft, proposed: (at: number) => string) =>
  seatsOf(draft).map(({ kind, name }, at) => ({
    name: (kind === 'human' && name?.trim()) || proposed(at),
    ...(isBot(kind) && { bot: kind }),
  }));
