import { join } from 'node:path';
import { GAMES } from '../games';
import { rulebookHolds } from './laws/rulebook';

describe.each(GAMES.map(({ id }) => id))('%s', (id) => {
  rulebookHolds(join(__dirname, '..', 'games', id), join(__dirname, 'games', id));
});
