/** Takes the focus when it appears, if what had it before is gone. */
import { type RefObject, useEffect, useRef } from 'react';

export function useFocusOnMount<E extends HTMLElement>(isWanted: boolean): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    const { activeElement } = document;
    const isLost =
      activeElement === null || activeElement === document.body || activeElement.matches(':disabled');
    if (isWanted && isLost) element.current?.focus();
  }, [isWanted]);
  return element;
}
