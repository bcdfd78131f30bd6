import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardProps } from '../../../kit/match';
import { useMoves } from '../../../kit/moves';
import type { Bay } from './bays';
import { BayButtons } from './BayButtons';
import { WORDS } from './words';
import styles from './Dash.module.css';
import { Hand } from './Hand';
import { NoticeLine } from './NoticeLine';
import type { Player } from './players';
import { useTurnHint } from './turnHint';
import type { CardChoice, No } from './useCardChoice';
import type { Layout } from './useLayout';
import { useSpokenChoice } from './useSpokenChoice';
import { useNoticeTail } from './useNoticeTail';

type Props = {
  me: Player;
  players: readonly Player[];
  bays: readonly Bay[];
  choice: CardChoice;
  layout: Layout;
  isUnfolding: boolean;
  /** Why the server did not take the last move. */
  refused: BoardProps['refused'];
};

/** The reader's own place: asphalt with the hand, the bays, and the one line where the table answers. */
export const Dash = ({ me, players, bays, choice, layout, isUnfolding, refused }: Props) => {
  const { t } = useTranslation(WORDS);
  const { whyNot } = useMoves();
  const noticeId = useId();
  const [doubt, setDoubt] = useState<No>();
  const isEmpty = !choice.selected && !Object.keys(choice.staged).length;
  const calm = useTurnHint({ me, players, layout, isUnfolding, isEmpty });
  useSpokenChoice(choice, bays);

  const [card] = me.hand;
  const doubtAbout = (move: Bay['move'], id: string | undefined) => {
    const refusal = id && whyNot({ move, args: [id] });
    setDoubt(refusal ? { kind: 'rule', refusal } : undefined);
  };
  const server: No | undefined = refused && { kind: 'rule', refusal: refused };
  const no = isUnfolding ? undefined : (choice.no ?? doubt ?? server);
  const [box, tail] = useNoticeTail(layout.name === 'desk' ? no?.card : undefined);

  return (
    <section
      ref={box}
      className={styles.dash}
      data-layout={layout.name}
      data-low={layout.isLow}
      data-ground="asphalt"
      aria-label={t('board.yourPlace')}
    >
      <NoticeLine
        id={noticeId}
        no={no}
        calm={calm}
        tail={tail?.tail}
        indent={tail?.indent}
        className={styles.notice}
      />
      <div className={styles.hand}>
        <Hand
          me={me}
          bays={bays}
          choice={choice}
          layout={layout}
          noticeId={noticeId}
          onDoubt={(id) => (id && !choice.mayLay(id) ? doubtAbout('layRace', id) : setDoubt(undefined))}
        />
      </div>
      <BayButtons
        me={me}
        bays={bays}
        choice={choice}
        layout={layout}
        onDoubt={(bay) => (bay?.isLaid ? doubtAbout(bay.move, card) : setDoubt(undefined))}
      />
    </section>
  );
};
