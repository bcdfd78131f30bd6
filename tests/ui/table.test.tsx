/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { Announcer } from '../../ui/shell/announce';
import { Logbook } from '../../ui/table/Logbook';
import type { GameUi } from '../../ui/kit/gameUi';
import type { LogEntry } from '../../ui/kit/match';
import { RulesOf } from '../../ui/kit/Rule';
import type { OnlineMatch } from '../../ui/online/onlineMatch';
import { Spectators } from '../../ui/table/Spectators';
import { TableNotes } from '../../ui/table/TableNotes';
import { faultsOf } from './browser';
import { comeIn, matchAt, SEATS } from './quietMatch';

beforeEach(comeIn);

const entry = (move: string): LogEntry => ({ seat: '0', move, args: null, happenings: [] });
const narrate = ({ move }: LogEntry) => [
  { seat: '0', text: `**Lisa** plays ${move}` },
  { text: `Round after ${move}`, heading: true },
  { text: 'All draw', rule: 'K-3.3' },
];

const book = (log: readonly LogEntry[], tell: GameUi['narrate'] = narrate) => (
  <Logbook log={log} seats={SEATS} narrate={tell} t={i18next.t} />
);
/** A step, and what was seen of it so far. */
const seen = ({ move, happenings }: LogEntry) => [
  { text: `**Lisa** plays ${move}` },
  ...happenings.map(({ type }) => ({ text: type })),
];
const grows = (log: readonly LogEntry[]) => <Announcer>{book(log, seen)}</Announcer>;
const chapters = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const more = () => screen.queryByRole('button', { name: 'Show what came before' });

describe('those who watch', () => {
  test('are counted, and told how far behind they are', async () => {
    const { match, change } = matchAt({});
    const { container, rerender } = render(<Spectators match={match} isLate={false} />);
    expect(container).toBeEmptyDOMElement();
    change({ spectators: 1 });
    expect(screen.getByRole('img', { name: '1 spectator' })).toHaveTextContent('1');
    change({ spectators: 3 });
    expect(screen.getByRole('img', { name: '3 spectators' })).toHaveTextContent('3');
    rerender(<Spectators match={match} isLate />);
    const late = screen.getByRole('img', { name: '3 spectators · You see the match one minute late.' });
    expect(late).toHaveTextContent('31 min behind');
    expect(await faultsOf(container)).toEqual([]);
  });
});

describe('the log', () => {
  test('stands under its headings, the newest on top', () => {
    render(
      <RulesOf value="a-game">
        <Logbook log={['a', 'b'].map(entry)} seats={SEATS} narrate={narrate} t={i18next.t} />
      </RulesOf>,
    );
    const log = screen.getByRole('log', { name: 'Log' });
    expect(
      within(log)
        .getAllByRole('heading')
        .map((heading) => heading.textContent),
    ).toEqual(['Round after b', 'Round after a']);
    expect(
      within(log)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['All draw K-3.3', 'Lisa plays b', 'All draw K-3.3', 'Lisa plays a']);
    expect(within(log).getAllByText('Lisa')[0]!.tagName).toBe('B');
    expect(within(log).getAllByRole('link', { name: 'K-3.3' })[0]).toHaveAttribute(
      'href',
      '/rules/a-game#K-3.3',
    );
  });

  test('what was told before is not told anew with every move', () => {
    const told = jest.fn(narrate);
    const log = ['a', 'b'].map(entry);
    const { rerender } = render(book(log, told));
    rerender(book([...log, entry('c')], told));
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    expect(told.mock.calls.map(([{ move }]) => move).toSorted()).toEqual(['a', 'b', 'c']);
  });

  test('of a long match the last lines are told, whole chapters of them, and more when it is asked for', async () => {
    const log = Array.from({ length: 120 }, (_, at) => entry(String(at)));
    const { rerender } = render(book(log));
    const [newest, oldest] = [chapters()[0], chapters().at(-1)];
    expect([newest, oldest]).toEqual(['Round after 119', 'Round after 100']);
    while (more()) await userEvent.click(more()!);
    expect(chapters()).toHaveLength(120);
    rerender(book([...log, entry('120')]));
    expect(chapters()[0]).toBe('Round after 120');
  });

  test('is read out as it grows, each line once and in the order in which it happened', () => {
    const heard: string[] = [];
    const hear = () => heard.push(screen.getByRole('status').textContent);
    const [a, b] = [entry('a'), entry('b')];
    const { rerender } = render(grows([a]));
    for (const log of [
      [a, b],
      [a, { ...b, happenings: [{ type: 'one' }] }],
      [a, { ...b, happenings: [{ type: 'one' }, { type: 'two' }] }, entry('c')],
    ]) {
      rerender(grows(log));
      hear();
    }
    expect(heard).toEqual(['Lisa plays b', 'one', 'two. Lisa plays c']);
    expect(screen.getByRole('log')).toHaveAttribute('aria-live', 'off');
  });
});

const notes = (match: OnlineMatch, seats = SEATS, over = false, fault?: string, foundFull = false) => (
  <TableNotes
    match={match}
    seats={seats}
    over={over}
    foundFull={foundFull}
    fault={fault === undefined ? undefined : { reason: fault, values: {}, rule: '' }}
    callMe={undefined}
    copied={undefined}
    onForget={() => {}}
  />
);

const free = (...ids: string[]) =>
  SEATS.map(({ playerID, name }) => ({ playerID, name: ids.includes(playerID) ? undefined : name }));

describe('what concerns the whole table', () => {
  test('a lost connection is told until it is back, with how much still has to be sent', () => {
    const { match, change } = matchAt({ connection: 'offline' });
    render(notes(match));
    expect(screen.getByRole('status')).toHaveTextContent('The connection is lost.');
    change({ unsent: 2 });
    expect(screen.getByRole('status')).toHaveTextContent('2 moves or messages will be sent later.');
    change({ connection: 'live', unsent: 0 });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('who found the table full is told why they watch, for a while and with nothing to press', () => {
    jest.useFakeTimers();
    const { match } = matchAt({});
    const { rerender } = render(notes(match, SEATS, false, undefined, true));
    expect(screen.getByRole('status')).toHaveTextContent('The table is full, so you are watching.');
    expect(screen.queryByRole('button')).toBeNull();
    rerender(notes(match, free('1'), false, undefined, true));
    expect(screen.getByRole('status')).not.toHaveTextContent('The table is full');
    rerender(notes(match, SEATS, false, undefined, true));
    act(() => jest.advanceTimersByTime(8000));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(notes(match, free('1'), false, undefined, true));
    rerender(notes(match, SEATS, false, undefined, true));
    expect(screen.getByRole('status')).toHaveTextContent('The table is full');
    fireEvent.pointerDown(document.body);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    jest.useRealTimers();
  });

  test.each([
    ['stale', /too late/],
    ['tooMany', /too many/i],
  ])('what the server itself refused has words: %s', (fault, words) => {
    render(notes(matchAt({}).match, SEATS, false, fault));
    expect(screen.getByRole('status')).toHaveTextContent(words);
  });
});
