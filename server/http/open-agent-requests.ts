/** The requests of AI agents that this node works on: counted, cancelled, and closed when the server stops. */
import { limits } from '@pagewright/contract/limits';
import { refuse } from '../errors/refusal.ts';
import { words } from './words.ts';

/** A request that is cancelled, on any node. */
export interface CancelledRequest {
  readonly keyId: string;
  readonly request: string;
}

export interface OpenRequest {
  readonly userId: string;
  readonly keyId: string;
  /** Null for one that cannot be cancelled. */
  readonly name: string | null;
  cancel: () => Promise<void>;
  close: () => Promise<void>;
}

const nothing = async (): Promise<void> => undefined;

export interface OpenAgentRequests {
  /** Counted from here on; refuses when too many of the account are open. */
  readonly enter: (request: Omit<OpenRequest, 'cancel' | 'close'>) => OpenRequest;
  readonly leave: (request: OpenRequest) => void;
  readonly cancel: (cancelled: CancelledRequest) => Promise<void>;
  readonly closeAll: () => Promise<void>;
}

export function openAgentRequests(): OpenAgentRequests {
  const open = new Set<OpenRequest>();
  const openOf = (userId: string): number => [...open].filter((each) => each.userId === userId).length;
  return {
    enter: (request) => {
      if (openOf(request.userId) >= limits.apiKeys.requestsAtOnce)
        throw refuse('too_many_requests', {
          message: words.refusals.atOnce({ most: limits.apiKeys.requestsAtOnce }),
          retryAfterSeconds: 5,
        });
      const entered = { ...request, cancel: nothing, close: nothing };
      open.add(entered);
      return entered;
    },
    leave: (request) => void open.delete(request),
    cancel: async ({ keyId, request }) => {
      for (const each of open) if (each.keyId === keyId && each.name === request) await each.cancel();
    },
    closeAll: async () => {
      await Promise.all([...open].map(({ close }) => close()));
    },
  };
}
