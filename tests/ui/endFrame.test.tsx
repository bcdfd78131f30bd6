/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import { cardGame } from '../../games/auf-achse-cards';
import { EndFrame } from '../../ui/kit/EndFrame';
import { freshBrowser, windowOf } from './cardTable';
import { FRAME, Room } from './seated';

beforeEach(freshBrowser);

test.each([
  ['a desk', 1440, 900, 'beside'],
  ['a tablet', 768, 1024, 'before'],
  ['a phone', 390, 844, 'before'],
  ['a phone held sideways', 844, 390, 'before'],
] as const)(
  'on %s the end leads on, and to the chat, in one place: %i × %i, %s the log',
  async (...about) => {
    const [, width, height, place] = about;
    windowOf(width, height);
    await act(async () =>
      render(
        <Room of={cardGame.id}>
          <EndFrame
            isMine
            kicker=""
            title="Lisa wins"
            winners={null}
            sheet="How it came about"
            rule="K-7.4"
            log={[]}
            chrome={{ ...FRAME, chat: <button>Chat</button> }}
          >
            {null}
          </EndFrame>
        </Room>,
      ),
    );
    const log = screen.getByTestId('log');
    const beside = within(screen.getByRole('complementary'));
    for (const name of ['Rematch', 'Chat']) {
      const button = screen.getByRole('button', { name });
      expect(beside.queryAllByRole('button', { name })).toHaveLength(place === 'beside' ? 1 : 0);
      if (place === 'before')
        expect(button.compareDocumentPosition(log)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  },
);
