/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense, use, useState } from 'react';
import { OwnMark } from '../../ui/kit/OwnMark';
import { Button } from '../../ui/pieces/Button';
import { Dialog } from '../../ui/pieces/Dialog';
import { digits } from '../../ui/pieces/digits';
import { Notice } from '../../ui/pieces/Notice';
import { Odometer } from '../../ui/pieces/Odometer';
import { drumsOf, positionsPassed } from '../../ui/pieces/odometerDrums';
import { Plate } from '../../ui/pieces/Plate';
import { RuleChip } from '../../ui/pieces/RuleChip';
import { MarkContext, Seal, type Seat } from '../../ui/pieces/Seal';
import { Segmented } from '../../ui/pieces/Segmented';
import { Tabs } from '../../ui/pieces/Tabs';
import { Menu } from '../../ui/shell/Menu';

const shown = () => screen.getByRole('img', { name: 'counter' }).textContent;

test.each([
  [0, '0'],
  [900, '900'],
  [15_500, '15\u202f500'],
  [-1_234_567, '−1\u202f234\u202f567'],
])('%d is written as %s', (amount, written) => expect(digits(amount)).toBe(written));

describe('an odometer', () => {
  test.each([
    [180, '180'],
    [0, '000'],
    [70, '070'],
    [-50, '−50'],
    [-120, '−120'],
    [1260, '1260'],
  ])('%d shows as %s', (value, drums) => {
    render(<Odometer value={value} label="counter" />);
    expect(shown()).toBe(drums);
  });

  test('has as many drums as asked for, or as the number needs', () => {
    expect(drumsOf(7, 4)).toHaveLength(4);
    expect(drumsOf(-7, 4)).toHaveLength(3);
    expect(drumsOf(12_345, 3)).toHaveLength(5);
  });

  test('rolls through the digits between the old and the new number, in either direction', () => {
    expect(positionsPassed(18, 21)).toEqual([18, 19, 20, 21]);
    expect(positionsPassed(21, 18)).toEqual([21, 20, 19, 18]);
    expect(positionsPassed(5, 5)).toEqual([5]);
  });

  test('rolls at most one turn, and ends where it should', () => {
    const passed = positionsPassed(0, 126);
    expect(passed).toHaveLength(11);
    expect(passed.at(-1)).toBe(126);
  });

  test('turns as a real one does: ten on, the last drum goes once round and the next one digit on', () => {
    const { rerender } = render(<Odometer value={180} label="counter" />);
    rerender(<Odometer value={190} label="counter" />);
    expect(shown()).toBe(['1', '89', '01234567890'].join(''));
  });
});

// jsdom has no modal dialogs: this is what a browser does with focus and Esc.
const withModalDialogs = {
  showModal(this: HTMLDialogElement) {
    this.open = true;
    this.querySelector('button')?.focus();
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
};
const leaveWithEsc = (event: KeyboardEvent) =>
  event.key === 'Escape' &&
  document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel', { cancelable: true }));

const PageWithDialog = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Leave</button>
      {open && (
        <Dialog title="Leave the match?" closeLabel="Close" onClose={() => setOpen(false)}>
          <button>Stay</button>
        </Dialog>
      )}
    </>
  );
};

const opened = async () => {
  const user = userEvent.setup();
  render(<PageWithDialog />);
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  const dialog = screen.getByRole('dialog', { name: 'Leave the match?' });
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  return user;
};

const expectGone = () => {
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Leave' })).toHaveFocus();
};

describe('a dialog', () => {
  beforeEach(() => {
    Object.assign(HTMLDialogElement.prototype, withModalDialogs);
    document.addEventListener('keydown', leaveWithEsc);
  });
  afterEach(() => document.removeEventListener('keydown', leaveWithEsc));

  test('Esc closes it and the focus goes back', async () => {
    const user = await opened();
    await user.keyboard('{Escape}');
    expectGone();
  });

  test('its cross closes it', async () => {
    const user = await opened();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expectGone();
  });

  test('a press beside it closes it, a press inside does not', async () => {
    const user = await opened();
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    const dialog = screen.getByRole('dialog');
    await user.click(dialog);
    expectGone();
  });

  test('is no second head of the page it opens over, and its buttons are no foot of it', () => {
    render(
      <>
        <header>Bar</header>
        <Dialog title="Settings" closeLabel="Close" onClose={() => {}} foot={<button>Done</button>}>
          <button>Night</button>
        </Dialog>
      </>,
    );
    expect(screen.getAllByRole('banner')).toHaveLength(1);
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });
});

const TABS = [
  { id: 'online', label: 'Online' },
  { id: 'here', label: 'On one device' },
] as const;

const PageWithTabs = () => {
  const [tab, select] = useState<'online' | 'here'>('here');
  return (
    <Tabs label="Where" tabs={TABS} selected={tab} onSelect={select}>
      panel of {tab}
    </Tabs>
  );
};

const Next = ({ drawn }: { drawn: Promise<string> }) => use(drawn);

/** A page whose next state takes long to draw, as a table does: it is there once that is `drawn`. */
const SlowPage = ({ drawn }: { drawn: Promise<string> }) => {
  const [isNext, setNext] = useState(false);
  const next = () => setNext(true);
  return (
    <Suspense fallback="empty">
      <Tabs label="Where" tabs={TABS} selected={isNext ? 'online' : 'here'} onSelect={next}>
        {isNext ? <Next drawn={drawn} /> : 'still here'}
      </Tabs>
      <Menu label="More" items={[{ id: 'next', label: 'Next', onSelect: next }]}>
        …
      </Menu>
      {!isNext && (
        <Dialog title="Stay?" closeLabel="Close" onClose={next}>
          …
        </Dialog>
      )}
    </Suspense>
  );
};

const press = (what: HTMLElement) => act(async () => what.click());

/** Presses something for the next page, looks at what shows that, and lets the page be drawn. */
const pressAndDraw = async (pressed: () => Promise<void>, look: () => void) => {
  let finish: ((page: string) => void) | undefined;
  const drawn = new Promise<string>((resolve) => {
    finish = resolve;
  });
  render(<SlowPage drawn={drawn} />);
  await pressed();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('still here');
  look();
  await act(async () => finish?.('the next page'));
  expect(screen.getByRole('tabpanel', { name: 'Online' })).toHaveTextContent('the next page');
};

describe('while what was pressed for is being drawn, the page stays as it is', () => {
  beforeEach(() => {
    Object.assign(HTMLDialogElement.prototype, withModalDialogs);
  });

  test('a tab shows that it was pressed', () =>
    pressAndDraw(
      () => press(screen.getByRole('tab', { name: 'Online' })),
      () => expect(screen.getByRole('tab', { name: 'Online' })).toHaveAttribute('aria-selected', 'true'),
    ));

  test('a menu folds up', () =>
    pressAndDraw(
      async () => {
        await press(screen.getByRole('button', { name: 'More' }));
        await press(screen.getByRole('menuitem', { name: 'Next' }));
      },
      () => expect(screen.queryByRole('menu')).not.toBeInTheDocument(),
    ));

  test('a dialog that was left stays', () =>
    pressAndDraw(
      () => press(screen.getByRole('button', { name: 'Close' })),
      () => expect(screen.getByRole('dialog')).toBeInTheDocument(),
    ));
});

test.each([
  ['Lisa', 'Lisa (you)'],
  ['You', 'You'],
])('a reader by the name of %s is called %s', (name, called) => {
  const { container } = render(
    <b>
      {name}
      <OwnMark name={name} you="you" />
    </b>,
  );
  expect(container.textContent).toBe(called);
});

describe('buttons and choices', () => {
  test('a busy button keeps its focus and does nothing', async () => {
    const pressed = jest.fn();
    render(
      <Button busy onClick={pressed}>
        Open
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(button);
    expect(pressed).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  test('a button with an address is a link, and its key is not part of its name', () => {
    render(
      <Button href="/watch" kbd="W">
        Watch
      </Button>,
    );
    expect(screen.getByRole('link', { name: 'Watch' })).toHaveAttribute('href', '/watch');
  });

  test('a rule chip leads to its paragraph', () => {
    render(<RuleChip rule="K-3.1" href="/rules#K-3.1" />);
    expect(screen.getByRole('link', { name: 'K-3.1' })).toHaveAttribute('href', '/rules#K-3.1');
  });

  test('segments are one group of radio buttons', async () => {
    const chosen = jest.fn();
    const options = [1, 2, 3].map((value) => ({ value, label: value }));
    render(<Segmented label="Stages" value={3} options={options} onChange={chosen} />);
    const group = within(screen.getByRole('radiogroup', { name: 'Stages' }));
    expect(group.getByRole('radio', { name: '3' })).toBeChecked();
    await userEvent.click(group.getByRole('radio', { name: '2' }));
    expect(chosen.mock.calls).toEqual([[2]]);
  });

  test('arrow keys walk round the tabs, taking the focus along', async () => {
    render(<PageWithTabs />);
    const [online, here] = screen.getAllByRole('tab');
    act(() => here?.focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(online).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'Online' })).toHaveTextContent('panel of online');
    await userEvent.keyboard('{ArrowLeft}');
    expect(here).toHaveFocus();
    expect(online).toHaveAttribute('tabindex', '-1');
  });
});

describe('signs of persons and notices', () => {
  test.each([
    ['shape', undefined],
    ['number', 'number'],
    ['letter', 'letter'],
  ] as const)('no two seats share a %s or a colour', (_, mark) => {
    const seats: readonly Seat[] = [1, 2, 3, 4, 5, 6];
    const drawings = seats.map((seat) => {
      const { container } = render(
        <MarkContext value={mark}>
          <Seal seat={seat} />
        </MarkContext>,
      );
      return [
        container.querySelector('circle')?.getAttribute('fill'),
        container.querySelector('g')?.innerHTML ?? container.querySelector('path')?.getAttribute('d'),
      ];
    });
    expect(new Set(drawings.map(([colour]) => colour)).size).toBe(6);
    expect(new Set(drawings.map(([, shape]) => shape)).size).toBe(6);
  });

  test('a shortened name can be read in full', () => {
    render(<Plate seat={2} name="Maximiliane" />);
    expect(screen.getByTitle('Maximiliane')).toHaveTextContent('Maximiliane');
  });

  test('a notice is one live region, whatever it says', () => {
    const { rerender } = render(<Notice variant="calm">Waiting for Kemal.</Notice>);
    const region = screen.getByRole('status');
    rerender(
      <Notice variant="refusal" title="Only one card." rule={<RuleChip rule="K-3.1" href="#K-3.1" />}>
        Take back the 100.
      </Notice>,
    );
    expect(screen.getByRole('status')).toBe(region);
    expect(region).toHaveTextContent('Only one card. Take back the 100. K-3.1');
  });
});
