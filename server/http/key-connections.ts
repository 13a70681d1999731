/** The open responses to requests with API keys, so that a revoked key ends them at once. */
import type { FastifyReply } from 'fastify';

export interface KeyConnections {
  /** Until the response has been sent or its client is gone. */
  readonly add: (keyId: string, reply: FastifyReply) => void;
  /** Cuts off everything that is open with this key. */
  readonly end: (keyId: string) => void;
  readonly keyIds: () => string[];
}

export function createKeyConnections(): KeyConnections {
  const open = new Map<string, Set<FastifyReply['raw']>>();
  const remove = (keyId: string, raw: FastifyReply['raw']): void => {
    const responses = open.get(keyId);
    responses?.delete(raw);
    if (responses?.size === 0) open.delete(keyId);
  };
  return {
    add: (keyId, { raw }) => {
      open.set(keyId, (open.get(keyId) ?? new Set()).add(raw));
      const end = (): void => remove(keyId, raw);
      raw.once('finish', end).once('close', end);
    },
    end: (keyId) => {
      for (const raw of open.get(keyId) ?? []) raw.destroy();
    },
    keyIds: () => [...open.keys()],
  };
}
