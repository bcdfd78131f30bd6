import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { AnyBox } from '../../games/boxes';
import { driverOf } from '../../games/shared/bots/drivers';
import { defaultOf } from '../../games/shared/options';
import { createLocalMatch } from '../local/localMatches';
import { Button } from '../pieces/Button';
import { useGameWords } from './useGameWords';

/** The number of seats, if the game allows it. */
const SEATS = 3;

type Props = {
  box: AnyBox;
  myName: string | undefined;
  /** Options that differ from the defaults. */
  options?: Readonly<Record<string, string>> | undefined;
  variant?: 'mine' | 'go';
};

/** Starts a match on this device at once, against computer players: no questions, no server. */
export const PlayNow = ({ box, myName, options: chosen, variant = 'mine' }: Props) => {
  const { t } = useTranslation('lobby');
  const { say } = useGameWords();
  const [, navigate] = useLocation();
  const [state, setState] = useState<'busy' | 'notKept'>();
  const { id, players, options } = box;

  const play = async () => {
    setState('busy');
    const [least, most] = players;
    const numPlayers = Math.min(Math.max(SEATS, least), most);
    const seats = Array.from({ length: numPlayers }, (_, at) =>
      at === 0
        ? { name: myName ?? t('seat.proposed', { number: 1 }) }
        : { name: driverOf('normal', String(at)).name, bot: 'normal' as const },
    );
    try {
      const match = await createLocalMatch({
        game: id,
        options: Object.fromEntries(
          Object.entries(options.fields).map(([name, field]) => [
            name,
            chosen?.[name] ?? defaultOf(field, numPlayers),
          ]),
        ),
        seats,
      });
      navigate(`/local/${match}`);
    } catch {
      setState('notKept');
    }
  };

  return (
    <>
      <Button
        variant={variant}
        busy={state === 'busy'}
        aria-label={t('shelf.playNowLabel', { game: say(id, 'short') })}
        onClick={() => void play()}
      >
        {t('shelf.playNow')}
      </Button>
      {state === 'notKept' && <p role="alert">{t('newMatch.notKept')}</p>}
    </>
  );
};
