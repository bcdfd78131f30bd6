import { act, fireEvent, screen } from '@testing-library/react';

/** Lets what is seen before a show be over, at once. */
export const toTheShow = (): void => {
  act(() => jest.advanceTimersByTime(1));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  act(() => jest.advanceTimersByTime(1));
};

/** Presses somewhere on the page, and lets go. */
export const press = (): void => {
  fireEvent.pointerDown(document.body);
  fireEvent.click(document.body);
};

/** The title of what is on the stage. */
export const heading = (): HTMLElement => screen.getByRole('heading', { level: 1 });

/** All that is read out. */
export const said = (): string =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join();
