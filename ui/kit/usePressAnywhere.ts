import { useEffect, useEffectEvent } from 'react';

/**
 * Hears what is pressed anywhere on the page while it `isOn`: a key by its name, a pointer as nothing. What began before
 * does not count: the press that brought something about may be released after it has begun. Nor does a finger that
 * scrolls, or a key that is held.
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
