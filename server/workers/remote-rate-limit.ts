/** The rate limit that runs on all nodes share, as a run worker sees it. */
import { throwIfAborted } from '@pagewright/engine/fetch/clock';
import type { SharedRateLimit } from '@pagewright/engine/fetch/shared-rate-limit';
import type { Rpc } from './rpc.ts';
import type { RunHostApi } from './run-api.ts';

/** Without a response in this time a run goes on, at half the rate. */
const timeoutMs = 3000;

export const createRemoteRateLimit = (host: Rpc<RunHostApi>): SharedRateLimit => ({
  acquire: (site, delayMs, signal) =>
    host.call('acquire', { site, delayMs }, { signal, timeoutMs }).catch(() => {
      throwIfAborted(signal);
      return delayMs;
    }),
  pause: (site, ms) => host.notify('pause', { site, ms }),
});
