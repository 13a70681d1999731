/** The built-in suggester as a run uses it: each step waits for a slot, which the server shares fairly between users. */
import type { Suggester } from '@pagewright/engine/suggest/suggester';
import type { Rpc } from './rpc.ts';
import type { RunHostApi } from './run-api.ts';

type InSlot = <T>(work: () => Promise<T>, signal: AbortSignal) => Promise<T>;

/** The slot is held by a call: it is free again when the call is cancelled, or this thread has died. */
const holdSlot =
  (host: Rpc<RunHostApi>): InSlot =>
  async (work, signal) => {
    const done = new AbortController();
    const { promise: granted, resolve, reject } = Promise.withResolvers<void>();
    const options = { signal: AbortSignal.any([signal, done.signal]), onEvent: () => resolve() };
    host.call('holdSlot', undefined, options).catch(reject);
    await granted;
    try {
      return await work();
    } finally {
      done.abort();
    }
  };

export function suggestInSlots(suggester: Suggester, host: Rpc<RunHostApi>): Suggester {
  const inSlot = holdSlot(host);
  return {
    ...suggester,
    open: async (site, signal, tools) => {
      const session = await inSlot(() => suggester.open(site, signal, tools), signal);
      return {
        ...session,
        suggestPage: (url, stop, given) => inSlot(() => session.suggestPage(url, stop, given), stop),
        suggestSite: (insights, stop) => inSlot(() => session.suggestSite(insights, stop), stop),
      };
    },
  };
}
