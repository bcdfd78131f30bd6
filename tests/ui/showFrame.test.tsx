/** @jest-environment ./tests/jsdom.ts */
import { render } from '@testing-library/react';
import { ShowFrame, ShowListener } from '../../ui/kit/ShowFrame';

test('who listens hears when a show begins and when it is over', () => {
  const heard: boolean[] = [];
  const { unmount } = render(
    <ShowListener value={(isShowing) => void heard.push(isShowing)}>
      <ShowFrame title="The end" sentence="" spoken="" onEnd={() => {}}>
        <p />
      </ShowFrame>
    </ShowListener>,
  );
  expect(heard).toEqual([true]);
  unmount();
  expect(heard).toEqual([true, false]);
});
