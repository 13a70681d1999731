/** Sends the progress of runs over a server-sent stream for as long as the browser listens. */
import type { User } from '@pagewright/contract/entities/user';
import type { EventStreams } from '../http/event-stream.ts';
import type { Visit } from '../http/mount.ts';
import { type ProgressWatch, type WatchDeps, watchProgress } from '../services/watch-progress.ts';

export function streamProgress(
  deps: WatchDeps,
  whose: { readonly user: User; readonly siteKey: string },
  streams: EventStreams,
  reply: Visit['reply'],
): Visit['reply'] {
  const watching: { current?: ProgressWatch } = {};
  const stream = streams.open(reply, {
    onRoom: () => watching.current?.refresh(),
    onClose: () => watching.current?.close(),
  });
  watching.current = watchProgress(deps, whose, stream);
  return reply;
}
