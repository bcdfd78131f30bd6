/** @jest-environment ./tests/jsdom.ts */
import { act, render } from '@testing-library/react';
import { ShowFrame, ShowListener } from '../../ui/kit/ShowFrame';
import { speak } from './browser';

beforeEach(() => speak('en'));

test('who listens hears when a show begins and when it is over', async () => {
  const heard: boolean[] = [];
  const { unmount } = await act(async () =>
    render(
      <ShowListener value={(isShowing) => void heard.push(isShowing)}>
        <ShowFrame title="The end" sentence="" spoken="" onEnd={() => {}}>
          <p />
        </ShowFrame>
      </ShowListener>,
    ),
  );
  expect(heard).toEqual([true]);
  unmount();
  expect(heard).toEqual([true, false]);
});
