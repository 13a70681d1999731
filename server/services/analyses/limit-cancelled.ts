/** Refuses to start another run for a user who has cancelled many: they cost no credits, but work for us and the site. */
import { limits } from '@pagewright/contract/limits';
import { refuse } from '../../errors/refusal.ts';
import type { Tx } from '../../store/database.ts';
import { secondsUntilFewerCancelled } from '../../store/run-lists.ts';

const most = limits.runs.cancelledPerHour;

export async function limitCancelled(tx: Tx, userId: string): Promise<void> {
  const seconds = await secondsUntilFewerCancelled(tx, userId, most);
  if (seconds === null) return;
  const minutes = Math.ceil(seconds / 60);
  throw refuse('too_many_requests', {
    message: `You cancelled ${most} analyses within an hour. You can start the next one in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    retryAfterSeconds: seconds,
  });
}
