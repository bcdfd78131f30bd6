/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import { languageInUse } from '../../ui/shell/preferences';
import { NotFound } from '../../ui/app/NotFound';
import { speak, standInForScreen } from './browser';

jest.mock('../../ui/words/fr/shell.json', () => {
  throw new Error('no connection');
});

test('a language whose words cannot be had is not spoken: the page stays readable', async () => {
  standInForScreen();
  await speak('en');
  render(<NotFound />);
  act(() => languageInUse.set('fr'));
  await waitFor(() => expect(languageInUse.get()).toBe('en'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('There is no such road.');
  expect(document.documentElement).toHaveAttribute('lang', 'en');
});
