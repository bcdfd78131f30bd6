/** The number of moves played so far: boardgame.io keeps it in every position and every log entry. */
export const stateIDOf = ({ _stateID: stateID }: { readonly _stateID: number }): number => stateID;
