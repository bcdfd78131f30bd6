import { Suspense, type ReactNode } from 'react';
import type { GameTable } from '../../ui/kit/gameUi';
import type { BoardProps, Chrome, LogEntry, Snapshot } from '../../ui/kit/match';
import { RulesOf } from '../../ui/kit/Rule';
import { Announcer } from '../../ui/shell/announce';

/** Nothing stands round the board. */
export const BARE: Chrome = {
  bar: () => null,
  logbook: () => null,
  chat: null,
  afterwards: null,
};

/** What stands round the board: how far the match is, how much has been told, and a way on after its end. */
export const FRAME: Chrome = {
  bar: (progress: ReactNode) => <header>{progress}</header>,
  logbook: (log: readonly LogEntry[]) => (
    <p data-testid="log" data-told={log.flatMap(({ happenings }) => happenings).length}>
      {log.length}
    </p>
  ),
  chat: null,
  afterwards: <button>Rematch</button>,
};

type Seated<View> = Partial<Omit<BoardProps, keyof Snapshot>> & {
  readonly at: GameTable;
  readonly seen: Snapshot<View>;
};

/** Somebody at a table, who may do what the rules let the seat do; nothing comes of what is pressed. */
export const Seated = <View,>({ at: { game, gameUi }, seen, ...others }: Seated<View>) => {
  const { view, playerID } = seen;
  return (
    <gameUi.Board
      {...seen}
      legal={playerID === null ? [] : game.legalMoves(view, playerID)}
      whyNot={(move) => game.whyNot(view, playerID ?? '', move)}
      awaited={game.awaited(view)}
      refused={undefined}
      refusals={0}
      play={() => {}}
      chrome={BARE}
      {...others}
    />
  );
};

/** What a board needs around it: a voice, patience for what is fetched, and the rules its chips speak of. */
export const Room = ({ of: game, children }: { readonly of: string; readonly children: ReactNode }) => (
  <Announcer>
    <Suspense>
      <RulesOf value={game}>{children}</RulesOf>
    </Suspense>
  </Announcer>
);
