/** Books the credits of a run: hold at the start, release at the end, charge for a result. */
import type { Tx } from '../../store/database.ts';
import { type Booking, book } from '../../store/ledger.ts';
import type { Run } from '../../store/runs.ts';
import { words } from './words.ts';

export type PaidRun = Pick<Run, 'id' | 'userId' | 'domain' | 'compares' | 'heldCredits'>;

/** As the ledger shows it. */
const named = ({ compares, domain }: PaidRun) => ({
  kind: compares === null ? 'scan' : 'comparison',
  domain,
});

/** Each kind once per run, by its idempotency key. */
async function bookFor(
  tx: Tx,
  { id, userId }: PaidRun,
  booking: Pick<Booking, 'kind' | 'amount' | 'reason'>,
): Promise<void> {
  if (booking.amount !== 0)
    await book(tx, { ...booking, userId, idempotencyKey: `run:${id}:${booking.kind}` });
}

export const hold = (tx: Tx, run: PaidRun): Promise<void> =>
  bookFor(tx, run, { kind: 'hold', amount: -run.heldCredits, reason: words.held(named(run)) });

/** The run has ended; its cost is charged separately. */
export const release = (tx: Tx, run: PaidRun): Promise<void> =>
  bookFor(tx, run, {
    kind: 'refund',
    amount: run.heldCredits,
    reason: words.released(named(run)),
  });

export const refund = (tx: Tx, run: PaidRun, state: 'failed' | 'cancelled'): Promise<void> =>
  bookFor(tx, run, {
    kind: 'refund',
    amount: run.heldCredits,
    reason: words[state](named(run)),
  });

export const charge = (tx: Tx, run: PaidRun, credits: number): Promise<void> =>
  bookFor(tx, run, { kind: 'charge', amount: -credits, reason: words.charged(named(run)) });
