/** There is no space for screenshots: the object store is full, and then the disk that the browser writes to. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openTestBucket } from '../../../server/testing/test-bucket.ts';
import { findBrowser } from '../../find-browser.mjs';
import { areSound } from '../support/accounting.mjs';
import { canMount, mountSmallDisk } from '../support/fault-environment.mjs';
import { makeLabFolder } from '../support/lab.mjs';

/** A worker moves screenshots once a minute, and pauses for half a minute after a failure. */
const movedWithinMs = 150_000;

const inDatabase = async ({ lab }) => {
  const rows = await lab.db.selectFrom('screenshots').select('key').where('bytes', 'is not', null).execute();
  return rows.length;
};

async function storeFull({ holds, figure }, openSandbox) {
  const bucket = await openTestBucket();
  const { bucketUrl, region, accessKeyId, secretAccessKey } = bucket.settings;
  const env = {
    S3_BUCKET_URL: bucketUrl,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
  bucket.mode = 'full';
  const bench = await openSandbox({ env, hasRenderer: true, pages: 3, settings: { useAI: true } });
  await bench.begin(1);
  await bench.untilFinished(240_000);
  const accounting = await bench.accounting();
  const stored = await inDatabase(bench);
  holds(
    'the run completes although the object store is full (507)',
    areSound(accounting) && accounting.completed === 1,
    accounting,
  );
  holds('its screenshots stay in the database', stored > 0 && bucket.objects.size === 0, stored);
  bucket.mode = 'well';
  const wellAt = performance.now();
  while ((await inDatabase(bench)) > 0 && performance.now() - wellAt < movedWithinMs) await delay(250);
  figure('moved when the store has space again, seconds', (performance.now() - wellAt) / 1000);
  holds(
    'they move when it has room again',
    bucket.objects.size === stored && bucket.refused.length === 0,
    bucket.objects.size,
  );
  await bench.close();
  await bucket.close();
}

async function diskFull({ holds, skip, figure }, openSandbox) {
  if (!canMount()) {
    skip('full disk of the browser', 'only root can mount a small disk');
    return;
  }
  const folder = makeLabFolder();
  const disk = path.join(folder, 'disk');
  const unmount = mountSmallDisk(disk, 1);
  try {
    writeFileSync(path.join(disk, 'ballast'), Buffer.alloc(1024 * 1024));
  } catch {
    // full is what it is to be
  }
  const bench = await openSandbox({
    env: { TMPDIR: disk },
    hasRenderer: true,
    pages: 3,
    settings: { useAI: true },
  });
  const [run] = await bench.begin(1);
  await bench.untilFinished(240_000);
  const accounting = await bench.accounting();
  holds(
    'the run completes although the browser has no disk',
    areSound(accounting) && accounting.completed === 1,
    accounting,
  );
  const { designAnalysis, enhancedInsights } = (await bench.analysisOf(run)) ?? {};
  const said =
    enhancedInsights?.designAnalysis?.error ??
    designAnalysis?.map((page) => page.screenshotData.error).join(' | ');
  figure('what the report says of its screenshots', said);
  await bench.close();
  unmount();
}

export async function screenshotsWithoutSpace(checks, openSandbox) {
  if (findBrowser() === null) {
    checks.skip('no space for screenshots', 'there is no browser here');
    return;
  }
  await storeFull(checks, openSandbox);
  await diskFull(checks, openSandbox);
}
