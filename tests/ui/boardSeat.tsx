import { render, screen } from '@testing-library/react';
import { boardGame } from '../../games/auf-achse-board';
import { CITIES } from '../../games/auf-achse-board/map';
import type { Contract } from '../../games/auf-achse-board/contracts';
import type { State } from '../../games/auf-achse-board/state';
import type { LegalMove } from '../../games/shared/legality';
import { gameUi } from '../../ui/boards/auf-achse-board';
import { FinalContext } from '../../ui/kit/moves';
import { LostSign } from '../../ui/kit/TaskSign';
import { digits } from '../../ui/pieces/digits';
import { contractWith, otherThan, scenario } from '../games/auf-achse-board/scenario';
import { FRAME, Room, Seated } from './seated';

/** Who sits there. */
export const SEATS = ['Lisa', 'Kemal', 'Marlene'].map((name, at) => ({ playerID: String(at), name }));

/**
 * Sits down at a table as one seat sees it; nothing happens there but what is noted in `played`. `lost`: what its signs
 * say while there is no connection.
 */
export const sitDown = async (G: State, reader: string | null = '0', isFinal = false, lost?: string) => {
  const played: LegalMove[] = [];
  const tableOf = (state: State) => (
    <Room of={boardGame.id}>
      <FinalContext value={isFinal}>
        <LostSign value={lost}>
          <Seated
            at={{ game: boardGame, gameUi }}
            seen={{ view: boardGame.playerView(state, reader), playerID: reader, seats: SEATS, log: [] }}
            play={(move) => void played.push(move)}
            chrome={FRAME}
          />
        </LostSign>
      </FinalContext>
    </Room>
  );
  const { container, unmount, rerender } = render(tableOf(G));
  await screen.findByRole('heading', { level: 1 });
  const legal = reader === null ? [] : boardGame.legalMoves(boardGame.playerView(G, reader), reader);
  return { container, unmount, played, legal, goOn: (next: State) => rerender(tableOf(next)) };
};

/** A move as its button names it. */
export const written = ({ move, args }: LegalMove): string => [move, ...args].join(' ');

/** Every button that stands for a move, and whether it can be pressed. */
export const buttonsIn = (container: Element): ReadonlyMap<string, boolean> =>
  new Map(
    [...container.querySelectorAll<HTMLElement>('button[data-move]')].map((button) => [
      button.dataset['move']!,
      button.getAttribute('aria-disabled') !== 'true',
    ]),
  );

/** What may be chosen. */
export const options = () =>
  screen.queryAllByRole('option').filter((option) => option.getAttribute('aria-disabled') !== 'true');

/** What lies in Köln to be loaded and what was loaded there, one to be fetched elsewhere, and the goods of somebody else. */
export const toLoad = contractWith(({ from }) => from === 'koeln');
export const loaded = contractWith(
  ({ from, goods }) => from === 'koeln' && goods + toLoad.goods <= 6,
  toLoad.id,
);
export const elsewhere = contractWith(
  ({ from, to }) => from !== 'koeln' && to !== 'koeln' && from !== loaded.to,
);
const theirs = contractWith(({ goods }) => goods === 6, toLoad.id, loaded.id, elsewhere.id);

/** Two public contracts. */
export const PUBLIC = otherThan(toLoad.id, loaded.id, elsewhere.id, theirs.id).slice(0, 2);

/** An amount as the matchers read it, for which every space is a plain one. */
export const sum = (amount: number) => digits(amount).replace('\u202f', ' ');

/** The cities of a contract as its sign names them. */
export const route = ({ from, to }: Contract): string =>
  [from, to].map((city) => CITIES.find(({ id }) => id === city)!.name).join('–');

/** One contract in Köln to be loaded, one that was loaded there aboard. */
export const inKoeln = (about: Parameters<typeof scenario>[0] = {}) =>
  scenario({
    trucks: { 0: 'koeln', 1: 'basel-milano.1', 2: 'hamburg-berlin.1' },
    hands: { 0: [toLoad.id, elsewhere.id] },
    aboard: { 0: [loaded.id], 1: [theirs.id] },
    ...about,
  });
