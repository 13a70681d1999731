/** Cancels the requests of AI agents on whichever node works on them. */
import { announceKey } from '../../store/key-notices.ts';
import type { Deps } from '../deps.ts';

export interface AgentRequest {
  readonly keyId: string;
  /** The name under which the node that works on it knows it. */
  readonly request: string;
}

export const announceCancelled = ({ db }: Deps, { keyId, request }: AgentRequest): Promise<void> =>
  announceKey(db, { kind: 'cancelled', keyId, request });

/** Returns the function that ends it. */
export const watchCancelled = (
  { notices }: Deps,
  onCancelled: (request: AgentRequest) => void,
): (() => void) =>
  notices.subscribeToKeys((notice) => {
    if (notice !== 'missed' && notice.kind === 'cancelled') onCancelled(notice);
  });
