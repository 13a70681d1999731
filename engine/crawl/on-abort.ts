/** Tells many of one signal over one listener: a crawl has an exchange a page, and each would add and take away its own. */

export interface Abortable {
  onAbort(): void;
}

const waiting = new WeakMap<AbortSignal, { readonly all: Set<Abortable>; readonly listener: () => void }>();

export function listenForAbort(signal: AbortSignal, abortable: Abortable): void {
  const known = waiting.get(signal);
  if (known !== undefined) {
    known.all.add(abortable);
    return;
  }
  const all = new Set([abortable]);
  const listener = (): void => {
    waiting.delete(signal);
    for (const each of all) each.onAbort();
  };
  waiting.set(signal, { all, listener });
  signal.addEventListener('abort', listener, { once: true });
}

/** With the last one the listener goes as well. */
export function stopListening(signal: AbortSignal, abortable: Abortable): void {
  const known = waiting.get(signal);
  if (known === undefined || !known.all.delete(abortable) || known.all.size > 0) return;
  waiting.delete(signal);
  signal.removeEventListener('abort', known.listener);
}
