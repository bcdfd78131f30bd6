/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as localMatches from '../../ui/local/localMatches';
import * as savedRecords from '../../ui/local/savedRecords';
import recorded from '../games/auf-achse-cards/replays/two-players.json';
import { faultsOf } from './browser';
import { enterLobby, freshBrowser, press } from './lobbyPage';

jest.mock('../../ui/local/localMatches');
jest.mock('../../ui/local/savedRecords');
const device = jest.mocked({ ...localMatches, ...savedRecords });

beforeEach(async () => {
  jest.resetAllMocks();
  device.listLocalMatches.mockResolvedValue([]);
  device.listRecords.mockResolvedValue([]);
  await freshBrowser();
});

const fileOf = (content: unknown) =>
  Object.assign(new File([], 'match.json'), {
    text: async () => (typeof content === 'string' ? content : JSON.stringify(content)),
  });

const load = (content: unknown) =>
  userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, fileOf(content));

describe('loading a record', () => {
  test('one that holds is kept and opened', async () => {
    device.saveRecord.mockResolvedValue('r');
    const { went } = await enterLobby();
    await load(recorded);
    await waitFor(() => expect(went()).toBe('/replay/saved/r'));
    expect(device.saveRecord).toHaveBeenCalledWith(recorded);
  });

  test('one that is dropped anywhere on the page, too', async () => {
    device.saveRecord.mockResolvedValue('r');
    const { went } = await enterLobby();
    const files = { types: ['Files'], files: [fileOf(recorded)] };
    fireEvent.dragOver(screen.getByRole('main'), { dataTransfer: files });
    expect(screen.getByText('Let go here to load the replay.')).toBeVisible();
    fireEvent.drop(screen.getByRole('main'), { dataTransfer: files });
    await waitFor(() => expect(went()).toBe('/replay/saved/r'));
  });

  test('one that is no record is refused with a message that can be closed', async () => {
    const { container } = await enterLobby();
    await load({ ...recorded, game: 'chess' });
    expect(await screen.findByRole('alert')).toHaveTextContent('no game “chess”');
    expect(await faultsOf(container)).toEqual([]);
    await press('Close this message');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each([
    ['', 'does not contain JSON'],
    ['{nope', 'does not contain JSON'],
    ['<html>', 'does not contain JSON'],
    [`${JSON.stringify(recorded)}]`, 'does not contain JSON'],
    [{ format: 'chess' }, 'not the record of a match'],
    [{ ...recorded, version: 99 }, 'format 99'],
    [{ ...recorded, seed: 7 }, '“seed”'],
    [{ ...recorded, game: 'chess' }, 'no game “chess”'],
    [{ ...recorded, seats: [{ name: 'Lisa' }] }, 'by 1 player.'],
    [{ ...recorded, options: { stages: 77 } }, '“stages”'],
  ])('what is wrong with a file is said in words (%#)', async (content, words) => {
    await enterLobby();
    await load(content);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(device.saveRecord).not.toHaveBeenCalled();
  });
});
