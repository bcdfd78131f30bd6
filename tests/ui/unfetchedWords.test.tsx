/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { languageInUse } from '../../ui/shell/preferences';
import { LanguageNote } from '../../ui/app/LanguageNote';
import { NotFound } from '../../ui/app/NotFound';
import { speak, standInForScreen } from './browser';

jest.mock('../../ui/words/fr/shell.json', () => {
  throw new Error('no connection');
});

let mockIsOnline = false;
let mockAsked = 0;
jest.mock('../../ui/words/en/profile.json', () => {
  mockAsked += 1;
  if (!mockIsOnline) throw new Error('no connection');
  return jest.requireActual('../../ui/words/en/profile.json');
});

const Title = () => <h1>{useTranslation('profile').t('title')}</h1>;

test('a language whose words cannot be had is not spoken: the page stays readable', async () => {
  standInForScreen();
  await speak('en');
  render(<NotFound />);
  act(() => languageInUse.set('fr'));
  await waitFor(() => expect(languageInUse.get()).toBe('en'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('There is no such road.');
  expect(document.documentElement).toHaveAttribute('lang', 'en');
});

test('of a language that cannot be had the reader is told so in the language in use, for a while', async () => {
  standInForScreen();
  await speak('de');
  render(<LanguageNote />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  jest.useFakeTimers();
  act(() => languageInUse.set('fr'));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(languageInUse.get()).toBe('de');
  expect(screen.getByRole('status')).toHaveTextContent('„Français“ lässt sich gerade nicht laden.');
  await act(() => jest.advanceTimersByTimeAsync(8000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  jest.useRealTimers();
});

test('words that cannot be had are asked for once, and anew when they are needed next', async () => {
  standInForScreen();
  await speak('en');
  await i18next.loadNamespaces('profile');
  expect(mockAsked).toBe(1);
  mockIsOnline = true;
  await waitFor(() => expect(i18next.hasLoadedNamespace('profile')).toBe(false));
  render(<Title />);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(i18next.t('profile:title'));
});
