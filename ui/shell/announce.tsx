import {
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';

type Announce = (sentence: string) => void;

const AnnounceContext = createContext<Announce>(() => {});

type Props = {
  /** Who hears it, or on which screen. What was read out to somebody else, or elsewhere, does not stand there any more. */
  whose?: string;
  children: ReactNode;
};

/** The place where the page speaks to screen readers. Stands once, around everything. */
export const Announcer = ({ whose = '', children }: Props) => {
  const [said, setSaid] = useState({ sentence: '', times: 0, to: whose });
  const hearer = useRef({ whose, heard: 0 });
  useLayoutEffect(() => {
    hearer.current = { whose, heard: said.times };
  }, [whose, said]);
  const announce = useCallback<Announce>((sentence) => {
    setSaid((before) => {
      const { whose: to, heard } = hearer.current;
      // what is said in the same moment is read out together: the last of it would cut the rest off
      const isUnheard = before.times > heard && before.to === to;
      return {
        sentence: isUnheard ? `${before.sentence}. ${sentence}` : sentence,
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

/** Reads a sentence out politely: for what can be seen to happen but is not written where the reader is. */
export const useAnnounce = (): Announce => useContext(AnnounceContext);
