import { useEffect, useState } from 'react';

/** Time after its last movement until the mouse pointer is hidden, in ms. */
const REST = 3000;

/** Keeps the screen awake while the page is visible; where the browser cannot do that, the device decides. */
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

/**
 * For a screen that is only looked at: it stays awake, and its mouse pointer hides. Returns whether the mouse is
 * moving.
 */
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
