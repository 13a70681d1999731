/** Listens for one key on the whole page; typing and modifiers belong to the person and the browser. */
import { useEffect, useRef } from 'react';

export type KeyOptions = {
  /** Also while a text field has the focus, as Escape does. */
  whileTyping?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Only with Ctrl held, or Cmd on a Mac. */
  withCommand?: boolean | undefined;
};

export function useKeyPress(
  key: string,
  onPress: () => void,
  { whileTyping, disabled, withCommand = false }: KeyOptions = {},
): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    if (disabled) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== key || event.defaultPrevented || event.isComposing) return;
      if ((event.ctrlKey || event.metaKey) !== withCommand || event.altKey) return;
      if (!whileTyping && isTyping(event.target)) return;
      if (key !== 'Escape') event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [key, whileTyping, disabled, withCommand]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type="radio"], [type="checkbox"]), textarea, select'));
