/** The database is restarted, and then crashes, while twenty runs are queued and running. */
import { setTimeout as delay } from 'node:timers/promises';
import { areSound } from '../accounting.mjs';
import { openStream } from '../stream.mjs';

const awayMs = 3000;

export async function databaseRestarted({ holds, figure }, openSandbox) {
  const bench = await openSandbox();
  const runs = await bench.begin(20);
  const [first] = runs;
  const stream = openStream(bench.url, first.host, first.cookie);
  await bench.untilAtWork();
  const readiness = bench.watchReadiness();
  for (const signal of ['SIGINT', 'SIGQUIT']) {
    await bench.postgres.stop(signal);
    await delay(awayMs);
    await bench.postgres.start();
    await delay(awayMs);
  }
  figure('20 runs finished after the database was back, seconds', (await bench.untilFinished()) / 1000);
  await readiness.stop();
  const accounting = await bench.accounting();
  holds(
    'runs are complete after two restarts of the database',
    areSound(accounting) && accounting.completed === 20,
    accounting,
  );
  holds('the server did not end with its database', bench.isAlive());
  holds(
    'readiness said 503 meanwhile, and nothing else but 200',
    readiness.seen.has(503) && readiness.seen.size === 2,
    [...readiness.seen].join(' '),
  );
  const last = await Promise.race([stream.ended, delay(15_000, null)]);
  holds(
    'a stream that was open all the while ended with its run',
    last?.status === 'completed' && stream.fell === 0,
    { status: last?.status ?? null, fell: stream.fell, events: stream.events },
  );
  await bench.close();
}
