import {
  createContext,
  useCallback,
  useContext,
  useInsertionEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { readTogether } from '../pieces/readTogether';

type Announce = (sentence: string) => void;

const AnnounceContext = createContext<Announce>(() => {});

type Props = {
  /** Whose screen it is. What was read out to somebody else, or elsewhere, is removed. */
  whose?: string;
  children: ReactNode;
};

/** The live region in which the page speaks to screen readers. Used once, around everything. */
export const Announcer = ({ whose = '', children }: Props) => {
  const [said, setSaid] = useState({ sentence: '', times: 0, to: whose });
  const hearer = useRef({ whose, heard: 0 });
  // before all layout effects: those of the table may speak
  useInsertionEffect(() => {
    hearer.current = { whose, heard: said.times };
  }, [whose, said]);
  const announce = useCallback<Announce>((sentence) => {
    setSaid((before) => {
      const { whose: to, heard } = hearer.current;
      // sentences of the same moment are read out together: the last one would cut off the others
      const isUnheard = before.times > heard && before.to === to;
      // a log and the table may both tell what happened
      if (isUnheard && before.sentence === sentence) return before;
      return {
        sentence: isUnheard ? readTogether([before.sentence, sentence], '. ') : sentence,
        times: before.times + 1,
        to,
      };
    });
  }, []);
  return (
    <AnnounceContext value={announce}>
      <output className="sr">
        {/* A new element each time, so that the same sentence is read out again. */}
        <span key={said.times}>{said.to === whose && said.sentence}</span>
      </output>
      {children}
    </AnnounceContext>
  );
};

/** Reads out a sentence politely: for visible events with no text where the reader is. */
export const useAnnounce = (): Announce => useContext(AnnounceContext);
