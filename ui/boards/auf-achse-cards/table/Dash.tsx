import { useContext, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { View } from '../../../../games/auf-achse-cards';
import type { LegalMove } from '../../../../games/shared/legality';
import type { BoardProps } from '../../../kit/match';
import { HintButton } from '../../../kit/hints/HintButton';
import { HintsContext } from '../../../kit/hints/hints';
import { useMoves } from '../../../kit/moves';
import { LostSign } from '../../../kit/TaskSign';
import { useSpoken } from '../../../kit/useSpoken';
import { usePassing } from '../../../kit/usePassing';
import type { Bay } from './bays';
import { BayButtons } from './BayButtons';
import { WORDS } from './words';
import styles from './Dash.module.css';
import { Hand } from './Hand';
import { NoticeLine } from './NoticeLine';
import type { Player } from './players';
import type { CardChoice, No } from './useCardChoice';
import type { Layout } from './useLayout';
import { useNoticeTail } from './useNoticeTail';

type Props = {
  view: View;
  me: Player;
  players: readonly Player[];
  bays: readonly Bay[];
  choice: CardChoice;
  layout: Layout;
  isUnfolding: boolean;
  /** The effect of the counter card turned up last, in words. */
  told: string | undefined;
  /** Why the server refused the last move. */
  refused: BoardProps['refused'];
};

/** The reader's own place: asphalt with the hand, the bays, and the notice line. */
export const Dash = ({ view, me, players, bays, choice, layout, isUnfolding, told, refused }: Props) => {
  const { t } = useTranslation(WORDS);
  const { legal, whyNot, isPlaying } = useMoves();
  const lost = useContext(LostSign);
  const { isOffered } = useContext(HintsContext);
  // on a desk, the sign says it
  useSpoken(layout.name !== 'desk' && isPlaying && legal.length && !lost ? t('board.turn.yours') : '');
  const noticeId = useId();
  const [doubted, setDoubt] = useState<{ readonly move: LegalMove; readonly no: No }>();
  const [pointed, setPointed] = useState<Bay>();

  const [card] = me.hand;
  const doubtAbout = (move: Bay['move'], id: string | undefined) => {
    const asked = { move, args: id ? [id] : [] };
    const refusal = id && whyNot(asked);
    setDoubt(refusal ? { move: asked, no: { kind: 'rule', refusal } } : undefined);
  };
  // the answer to a press is also one to the focus that came with it, which does not repeat it afterwards
  if (choice.no && doubted) setDoubt(undefined);
  // the reason against a card may be gone by now
  const doubt =
    doubted && whyNot(doubted.move)?.reason === doubted.no.refusal.reason ? doubted.no : undefined;
  const server = useMemo((): No | undefined => refused && { kind: 'rule', refusal: refused }, [refused]);
  const unasked = usePassing(doubt ?? server);
  const no = isUnfolding ? undefined : (choice.no ?? unasked);
  // a refusal disappears when something happens on the table
  const shownChoice = isUnfolding && choice.no ? { ...choice, no: undefined } : choice;
  const [box, tail] = useNoticeTail(layout.name === 'desk' ? no?.card : undefined);

  return (
    <section
      ref={box}
      className={styles.dash}
      data-layout={layout.isAcross ? 'desk' : layout.name}
      data-low={layout.isLow}
      data-hint={isOffered && layout.name !== 'desk'}
      data-ground="asphalt"
      aria-label={t('board.yourPlace')}
    >
      <NoticeLine
        id={noticeId}
        no={no}
        given={{ view, me, players, bays, choice, legal, layout, isUnfolding, told, pointed }}
        tail={tail?.tail}
        indent={tail?.indent}
        className={styles.notice}
      />
      {layout.name !== 'desk' && <HintButton isDark className={styles.hint} />}
      <div className={styles.hand}>
        <Hand
          me={me}
          bays={bays}
          choice={shownChoice}
          layout={layout}
          noticeId={noticeId}
          onDoubt={(id) => (id && !choice.mayLay(id) ? doubtAbout('layRace', id) : setDoubt(undefined))}
        />
      </div>
      <BayButtons
        view={view}
        me={me}
        bays={bays}
        choice={choice}
        layout={layout}
        onPoint={(bay) => {
          setPointed(bay);
          if (bay?.isLaid) doubtAbout(bay.move, card);
          else setDoubt(undefined);
        }}
      />
    </section>
  );
};
