/** Clocks jump: the node's own by an hour and by forty days, then the database's. Timers use a monotonic clock, as in reality. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { root } from '../../prepare.mjs';
import { areSound } from '../support/accounting.mjs';
import { makeLabFolder } from '../support/lab.mjs';

const hourMs = 3600_000;
const dayMs = 24 * hourMs;

const setQueueClock = (db, shift) =>
  sql`create or replace function queue.job_now() returns timestamptz language sql stable as ${sql.raw(`$$ select now() + interval '${shift}' $$`)}`.execute(
    db,
  );

export async function clockJumps({ holds, figure }, openSandbox) {
  const file = path.join(makeLabFolder(), 'clock');
  const shift = (ms) => writeFileSync(file, String(ms));
  shift(0);
  const bench = await openSandbox({
    env: { LAB_CLOCK_FILE: file },
    flags: ['--import', path.join(root, 'scripts', 'lab', 'support', 'shifted-clock.mjs')],
  });
  const statusOf = async (cookie) =>
    (await fetch(`${bench.url}/api/user/usage`, { headers: { cookie } })).status;

  for (const [name, ms] of [
    ['an hour ahead', hourMs],
    ['an hour back', -hourMs],
  ]) {
    shift(0);
    await delay(200);
    const [{ cookie }] = await bench.begin(3);
    await bench.untilAtWork(1);
    shift(ms);
    const seconds = (await bench.untilFinished(90_000)) / 1000;
    const accounting = await bench.accounting();
    const isSound = areSound(accounting) && accounting.failed === 0 && (await statusOf(cookie)) === 200;
    holds(`runs end in time when the node's clock jumps ${name}, seconds`, isSound && seconds < 60, seconds);
  }

  shift(0);
  await delay(200);
  const [{ cookie }] = await bench.begin(1);
  await bench.untilFinished();
  shift(40 * dayMs);
  await delay(200);
  const during = await statusOf(cookie);
  // A node purges expired data when it starts: this one with a wrong clock.
  const other = await bench.launch({ PORT: '0' });
  await delay(1000);
  other.child.kill('SIGTERM');
  await other.ended;
  shift(0);
  await delay(200);
  holds(
    'a node whose clock was forty days ahead has signed nobody out for good',
    (await statusOf(cookie)) === 200,
    `${during} while it was wrong`,
  );

  for (const [name, interval] of [
    ['back', '-1 hour'],
    ['ahead', '1 hour'],
  ]) {
    await bench.begin(4);
    await bench.untilAtWork(1);
    await setQueueClock(bench.lab.db, interval);
    const seconds = (await bench.untilFinished(120_000)) / 1000;
    await setQueueClock(bench.lab.db, '0');
    const accounting = await bench.accounting();
    holds(
      `runs end in time when the queue's clock is set an hour ${name}, seconds`,
      areSound(accounting) && accounting.failed === 0 && seconds < 90,
      seconds,
    );
  }
  figure('runs under jumping clocks', await bench.accounting());
  await bench.close();
}
