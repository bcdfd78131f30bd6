/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ChatButton } from '../../ui/table/chat/ChatButton';
import { ChatPanel } from '../../ui/table/chat/ChatPanel';
import type { OnlineMatch } from '../../ui/online/onlineMatch';
import { useChat } from '../../ui/table/chat/useChat';
import { faultsOf } from './browser';
import { comeIn, line, matchAt, SEATS } from './quietMatch';

beforeEach(comeIn);

const Chat = ({ match, me = '0' }: { match: OnlineMatch; me?: string }) => {
  const chat = useChat(match, 'the-match', me);
  return (
    <>
      <ChatButton chat={chat} seats={SEATS} />
      {chat.isOpen && <ChatPanel chat={chat} seats={SEATS} say={match.say} me={me} />}
    </>
  );
};
const button = () => screen.getByRole('button', { name: /^Radio/ });

describe('the radio', () => {
  test('counts what others said while it was closed, until it is opened, and not again after a reload', async () => {
    const lines = [line('1', '1', 'hello'), line('2', '0', 'hi'), line('3', '1', 'ready?')];
    const { match, change } = matchAt({ lines });
    const { unmount } = render(<Chat match={match} />);
    expect(button()).toHaveTextContent('2 new messages');
    expect(button()).toHaveTextContent('Kemal: ready?');
    await userEvent.click(button());
    await userEvent.click(screen.getByRole('button', { name: 'Close the radio' }));
    expect(button()).not.toHaveTextContent('new message');
    unmount();
    render(<Chat match={match} />);
    expect(button()).not.toHaveTextContent('new message');
    change({ lines: [...lines, line('4', '1', 'go!')] });
    expect(button()).toHaveTextContent('1 new message');
  });

  test('says what is written with Enter, keeps its keys to itself, and gives the focus back with Esc', async () => {
    const { match } = matchAt({});
    render(<Chat match={match} />);
    const heard = jest.fn();
    document.addEventListener('keydown', heard);
    await userEvent.click(button());
    expect(screen.getByRole('textbox', { name: 'Say something' })).toHaveFocus();
    await userEvent.keyboard('To Köln 12{Enter}');
    expect(match.say).toHaveBeenCalledWith('To Köln 12');
    expect(screen.getByRole('textbox')).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    expect(button()).toHaveFocus();
    expect(heard).not.toHaveBeenCalled();
    document.removeEventListener('keydown', heard);
  });

  test('shows a sign with the keys 1 to 6 while nothing is written', async () => {
    const { match } = matchAt({});
    render(<Chat match={match} />);
    await userEvent.click(button());
    expect(screen.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('2');
    expect(jest.mocked(match.say).mock.calls).toEqual([['/sign bravo']]);
    expect(screen.getByRole('textbox')).toHaveValue('');
    await userEvent.keyboard('At 63');
    expect(screen.getByRole('textbox')).toHaveValue('At 63');
    expect(match.say).toHaveBeenCalledTimes(1);
  });

  test('shows a sign with one press, and says what the sign means; the next one three seconds later', () => {
    jest.useFakeTimers();
    const { match, change } = matchAt({});
    render(<Chat match={match} />);
    fireEvent.click(button());
    const signs = within(screen.getByRole('group', { name: 'Quick signs' })).getAllByRole('button');
    expect(signs).toHaveLength(6);
    const thanks = screen.getByRole('button', { name: 'Thanks!' });
    fireEvent.click(thanks);
    fireEvent.click(screen.getByRole('button', { name: 'Ouch!' }));
    expect(jest.mocked(match.say).mock.calls).toEqual([['/sign thanks']]);
    act(() => jest.advanceTimersByTime(3000));
    fireEvent.click(thanks);
    expect(match.say).toHaveBeenCalledTimes(2);
    jest.useRealTimers();
    change({ lines: [line('1', '1', '/sign bravo'), line('2', '1', '/sign nonsense')] });
    expect(screen.getByRole('log')).toHaveTextContent('Kemal Well driven!');
    expect(screen.getByRole('log')).toHaveTextContent('Kemal /sign nonsense');
    fireEvent.click(screen.getByRole('button', { name: 'Close the radio' }));
    change({ lines: [line('1', '1', '/sign bravo')] });
    expect(button()).toHaveTextContent('Kemal: Well driven!');
  });

  test('does not let somebody be heard whom the reader has muted, until they may again', async () => {
    const { match } = matchAt({ lines: [line('1', '1', 'blah'), line('2', '0', 'pardon?')] });
    const { unmount } = render(<Chat match={match} />);
    expect(button()).toHaveTextContent('1 new message');
    await userEvent.click(button());
    await userEvent.click(screen.getByRole('button', { name: 'Who you hear' }));
    expect(screen.queryByRole('menuitem', { name: /Lisa/ })).toBeNull();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Mute Kemal' }));
    expect(screen.getByRole('log')).toHaveTextContent('Lisa pardon?');
    expect(screen.getByRole('log')).not.toHaveTextContent('blah');
    unmount();
    sessionStorage.clear();
    const { container } = render(<Chat match={match} />);
    expect(button()).not.toHaveTextContent('new message');
    await userEvent.click(button());
    expect(await faultsOf(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Who you hear' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Hear Kemal again' }));
    expect(screen.getByRole('log')).toHaveTextContent('Kemal blah');
  });

  test('spectators listen', () => {
    const lines = [line('1', '1', 'hello')];
    const chat = { lines, toggle: () => {}, isMuted: () => false, toggleMuted: () => {} };
    render(<ChatPanel chat={chat} seats={SEATS} />);
    expect(screen.getByRole('log')).toHaveTextContent('Kemal hello');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
