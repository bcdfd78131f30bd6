import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  EVENT_IDS,
  eventOf,
  isContract,
  leftOf,
  rightOf,
  type ContractId,
  type EventId,
  type View,
} from '../../../../games/auf-achse-board';
import { Button } from '../../../pieces/Button';
import { HintButton } from '../../../kit/hints/HintButton';
import { Rule } from '../../../kit/Rule';
import { ContractSign } from './ContractSign';
import { spacesAway } from './detours';
import { EventGlyph } from './EventGlyph';
import styles from './EventPanel.module.css';
import { EventScene } from '../events/EventScene';
import { eventLines, sumOf, type EventLine } from './eventSums';
import { useSpoken } from '../../../kit/useSpoken';
import { MoveButton } from '../../../kit/MoveButton';
import { moveNamed, useMoves } from '../../../kit/moves';
import { numberedOf } from './OwnContracts';
import type { Player } from './players';
import type { MapChoice } from './useMapChoice';
import { cityName, dm, effectWords, gain, routeName, WORDS } from './words';

type Props = {
  readonly view: View;
  readonly card: EventId;
  readonly me: Player;
  readonly players: readonly Player[];
  readonly choice: MapChoice;
};

/** The label of a line. */
const useLineWords = () => {
  const { t } = useTranslation(WORDS);
  return (line: EventLine): string => {
    switch (line.type) {
      case 'revenue':
      case 'robbed':
        return t(`table.event.line.${line.type}`, { route: routeName(line.contract) });
      case 'goTo':
        return t('table.event.line.goTo', { city: cityName(line.city) });
      case 'reward':
        return t(`event.${line.card}.title`);
      case 'settled':
        return t('table.event.line.settled', { card: t(`event.${line.card}.title`) });
      default:
        return t(`table.event.line.${line.type}`);
    }
  };
};

/** B-12 — the effect of the card, calculated before it happens. */
const Sum = ({ view, card, me }: Pick<Props, 'view' | 'card' | 'me'>) => {
  const { t } = useTranslation(WORDS);
  const lineWords = useLineWords();
  const lines = eventLines(view, me.seat, card);
  const sum = sumOf(lines);
  if (!lines.length) return null;
  return (
    <section className={styles.sum} aria-label={t('table.event.happens')}>
      <h3>{t('table.event.happens')}</h3>
      <dl>
        {lines.map((line) => (
          <div key={JSON.stringify(line)}>
            <dt>{lineWords(line)}</dt>
            {'amount' in line && (
              <dd className={line.type === 'debt' || line.amount < 0 ? styles.loss : styles.gain}>
                {line.type === 'debt' ? dm(line.amount) : gain(line.amount)}
              </dd>
            )}
          </div>
        ))}
        {sum !== 0 && (
          <div className={styles.total}>
            <dt>{t('table.event.then')}</dt>
            <dd>{dm(me.money + sum)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
};

/** The effects of cards that a player keeps for later. */
const KEPT: ReadonlySet<string> = new Set(['motivation', 'rollAfterLoading', 'order']);

/** The choices a card offers: words, players, contracts. Spaces are chosen on the map. */
const Choices = ({ view, card, me, players, choice }: Props) => {
  const { t } = useTranslation(WORDS);
  const { legal, play } = useMoves();
  /** The contract that was pressed once: a second press gives it up. */
  const [meant, setMeant] = useState<ContractId>();
  const plain = legal.some(({ move, args }) => move === 'carryOut' && !args.length);
  const options = legal.flatMap(({ move, args }) =>
    move === 'carryOut' && args.length ? [args[0] as string] : [],
  );
  const gifts = legal.flatMap(({ move, args }) => (move === 'give' ? [args[0]] : [])).filter(isContract);
  const contracts = options.filter(isContract);
  const partners = players.filter(({ seat }) => options.includes(seat));
  const words = ['pay', 'miss', 'help', 'driveOn'].filter((word) => options.includes(word));
  const isOnMap = choice.aim !== undefined;
  const numbers = numberedOf(view, me.seat);
  const right = players.find(({ seat }) => seat === rightOf(view, me.seat));
  const toGive = contracts.length ? contracts : gifts;
  const plainDeed = KEPT.has(eventOf(card).effect) ? 'keep' : 'carryOut';
  const plainWord = isOnMap ? 'stay' : partners.length ? 'alone' : plainDeed;
  const again = meant && t('table.event.again', { route: routeName(meant) });
  useSpoken(again ?? '');
  return (
    <div className={styles.choices}>
      {toGive.length > 0 && (
        <p>
          {again ??
            (gifts.length ? t('table.event.give', { name: right?.name }) : t('table.event.whichContract'))}
        </p>
      )}
      {toGive.map((id) => (
        <ContractSign
          key={id}
          id={id}
          number={numbers.indexOf(id) + 1}
          isAboard={me.aboard.includes(id)}
          away={spacesAway(view, me.seat, id)}
          isTraced={choice.traced === id || meant === id}
          onTrace={choice.trace}
          onChoose={() =>
            meant === id ? play(moveNamed(gifts.length ? 'give' : 'carryOut', id)) : setMeant(id)
          }
        />
      ))}
      {partners.length > 0 && <p>{t('table.event.whichPartner')}</p>}
      {partners.map(({ seat, name }) => (
        <MoveButton key={seat} move={moveNamed('carryOut', seat)}>
          {t('table.event.with', { name })}
        </MoveButton>
      ))}
      {words.length === 1 && (
        <p>
          {t('table.event.cannotPay')} <Rule of="B-8.3" />
        </p>
      )}
      {words.map((word, n) => (
        <MoveButton key={word} move={moveNamed('carryOut', word)} variant={n ? 'plain' : 'go'}>
          {t(`table.event.choice.${word}`)}
        </MoveButton>
      ))}
      {isOnMap && (
        <Button size="s" variant="go" data-primary onClick={() => choice.setAside(true)}>
          {t('table.event.onMap')}
        </Button>
      )}
      {plain && (
        <MoveButton
          move={moveNamed('carryOut')}
          variant={isOnMap || partners.length ? 'plain' : 'go'}
          isPrimary={!isOnMap && !partners.length}
        >
          {t(`table.event.${plainWord}`)}
        </MoveButton>
      )}
    </div>
  );
};

/** An event card, read before it takes effect. It lies over the left column; the map stays visible. */
export const EventPanel = (props: Props) => {
  const { view, card, me, players, choice } = props;
  const { t } = useTranslation(WORDS);
  const title = useRef<HTMLHeadingElement>(null);
  const { effect } = eventOf(card);
  const beside = effect === 'giveContract' ? rightOf(view, me.seat) : leftOf(view, me.seat);
  const other = players.find(({ seat }) => seat === beside)!;
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles.card} aria-label={t('table.event.label')}>
      <header className={styles.head}>
        <EventGlyph effect={effect} size={66} />
        <div>
          <h2 ref={title} tabIndex={-1} className={styles.title}>
            {t(`event.${card}.title`)}
          </h2>
          <p className={styles.number}>
            {t('table.event.number', { number: EVENT_IDS.indexOf(card) + 1, all: EVENT_IDS.length })}
          </p>
        </div>
      </header>
      <EventScene card={card} seat={me.number} other={other.number} />
      <p className={styles.story}>{t(`event.${card}.story`)}</p>
      <p className={styles.effect}>
        {effectWords(view, card, t)} <Rule of="B-12" />
      </p>
      <Sum view={view} card={card} me={me} />
      <Choices {...props} />
      <div className={styles.foot}>
        <HintButton />
        <Button size="s" variant="bare" className={styles.aside} onClick={() => choice.setAside(true)}>
          {t('table.event.setAside')}
        </Button>
      </div>
    </section>
  );
};
