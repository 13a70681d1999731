/** A process that spends one credit many times at once, and prints how many succeeded. */
import { openDatabase } from '../store/database.ts';
import { book } from '../store/ledger.ts';

const [connectionText = '{}', userId = '', times = '0'] = process.argv.slice(2);
const { db, close } = openDatabase({
  connection: JSON.parse(connectionText),
  maxConnections: 15,
  connectTimeoutMs: 0,
  onError: (error) => console.error(error),
});
// Both processes start on a signal, so that they overlap.
process.stdout.write('ready\n');
process.stdin.once('data', () => {
  void (async () => {
    const outcomes = await Promise.all(
      Array.from({ length: Number(times) }, (_, i) =>
        book(db, {
          userId,
          kind: 'charge',
          amount: -1,
          reason: 'spend',
          idempotencyKey: `${userId}:${process.pid}:${i}`,
        }),
      ),
    );
    await close();
    process.stdout.write(`booked ${outcomes.filter(({ kind }) => kind === 'booked').length}\n`);
    process.stdin.destroy();
  })();
});
