/** Puts the focus into a field when it appears, where a person has just asked for it. */
import { type RefObject, useEffect, useRef } from 'react';

export function useFocusOnce(isAsked: boolean): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAsked) field.current?.focus();
  }, [isAsked]);
  return field;
}
