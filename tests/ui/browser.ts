import { act, configure, getConfig } from '@testing-library/react';
import type { AxeResults } from 'axe-core';
import i18next from 'i18next';
import { startI18n } from '../../ui/shell/i18n';
import type { Language } from '../../ui/shell/languages';
import { languageInUse } from '../../ui/shell/preferences';

// A machine that is busy with other tests may need far longer than the second that is usual.
configure({ asyncUtilTimeout: 45_000 });

/** What jsdom lacks: it has no screen to ask about, and does not know how to open a dialog. `night` is what the system would say, `phone` how wide a window is. */
export const standInForScreen = ({ night = false, phone = false, side = false } = {}): void => {
  window.matchMedia = (media) =>
    ({
      media,
      matches:
        (media.includes('dark') && night) ||
        (media.includes('width < 43.75em') && phone) ||
        (media.includes('height < 31.25em') && side),
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
  // nothing comes into sight by itself where nothing is laid out
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
};

/** What jsdom lacks of a drag: it carries things by their kind. */
export const startDrag = () => {
  const held = new Map<string, string>();
  return {
    dataTransfer: {
      setData: (kind: string, what: string) => held.set(kind, what),
      getData: (kind: string) => held.get(kind) ?? '',
      setDragImage: jest.fn(),
    },
    /** The kinds that a field for text takes. */
    texts: () => [...held.keys()].filter((kind) => kind.startsWith('text')),
  };
};

/** The real words, as the page fetches them. */
export const speak = async (language: Language): Promise<void> => {
  act(() => languageInUse.set(language));
  if (!i18next.isInitialized) await startI18n();
  await act(() => i18next.changeLanguage(language));
};

/** What needs a real browser: colours, and how wide letters are. */
const NOT_HERE = { 'color-contrast': { enabled: false }, 'label-content-name-mismatch': { enabled: false } };

/** What axe finds wrong, one line each. */
export const faultsOf = async (container: Element): Promise<readonly string[]> => {
  // as large as all the rest: loaded where it is asked
  const { default: axe } = await import('axe-core');
  // what comes meanwhile, as answers of a server do, comes in its own time
  const { violations }: AxeResults = await getConfig().asyncWrapper(() =>
    axe.run(container, { rules: NOT_HERE, resultTypes: ['violations'] }),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};
