import { act, render, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { racingGame, type View } from '../../games/ausgebremst';
import type { State } from '../../games/ausgebremst/state';
import type { LegalMove } from '../../games/shared/legality';
import { UNDO } from '../../games/shared/undo';
import { gameUi } from '../../ui/boards/ausgebremst';
import type { LogEntry, SeatInfo } from '../../ui/kit/match';
import { FinalContext } from '../../ui/kit/moves';
import { pacePreference } from '../../ui/kit/pace';
import { opening, play, scenario, type MoveName } from '../games/ausgebremst/scenario';
import { speak, standInForScreen } from './browser';
import { FRAME, Room, Seated } from './seated';

/** Somebody new comes to the page, who reads English and waits for nothing. */
export const comeIn = async (): Promise<void> => {
  localStorage.clear();
  standInForScreen();
  act(() => pacePreference.set('instant'));
  await speak('en');
};

/** Who sits there. */
export const SEATS: readonly SeatInfo[] = ['Lena', 'Jonas', 'Oma Inge'].map((name, at) => ({
  playerID: String(at),
  name,
}));

/** What a seat sees of a table. */
export const seen = (G: State, playerID: string | null): View => racingGame.playerView(G, playerID);

/** Sits down at that table; what is played is taken. */
export const sitDown = async (G: State, playerID: string | null = '0', isFinal = false) => {
  const played: LegalMove[] = [];
  const unlisted: LegalMove[] = [];
  const lookers = new Set<() => void>();
  let log: readonly LogEntry[] = [];
  const past: State[] = [];
  const snapshot = () => ({
    view: seen(G, playerID),
    playerID,
    seats: SEATS,
    log,
    undoable: past.length ? past.length - 1 : undefined,
  });
  let now = snapshot();
  const legalNow = () => (playerID === null ? [] : racingGame.legalMoves(now.view, playerID));
  const show = () => {
    now = snapshot();
    for (const look of lookers) look();
  };
  const take = (move: LegalMove) => {
    played.push(move);
    if (move.move === UNDO && move.args[0] === past.length - 1) {
      Object.assign(G, past.pop());
      show();
      return;
    }
    if (racingGame.whyNot(G, playerID!, move)) {
      unlisted.push(move);
      return;
    }
    past.push(structuredClone(G));
    const happenings = play(G, playerID!, [move.move as MoveName, ...move.args]);
    log = [...log, { seat: playerID!, move: move.move, args: move.args, happenings }];
    show();
  };
  /** The reader takes the last decision back, as with the button of the bar. */
  const undo = () => act(() => take({ move: UNDO, args: [past.length - 1] }));
  const Sitting = () => {
    const shown = useSyncExternalStore(
      (look) => {
        lookers.add(look);
        return () => lookers.delete(look);
      },
      () => now,
    );
    return <Seated at={{ game: racingGame, gameUi }} seen={shown} play={take} chrome={FRAME} />;
  };
  const { container } = render(
    <Room of={racingGame.id}>
      <FinalContext value={isFinal}>
        <Sitting />
      </FinalContext>
    </Room>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { played, unlisted, container, legalNow, undo };
};

/** What some elements say by an attribute. */
export const texts = (elements: Iterable<Element>, name: string) =>
  [...elements].map((element) => element.getAttribute(name)!).toSorted();

/** Lap 2 on the first circuit, the car on the grid's front row, the pit stop still to be made. */
export const beforePits = (
  hand: readonly (1 | 2 | 3 | 4 | 5 | 6)[],
  more: Partial<Parameters<typeof scenario>[0]> = {},
) =>
  scenario({
    cars: { '0': { space: 'drom-3a1', crossed: 2 }, '1': { space: 'drom-3b1', crossed: 1 } },
    hands: { '0': hand, '1': [1, 2, 3] },
    ...more,
  });

/** A race under way, the reader’s turn. */
export const inRace = () => beforePits([1, 3, 5]);

/** Before an advanced race, the choice of a set-up. */
export const inSetUp = () => opening({ game: 'advanced' }, 3, 'setUp');

/** The reader's reserve, if there is any to be told. */
export const purse = () => screen.queryByRole('region', { name: 'Points and ideal line' });

/** What was read out last. */
export const heard = () => document.querySelector('output.sr')!.textContent;

/** The rows of the spaces that the chosen card leads to. */
export const goalRows = () => {
  const list = screen.getByRole('region', { name: 'Where the card leads' });
  return [...list.querySelectorAll('button')].map((button) => button.parentElement!);
};
