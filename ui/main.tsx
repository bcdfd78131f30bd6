import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { fetchFirst } from './app/screens';
import { pageShelf } from './games';
import { startI18n } from './shell/i18n';
import { showOurFonts } from './shell/ourFonts';
import { renewWhenOutdated } from './shell/renew';
import { listenForPress } from './shell/sound/play';
import { followTheme } from './shell/theme';
import './styles/index.css';

// if the browser has stored the page, its fonts are available at once
if (navigator.serviceWorker?.controller) void showOurFonts();
followTheme();
listenForPress();
renewWhenOutdated();

// not awaited by this module, because screens import modules that are bundled with it
const begin = async () => {
  await startI18n();
  await fetchFirst(window.location.pathname, pageShelf);
  const root = createRoot(document.getElementById('root')!);
  // in slices: rendering a whole screen at once would block a slow device for long
  startTransition(() =>
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
};

void begin();
