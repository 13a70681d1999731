/** The database is restarted, crashes, or its disk is full while runs are queued and running. */

import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { areSound } from '../support/accounting.mjs';
import { openStream } from '../support/callers.mjs';
import { canMount } from '../support/fault-environment.mjs';

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

const diskMb = 220;
const fullMs = 20_000;

/** Fills the disk completely. */
function fill(file) {
  const ballast = openSync(file, 'w');
  for (const size of [1024 * 1024, 4096, 1]) {
    try {
      for (;;) if (writeSync(ballast, Buffer.alloc(size)) < size) break;
    } catch (error) {
      if (error.code !== 'ENOSPC') throw error;
    }
  }
  closeSync(ballast);
}

export async function databaseFull({ holds, skip, figure }, openSandbox) {
  if (!canMount()) {
    skip('database full', 'only root can mount a small disk');
    return;
  }
  const bench = await openSandbox({
    smallDiskMb: diskMb,
    postgresSettings: ['max_wal_size=64MB', 'min_wal_size=32MB'],
  });
  const runs = await bench.begin(8);
  await bench.untilAtWork();
  const ballast = path.join(bench.folder, 'postgres', 'ballast');
  const readiness = bench.watchReadiness();
  fill(ballast);
  const refused = await fetch(`${bench.url}/api/analyze`, {
    method: 'POST',
    headers: { cookie: runs[0].cookie, origin: bench.url, 'content-type': 'application/json' },
    body: JSON.stringify({ domain: 'site-50.example', additionalInfo: 'x'.repeat(4000) }),
  });
  const { message } = await refused.json();
  await delay(fullMs);
  rmSync(ballast);
  // When it cannot write its write-ahead log, PostgreSQL exits, and its operator restarts it.
  const wasEnded = !bench.postgres.isRunning();
  figure('PostgreSQL ended by itself when its disk was full', wasEnded);
  if (wasEnded) await bench.postgres.start();
  figure('runs finished after there was space again, seconds', (await bench.untilFinished(240_000)) / 1000);
  await readiness.stop();
  const accounting = await bench.accounting();
  holds('runs are complete after the database was full', areSound(accounting), accounting);
  holds('the server did not end with a full database', bench.isAlive());
  holds(
    'a call that could not be stored was told so',
    [200, 503].includes(refused.status),
    `${refused.status} ${message}`,
  );
  figure('readiness while the database was full', [...readiness.seen].join(' '));
  await bench.close();
}
