import { useEffect, useState } from 'react';

/** So long after its last movement a mouse is out of sight, in ms. */
const REST = 3000;

/** Keeps the screen awake as long as it is looked at; where that cannot be asked for, the device decides. */
const useAwake = (): void => {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isOver) void lock?.release();
    };
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, []);
};

/** What a screen does that only is looked at: it stays awake, and its mouse hides. Answers whether the mouse moves. */
export const useTelevision = (): boolean => {
  const [isMoving, move] = useState(false);
  useAwake();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const onMove = () => {
      move(true);
      clearTimeout(timer);
      timer = setTimeout(() => move(false), REST);
    };
    document.addEventListener('pointermove', onMove);
    document.addEventListener('keydown', onMove);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointermove', onMove);
      document.removeEventListener('keydown', onMove);
    };
  }, []);
  return isMoving;
};
