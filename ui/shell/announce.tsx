import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';

type Announce = (sentence: string) => void;

const AnnounceContext = createContext<Announce>(() => {});

/** The place where the page speaks to screen readers. Stands once, around everything. */
export const Announcer = ({ children }: { children: ReactNode }) => {
  const [said, setSaid] = useState({ sentence: '', times: 0 });
  const announce = useCallback<Announce>(
    (sentence) => setSaid(({ times }) => ({ sentence, times: times + 1 })),
    [],
  );
  return (
    <AnnounceContext value={announce}>
      <output className="sr">
        {/* A new element each time, so that the same sentence is read out again. */}
        <span key={said.times}>{said.sentence}</span>
      </output>
      {children}
    </AnnounceContext>
  );
};

/** Reads a sentence out politely: for what can be seen to happen but is not written where the reader is. */
export const useAnnounce = (): Announce => useContext(AnnounceContext);
