import type { PlayerID } from 'boardgame.io';
import type { PerSeat } from '../shared/seats';
import type { CarId, Value } from './cards';
import type { CircuitId } from './circuits';
import type { Ending, RaceResult } from './state';
import type { Space } from './track';

type ByCar = { readonly car: CarId };

/** Why a car did not move: nothing fits, it leads with sixes only, the pit entry is blocked, it stops a turn, it cannot move at all. */
export type Waiting = 'blocked' | 'sixes' | 'pitBlocked' | 'pitStop' | 'stuck';

/** Why a nuisance car's card was spent: it cannot be driven in full, or it leads and turned a 6. */
export type Spent = 'tooFar' | 'leader';

/** What everybody sees happen because of a move, in order. Cards are told by their values. */
export type RaceHappening =
  /** Before a race: the grid, and by which cards it came about. */
  | {
      readonly type: 'grid';
      readonly race: number;
      readonly circuit: CircuitId;
      readonly grid: readonly CarId[];
    }
  | { readonly type: 'ready'; readonly seat: PlayerID }
  /** Everybody is ready: the lights go out. */
  | { readonly type: 'start'; readonly race: number; readonly circuit: CircuitId }
  | { readonly type: 'round'; readonly round: number; readonly sixFree: boolean }
  /** `path` leaves out where it began; `lap`: the lap begun, where the line was crossed; `stop`: a pit stop was made. */
  | (ByCar & {
      readonly type: 'drove';
      readonly value: Value;
      readonly from: Space;
      readonly path: readonly Space[];
      readonly lap: number | null;
      readonly stop: boolean;
    })
  /** */
  | (ByCar & { readonly type: 'spent'; readonly value: Value; readonly why: Spent })
  /** `hand`: the values that were shown to all; of a nuisance car its top card. */
  | (ByCar & { readonly type: 'waited'; readonly why: Waiting; readonly hand: readonly Value[] | null })
  /** A-6.3 (b) — both hands are shown. */
  | (ByCar & { readonly type: 'showed'; readonly hand: readonly Value[] })
  /** drew from the stack (0–3); `empty`: it was the last card. */
  | (ByCar & { readonly type: 'drew'; readonly stack: number; readonly empty: boolean })
  /** pit-stop cards came in. */
  | (ByCar & { readonly type: 'fetched'; readonly value: Value })
  | (ByCar & { readonly type: 'stowed'; readonly value: Value; readonly stack: number })
  /** `place`: 1–6 for a car that finished; `short`: spaces it still had to go. */
  | (ByCar & {
      readonly type: 'left';
      readonly ending: Ending;
      readonly place: number | null;
      readonly short: number;
    })
  | { readonly type: 'raceEnd'; readonly race: number; readonly result: RaceResult }
  /** all points of all races. */
  | { readonly type: 'end'; readonly winners: readonly PlayerID[]; readonly totals: PerSeat<number> };
