/** The colour of a game's title sign, and with it the mark before its name in lists. */
type Face = 'blue' | 'town' | 'red';

const FACES: Readonly<Record<string, Face>> = {
  'auf-achse-cards': 'blue',
  'auf-achse-board': 'town',
  ausgebremst: 'red',
};

/** The games as they hang in the lobby. */
export const SHELF = Object.entries(FACES).map(([id, face]) => ({ id, face }));

/** The face of a game by its id. */
export const faceOf = (id: string): Face => (Object.hasOwn(FACES, id) ? FACES[id]! : 'blue');
