import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameAt, type SeatInfo } from '../../kit/match';
import { listInWords } from '../../pieces/listInWords';
import { atEverySeat, wantCalls } from '../../online/callsApi';
import { closePushWay, openPushWay } from '../../online/pushWay';
import { usePersisted } from '../../shell/persisted';
import { callPreference } from '../../shell/preferences';
import { canNotify, notify, takeBackCalls } from './notify';
import { useHidden } from './useHidden';

/** Whether the player wants to be called while on other pages, and how to change that. */
export type CallMe = {
  readonly isOn: boolean;
  /** The browser refused permission when it was last asked. */
  readonly isForbidden: boolean;
  /** Makes the browser ask its user for permission, if it has not done so. Call it only in response to a press. */
  readonly toggle: () => void;
  readonly dismiss: () => void;
};

/** Makes the server call this browser from every match in which it has a seat. */
const callFromEverywhere = async (): Promise<void> => {
  const way = await openPushWay();
  if (way) await atEverySeat((seat) => wantCalls(seat, way));
};

/** Undefined where the browser cannot show calls. */
export const useCallMe = (): CallMe | undefined => {
  const [isWanted, want] = usePersisted(callPreference);
  const [isForbidden, setForbidden] = useState(false);
  if (!canNotify()) return undefined;
  const isOn = isWanted && Notification.permission === 'granted';
  const ask = async () => {
    const isAllowed = (await Notification.requestPermission()) === 'granted';
    setForbidden(!isAllowed);
    want(isAllowed);
    if (isAllowed) callFromEverywhere().catch(() => {});
  };
  const end = () => {
    want(false);
    closePushWay().catch(() => {});
  };
  return {
    isOn,
    isForbidden,
    toggle: () => (isOn ? end() : void ask()),
    dismiss: () => setForbidden(false),
  };
};

type Calling = { game: string; path: string; seats: readonly SeatInfo[]; waiting: readonly string[] };

/** Calls the player to a page: says which game it is and who is waiting, but nothing about the position. */
export const useCall = ({ game, path, seats, waiting }: Calling): (() => void) => {
  const { t } = useTranslation('table');
  const { t: words, i18n } = useTranslation(game);
  const isHidden = useHidden();
  useEffect(() => {
    if (!isHidden && canNotify()) void takeBackCalls(path);
  }, [isHidden, path]);
  const names = waiting.map((seat) => nameAt(seats, seat));
  return useCallback(() => {
    if (!canNotify() || !callPreference.get() || Notification.permission !== 'granted') return;
    const body = names.length
      ? t('call.waiting', { count: names.length, names: listInWords(names, i18n.language) })
      : '';
    void notify({ title: t('call.title', { game: words('game.short') }), body, path });
    // oxlint-disable-next-line react/exhaustive-deps -- names are new with every position
  }, [t, words, i18n, path, names.join()]);
};
