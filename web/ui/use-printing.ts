/** True while the page is being printed, so that folded things can unfold and fold back. */
import { useSyncExternalStore } from 'react';

/** Set on the html element while printing: what unfolds for paper mounts more parts, and those missed the event. */
const mark = 'data-printing';

function subscribe(changed: () => void): () => void {
  const begin = () => {
    document.documentElement.setAttribute(mark, '');
    changed();
  };
  const end = () => {
    document.documentElement.removeAttribute(mark);
    changed();
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.hasAttribute(mark),
    () => false,
  );
}
