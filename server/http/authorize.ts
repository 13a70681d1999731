/** Decides whether a caller may make a request, and ends what is open with a key when it is revoked. */
import type { EndpointSpec } from '@pagewright/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../errors/refusal.ts';
import { sentKey } from './bearer-key.ts';
import type { KeyConnections } from './key-connections.ts';
import type { Caller } from './request-caller.ts';
import { words } from './words.ts';

export interface KeyWatch {
  /** Ended when their key is revoked. */
  readonly connections: KeyConnections;
  readonly isRevoked: (keyId: string) => Promise<boolean>;
}

/** Refuses what the caller may not do: no session, no such key, nothing for keys, or not with this one. */
export function authorize(
  caller: Caller | null,
  request: FastifyRequest,
  keyScope: EndpointSpec['keyScope'],
): Caller {
  if (caller === null) throw refuse(sentKey(request).kind === 'none' ? 'not_authenticated' : 'invalid_key');
  if (caller.kind === 'session') return caller;
  if (keyScope === undefined) throw refuse('not_by_key');
  if (!caller.scopes.includes(keyScope))
    throw refuse('scope_missing', {
      message: keyScope === 'read' ? words.refusals.mayNotRead : words.refusals.mayOnlyRead,
    });
  return caller;
}

/** Ends the response when the key is revoked, also when that happens while it is registered. */
export async function endWithKey(
  { connections, isRevoked }: KeyWatch,
  caller: Caller,
  { reply, isLong }: { readonly reply: FastifyReply; readonly isLong: boolean },
): Promise<void> {
  if (caller.kind !== 'key') return;
  connections.add(caller.keyId, reply);
  if (isLong && (await isRevoked(caller.keyId))) throw refuse('invalid_key');
}
