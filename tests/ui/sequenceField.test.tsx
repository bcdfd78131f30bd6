/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { useState } from 'react';
import { SequenceField } from '../../ui/lobby/newMatch/SequenceField';
import { faultsOf } from './browser';
import { freshBrowser } from './cardTable';

const ITEMS = ['1', '2', '3'].map((id) => ({ id, label: `Circuit ${id}`, note: `note ${id}` }));
const PRESETS = [
  { value: '1-2', label: 'the first two' },
  { value: '1-2-3', label: 'all' },
];

const Form = ({ start }: { start: string }) => {
  const [value, setValue] = useState(start);
  return (
    <>
      <SequenceField label="Circuits" value={value} presets={PRESETS} items={ITEMS} onChange={setValue} />
      <output>{value}</output>
    </>
  );
};

const value = () => screen.getByRole('status').textContent;
const button = (id: string) => screen.getByRole('button', { name: new RegExp(`Circuit ${id}`) });
const press = (id: string) => userEvent.click(button(id));

beforeEach(async () => {
  await freshBrowser();
  await i18next.loadNamespaces('lobby');
});

test('the usual ones are a choice of one press', async () => {
  render(<Form start="1-2" />);
  expect(screen.getByRole('radio', { name: 'the first two' })).toBeChecked();
  expect(button('1')).not.toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'all' }));
  expect(value()).toBe('1-2-3');
});

test('pressed ones join at the end, numbered, and leave when pressed again', async () => {
  const { container } = render(<Form start="1-2" />);
  await userEvent.click(screen.getByText('Your own choice'));
  await press('1');
  await press('3');
  await press('1');
  expect(value()).toBe('2-3-1');
  expect(['2', '3', '1'].map((id) => button(id).textContent)).toEqual([
    '1Circuit 2note 2',
    '2Circuit 3note 3',
    '3Circuit 1note 1',
  ]);
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  expect(await faultsOf(container)).toEqual([]);
});

test('with the keyboard as well', async () => {
  render(<Form start="2-1" />);
  button('3').focus();
  await userEvent.keyboard(' ');
  expect(value()).toBe('2-1-3');
});

test('at least one stays', async () => {
  render(<Form start="2" />);
  expect(button('2')).toBeVisible();
  await press('2');
  expect(value()).toBe('2');
  expect(button('2')).toHaveAttribute('aria-disabled', 'true');
  expect(button('2')).toHaveAttribute('aria-pressed', 'true');
});
