import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { Lobby } from '../../ui/lobby/Lobby';
import { NEW_MATCH } from '../../ui/lobby/newMatch/NewMatch';
import { Announcer } from '../../ui/shell/announce';
import { namePreference } from '../../ui/shell/preferences';
import { speak, standInForScreen } from './browser';
import { fakeServer } from './fakeServer';

/** A browser that has never been here, but for a name; and a server with an empty lobby. */
export const freshBrowser = async () => {
  localStorage.clear();
  sessionStorage.clear();
  standInForScreen();
  await speak('en');
  act(() => namePreference.set('Lisa'));
  const server = fakeServer();
  server.answer({ 'GET /lobby': [] });
  return server;
};

/** Opens a page at an address; `went` tells where it has led since. */
export const openPage = async (page: ReactNode, path = '/') => {
  const { hook, searchHook, history } = memoryLocation({ path, record: true });
  const opened = render(
    <Router hook={hook} searchHook={searchHook}>
      <Announcer>
        <Suspense>{page}</Suspense>
      </Announcer>
    </Router>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { ...opened, went: () => history.at(-1) };
};

/** The lobby with all that it lays out after the games. */
export const enterLobby = async () => {
  const opened = await openPage(<Lobby />);
  await waitFor(() => expect(document.getElementById(NEW_MATCH)).not.toBeNull());
  return opened;
};

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

export const tab = (name: RegExp) => userEvent.click(screen.getByRole('tab', { name }));

/** Chooses something from the menu of a seat. */
export const choose = async (seat: RegExp, what: string) => {
  await press(seat);
  await userEvent.click(screen.getByRole(/Remove/.test(what) ? 'menuitem' : 'menuitemradio', { name: what }));
};
