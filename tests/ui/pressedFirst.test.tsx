/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Suspense, use, useState, type ReactNode } from 'react';
import { cardGame } from '../../games/auf-achse-cards';
import { gameUi } from '../../ui/boards/auf-achse-cards';
import { HintButton } from '../../ui/kit/hints/HintButton';
import { ExpertContext, HintsContext, useAsking } from '../../ui/kit/hints/hints';
import { useRulesPlace } from '../../ui/rulebook/useRulesPlace';
import { CONTENTS } from '../../ui/shell/rulesAtHand';
import { freshBrowser, lookAt, matchOf, whenever, windowOf } from './cardTable';
import { Room, Seated } from './seated';

const match = matchOf();
const [at] = whenever(match, (view) => cardGame.legalMoves(view, '0').length > 8) as [number];
const now = lookAt(match, at, '0');
const legal = cardGame.legalMoves(now.view, '0');

beforeEach(async () => {
  await freshBrowser();
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
  windowOf(1440, 900);
});

const press = (what: HTMLElement) => act(async () => what.click());

const Drawn = ({ drawn }: { readonly drawn: Promise<string> }) => use(drawn);

/** Lays a page that leads to one which takes long to draw, presses its button, and lets that be drawn. */
const pressAndDraw = async (
  Page: (props: { readonly next: ReactNode }) => ReactNode,
  look: (pressed: HTMLElement) => void,
) => {
  let finish: ((page: string) => void) | undefined;
  const drawn = new Promise<string>((resolve) => {
    finish = resolve;
  });
  await act(async () =>
    render(
      <Suspense fallback="empty">
        <Page next={<Drawn drawn={drawn} />} />
      </Suspense>,
    ),
  );
  const pressed = screen.getByRole('button');
  await press(pressed);
  expect(document.body).not.toHaveTextContent('empty');
  expect(document.body).toHaveTextContent('still here');
  look(pressed);
  await act(async () => finish?.('the next page'));
  expect(document.body).toHaveTextContent('the next page');
};

const HintedPage = ({ next }: { readonly next: ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  const hints = {
    isOffered: true,
    isOpen,
    advice: undefined,
    toggle: () => setOpen(true),
    close: () => {},
  };
  return (
    <HintsContext value={hints}>
      <HintButton />
      {isOpen ? next : 'still here'}
    </HintsContext>
  );
};

const AskingPage = ({ next }: { readonly next: ReactNode }) => {
  const { isOpen, toggle } = useAsking({ ...now, legal, isPlaying: true });
  return (
    <>
      <button type="button" onClick={toggle}>
        Ask
      </button>
      {isOpen ? next : 'still here'}
    </>
  );
};

const RulesPage = ({ next }: { readonly next: ReactNode }) => {
  const { place, open } = useRulesPlace();
  return (
    <>
      <button type="button" onClick={() => open({ game: cardGame.id, at: CONTENTS })}>
        Rules
      </button>
      {place ? next : 'still here'}
    </>
  );
};

const BackPage = () => {
  const { place, open, close } = useRulesPlace();
  return (
    <button type="button" onClick={() => (place ? close() : open({ game: cardGame.id, at: CONTENTS }))}>
      {place ? 'open' : 'shut'}
    </button>
  );
};

const expert = () => new Promise<never>(() => {});

describe('while what was pressed for is being drawn, the page stays as it is', () => {
  test('the button of a hint shows that it was pressed', () => {
    return pressAndDraw(HintedPage, (button) => expect(button).toHaveAttribute('aria-pressed', 'true'));
  });

  test('a hint that a key asks for makes room for itself only then', () => {
    return pressAndDraw(
      ({ next }) => (
        <ExpertContext value={expert}>
          <AskingPage next={next} />
        </ExpertContext>
      ),
      () => {},
    );
  });

  test('the rules open over it only then', () => {
    return pressAndDraw(RulesPage, () => {});
  });
});

test('who goes back from the rules has gone back before they are taken away', async () => {
  await act(async () => render(<BackPage />));
  const button = screen.getByRole('button');
  await press(button);
  expect(button).toHaveTextContent('open');
  const shown: (string | null)[] = [];
  window.addEventListener('popstate', () => queueMicrotask(() => shown.push(button.textContent)), {
    once: true,
  });
  button.click();
  await waitFor(() => expect(button).toHaveTextContent('shut'));
  expect(shown).toEqual(['open']);
});

/** What has changed of the page, in this order: every thing once, however much of it did. */
const changesBy = async (deed: () => Promise<void>, things: Readonly<Record<string, Element>>) => {
  const changed: string[] = [];
  const note = (records: readonly MutationRecord[]) => {
    for (const { target } of records)
      for (const [name, thing] of Object.entries(things))
        if (thing.contains(target) && changed.at(-1) !== name) changed.push(name);
  };
  const observer = new MutationObserver(note);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  await deed();
  note(observer.takeRecords());
  observer.disconnect();
  return changed;
};

const sitDown = () =>
  act(async () =>
    render(
      <Room of={cardGame.id}>
        <Seated at={{ game: cardGame, gameUi }} seen={now} />
      </Room>,
    ),
  );

const cardOf = (move: string) => {
  const [id] = legal.find((one) => one.move === move)!.args as [string];
  return document.querySelector<HTMLElement>(`button[data-place="card-${id}"], [data-card="${id}"] button`)!;
};

describe('at the table of the card game', () => {
  test('a card is picked up before it is told what it would do', async () => {
    await sitDown();
    const card = cardOf('layRace');
    const line = document.querySelector('[data-notice]')!;
    const changed = await changesBy(() => press(card), { card, line });
    expect(card).toHaveAttribute('aria-pressed', 'true');
    expect(changed.slice(0, 2)).toEqual(['card', 'line']);
  });

  test('a card lies in its bay before the trip shows what would come of it', async () => {
    await sitDown();
    await press(cardOf('layRace'));
    const bay = document.querySelector<HTMLElement>('[data-place="bay-race"]')!;
    const trip = screen.getByRole('region', { name: /trip/i });
    const changed = await changesBy(() => press(bay), { bay, trip });
    expect(changed.slice(0, 2)).toEqual(['bay', 'trip']);
  });
});
