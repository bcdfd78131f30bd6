/** @jest-environment ./tests/jsdom.ts */
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { fetchedOnce, lazily } from '../../ui/shell/fetchedOnce';

const Sign = ({ says }: { says: string }) => <p>{says}</p>;

afterEach(() => jest.useRealTimers());

test('what is wanted several times is fetched once', async () => {
  const fetching = jest.fn(async () => 'here');
  const fetched = fetchedOnce(fetching);
  expect(await Promise.all([fetched(), fetched()])).toEqual(['here', 'here']);
  expect(fetching).toHaveBeenCalledTimes(1);
});

test('what has been fetched ahead is drawn at once, and no wheel before it', async () => {
  const fetched = fetchedOnce(async () => Sign);
  const Fetched = lazily(fetched);
  await fetched();
  const Wheel = jest.fn(() => null);
  render(
    <Suspense fallback={<Wheel />}>
      <Fetched says="here" />
    </Suspense>,
  );
  expect(screen.getByText('here')).toBeTruthy();
  expect(Wheel).not.toHaveBeenCalled();
});

test('what is still on its way is drawn when it has come', async () => {
  const Fetched = lazily(fetchedOnce(async () => Sign));
  await act(async () => {
    render(
      <Suspense fallback="wheel">
        <Fetched says="here" />
      </Suspense>,
    );
  });
  expect(screen.getByText('here')).toBeTruthy();
});

test('what could not be fetched is tried again, and not before whoever waited was told', async () => {
  jest.useFakeTimers();
  const fetching = jest.fn<Promise<string>, []>();
  fetching.mockRejectedValueOnce(new Error('gone'));
  fetching.mockResolvedValueOnce('here');
  const fetched = fetchedOnce(fetching);
  await expect(fetched()).rejects.toThrow('gone');
  await expect(fetched()).rejects.toThrow('gone');
  jest.runAllTimers();
  expect(await fetched()).toBe('here');
});
