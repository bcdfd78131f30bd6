import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { fetchFirst } from './app/screens';
import { pageShelf } from './games';
import { startI18n } from './shell/i18n';
import { listenForPress } from './shell/sound/play';
import { followTheme } from './shell/theme';
import './styles/index.css';

// where the browser keeps the page its letters are at hand
if (navigator.serviceWorker?.controller) void import('./styles/fonts.css').catch(() => {});
followTheme();
listenForPress();

// not awaited by the module itself: the screens import what is packed with it
const begin = async () => {
  await startI18n();
  await fetchFirst(window.location.pathname, pageShelf);
  const root = createRoot(document.getElementById('root')!);
  // in pieces: a whole screen at once would hold up the page for long on a slow device
  startTransition(() =>
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
};

void begin();
