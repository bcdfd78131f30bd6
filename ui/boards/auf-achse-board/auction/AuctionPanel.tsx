import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { contractOf } from '../../../../games/auf-achse-board';
import { useMoves } from '../../../kit/moves';
import { Rule } from '../../../kit/Rule';
import { ASKS } from '../../../kit/useFocusKept';
import { useSpoken } from '../../../kit/useSpoken';
import { classNames } from '../../../pieces/classNames';
import { readTogether } from '../../../pieces/readTogether';
import { useWindowLayout } from '../../../pieces/useWindowLayout';
import { cityName, WORDS } from '../table/words';
import { AuctionHead } from './AuctionHead';
import styles from './AuctionPanel.module.css';
import { Bidders } from './Bidders';
import { BidLines } from './BidLines';
import { Decision } from './Decision';

type Props = ComponentProps<typeof BidLines>;

type PanelProps = Props & {
  /** The reader's load and contracts, where they are not in sight otherwise. */
  readonly own?: ReactNode;
};

const Diamond = ({ size }: { readonly size: number }) => (
  <svg viewBox="0 0 36 36" width={size} height={size} aria-hidden="true">
    <rect
      x="7.5"
      y="7.5"
      width="21"
      height="21"
      rx="2"
      transform="rotate(45 18 18)"
      fill="#fff"
      stroke="#1d1f21"
      strokeWidth="1.5"
    />
    <rect x="11" y="11" width="14" height="14" rx="1" transform="rotate(45 18 18)" fill="#f7b500" />
  </svg>
);

/** Announces that the reader is asked to bid or pass. */
const useSpokenQuestion = ({ auction, players }: Pick<Props, 'auction' | 'players'>) => {
  const { t } = useTranslation(WORDS);
  const { isPlaying } = useMoves();
  const { from, to } = contractOf(auction.contract);
  const isAsked = isPlaying && players.some(({ seat, isMe }) => isMe && seat === auction.seat);
  const what = [t('table.auction.title'), `${cityName(from)} – ${cityName(to)}`, t('table.auction.you')];
  useSpoken(isAsked ? readTogether(what) : '');
};

/** B-7.4 — who gets the contract for an equal bid. */
const usePriority = ({ auction, players }: Pick<Props, 'auction' | 'players'>): string => {
  const { t } = useTranslation(WORDS);
  const { isMe, name } = players.find(({ seat }) => seat === auction.caller)!;
  return isMe ? t('table.auction.edgeMine') : t('table.auction.edge', { name });
};

/** How many letters of it fit beside the number of its rule in the head of the lines. */
const BESIDE_RULE = 24;

/** The same in one line above the buttons of the lines, where their head is empty. */
const PriorityLine = (props: Pick<Props, 'auction' | 'players'>) => {
  const { t } = useTranslation(WORDS);
  const words = usePriority(props);
  const isLong = words.length > BESIDE_RULE;
  return (
    <p className={classNames(styles.priority, isLong && styles.long)} data-place="priority">
      <Diamond size={15} />
      <b>{words}</b> <span className="sr">{t('table.auction.edgeText')}</span>{' '}
      {!isLong && <Rule of="B-7.4" />}
    </p>
  );
};

/** B-7 — an auction. It replaces both side columns; the map stays visible. */
export const AuctionPanel = ({ own, ...props }: PanelProps) => {
  const { auction, players } = props;
  const { t } = useTranslation(WORDS);
  const { name, isLowest } = useWindowLayout();
  // the note below is then out of sight
  const isLow = isLowest || name === 'side';
  const priority = usePriority(props);
  useSpokenQuestion(props);
  return (
    <section className={styles.auction} aria-label={t('table.auction.title')} {...ASKS}>
      <AuctionHead contract={auction.contract} />
      <Bidders auction={auction} players={players} />
      {own}
      <div className={styles.lines}>
        {isLow && <PriorityLine {...props} />}
        <BidLines {...props} />
      </div>
      <Decision {...props} />
      <p className={styles.edge}>
        <Diamond size={36} />
        <span>
          <b>{priority}</b> {t('table.auction.edgeText')} <Rule of="B-7.4" />{' '}
          {!auction.highest && (
            <>
              {t('table.auction.freeText')} <Rule of="B-7.3" />{' '}
            </>
          )}
          {t('table.auction.passText')} <Rule of="B-7.5" />
        </span>
      </p>
    </section>
  );
};

/**
 * B-7 — an auction on a phone in landscape: the route on the map and the bidders on the left, all lines beside them.
 */
export const SideAuction = ({ map, ...props }: Props & { readonly map: ReactNode }) => {
  const { t } = useTranslation(WORDS);
  useSpokenQuestion(props);
  return (
    <section className={styles.sideways} aria-label={t('table.auction.title')} {...ASKS}>
      <div>
        {map}
        <Bidders {...props} />
      </div>
      <div>
        <AuctionHead contract={props.auction.contract} />
        <div className={styles.lines}>
          <PriorityLine {...props} />
          <BidLines {...props} />
        </div>
        <Decision {...props} />
      </div>
    </section>
  );
};
