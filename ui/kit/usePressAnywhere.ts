import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back for any press on the page while `isOn`: with the name of a key, or undefined for a pointer. A press that
 * began before `isOn` does not count, because it may have caused this state. Nor does a finger that scrolls, or a key
 * held down.
 */
export const usePressAnywhere = (isOn: boolean, onPress: (key: string | undefined) => void): void => {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!isOn) return undefined;
    const since = performance.now();
    let isDown = false;
    const onKey = (event: KeyboardEvent) => {
      if (event.timeStamp >= since && !event.repeat) press(event.key);
    };
    const onDown = (event: PointerEvent) => {
      isDown = event.timeStamp >= since;
    };
    const onClick = () => {
      if (isDown) press(undefined);
      isDown = false;
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onDown);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onDown);
      document.removeEventListener('click', onClick);
    };
  }, [isOn]);
};
