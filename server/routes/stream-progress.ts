/** Streams the progress of runs as server-sent events for as long as the client is connected. */
import type { User } from '@pagewright/contract/entities/user';
import type { EventStreams } from '../http/event-stream.ts';
import type { RequestContext } from '../http/mount.ts';
import { type ProgressWatch, type WatchDeps, watchProgress } from '../services/analyses/watch-progress.ts';

export function streamProgress(
  deps: WatchDeps,
  whose: { readonly user: User; readonly siteKey: string },
  streams: EventStreams,
  reply: RequestContext['reply'],
): RequestContext['reply'] {
  const watching: { current?: ProgressWatch } = {};
  const events = {
    onDrain: () => watching.current?.refresh(),
    onClose: () => watching.current?.close(),
  };
  const stream = streams.open(reply, events, whose.user.id);
  watching.current = watchProgress(deps, whose, stream);
  return reply;
}
