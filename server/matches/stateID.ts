/** How many moves had been played: boardgame.io counts them in every position, and in every log entry. */
export const stateIDOf = ({ _stateID: stateID }: { readonly _stateID: number }): number => stateID;
