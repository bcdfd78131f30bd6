import { Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Announcer } from '../shell/announce';
import { isAwaited, subscribeToAwaited } from '../shell/awaited';
import { lazily } from '../shell/fetchedOnce';
import { FocusOnHeading } from './FocusOnHeading';
import { ErrorBoundary } from './ErrorBoundary';
import { LanguageNote } from './LanguageNote';
import { Loading } from '../shell/Loading';
import { useShelf } from '../games';
import { NotFound } from './NotFound';
import { fetchFonts, prefetchAll, screens } from './screens';
import { WithRules } from './WithRules';

const Lobby = lazily(screens.lobby);
const Profile = lazily(screens.profile);
const JoinMatch = lazily(screens.joinMatch);
const LocalTable = lazily(screens.localTable);
const ReplayScreen = lazily(screens.replay);
const Rules = lazily(screens.rules);
const LessonPage = lazily(screens.lesson);

/** Every page of the program, by address. */
const Screens = () => (
  <Switch>
    <Route path="/">
      <Lobby />
    </Route>
    <Route path="/me">
      <Profile />
    </Route>
    <Route path="/match/:game/:matchID">{(place) => <JoinMatch {...place} />}</Route>
    <Route path="/local/:id">{({ id }) => <LocalTable id={id} />}</Route>
    <Route path="/replay/online/:game/:matchID">
      {(match) => <ReplayScreen source={{ from: 'online', ...match }} />}
    </Route>
    <Route path="/replay/saved/:id">{({ id }) => <ReplayScreen source={{ from: 'saved', id }} />}</Route>
    <Route path="/learn/:game/:lesson?">
      {({ game, lesson }) => <LessonPage game={game} lesson={lesson} />}
    </Route>
    <Route path="/rules/:game">{({ game }) => <Rules game={game} />}</Route>
    <Route>
      <NotFound />
    </Route>
  </Switch>
);

/** Reports that the screen beside it has been loaded; renders nothing. */
const Arrival = ({ onArrived }: { onArrived: () => void }) => {
  useEffect(onArrived, [onArrived]);
  return null;
};

/**
 * The whole program. Every address is a screen of its own and rendered anew, so that a screen that failed is left
 * behind.
 */
export const App = () => {
  const [path] = useLocation();
  const [landing] = useState(path);
  const [moved, setMoved] = useState(false);
  if (path !== landing && !moved) setMoved(true);
  const [arrived, setArrived] = useState(false);
  const arrive = useCallback(() => setArrived(true), []);
  const shelf = useShelf();
  const awaited = useSyncExternalStore(subscribeToAwaited, isAwaited);
  const [begun, setBegun] = useState(false);
  useEffect(() => (arrived ? fetchFonts() : undefined), [arrived]);
  useEffect(
    () => (arrived && !awaited && !begun ? prefetchAll(shelf, () => setBegun(true)) : undefined),
    [arrived, awaited, begun, shelf],
  );
  return (
    <Announcer whose={path}>
      <ErrorBoundary key={path}>
        <Suspense fallback={<Loading waits={!moved} />}>
          <FocusOnHeading moved={moved}>
            <WithRules>
              <Screens />
            </WithRules>
            <Arrival onArrived={arrive} />
            <LanguageNote />
          </FocusOnHeading>
        </Suspense>
      </ErrorBoundary>
    </Announcer>
  );
};
