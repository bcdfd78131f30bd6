import { refusalsOf, type GeneralReason } from '../../../games/shared/legality';

/** Every reason a move of Nim can be refused for. */
export type RefusalReason = GeneralReason | 'notYourTurn' | 'tooMany';

/** Why a move is not open: the word files say it by its reason, the rulebook by its paragraph. */
export const refusal = refusalsOf<RefusalReason>();
