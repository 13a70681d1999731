/** There is no room for screenshots: the object store is full, and then the disk that the browser writes to. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openTestBucket } from '../../../server/testing/test-bucket.ts';
import { findBrowser } from '../../find-browser.mjs';
import { makeLabFolder } from '../../runs-lab.mjs';
import { canMount, mountSmallDisk } from '../bench.mjs';
import { areSound } from '../books.mjs';

/** A worker looks after the store once a minute, and leaves it alone for half a minute after a failure. */
const movedWithinMs = 150_000;

const inDatabase = async ({ lab }) => {
  const rows = await lab.db.selectFrom('screenshots').select('key').where('bytes', 'is not', null).execute();
  return rows.length;
};

async function storeFull({ holds, figure }, openBench) {
  const bucket = await openTestBucket();
  const { bucketUrl, region, accessKeyId, secretAccessKey } = bucket.settings;
  const env = {
    S3_BUCKET_URL: bucketUrl,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
  bucket.mood = 'full';
  const bench = await openBench({ env, hasCamera: true, pages: 3, settings: { useAI: true } });
  await bench.begin(1);
  await bench.untilSettled(240_000);
  const books = await bench.books();
  const kept = await inDatabase(bench);
  holds(
    'the run completes although the object store is full (507)',
    areSound(books) && books.completed === 1,
    books,
  );
  holds('its screenshots stay in the database', kept > 0 && bucket.objects.size === 0, kept);
  bucket.mood = 'well';
  const wellAt = performance.now();
  while ((await inDatabase(bench)) > 0 && performance.now() - wellAt < movedWithinMs) await delay(250);
  figure('moved when the store has room again, seconds', (performance.now() - wellAt) / 1000);
  holds(
    'they move when it has room again',
    bucket.objects.size === kept && bucket.refused.length === 0,
    bucket.objects.size,
  );
  await bench.close();
  await bucket.close();
}

async function diskFull({ holds, skip, figure }, openBench) {
  if (!canMount()) {
    skip('full disk below the browser', 'only root can mount a small disk');
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
  const bench = await openBench({
    env: { TMPDIR: disk },
    hasCamera: true,
    pages: 3,
    settings: { useAI: true },
  });
  const [run] = await bench.begin(1);
  await bench.untilSettled(240_000);
  const books = await bench.books();
  holds(
    'the run completes although the browser has no disk',
    areSound(books) && books.completed === 1,
    books,
  );
  const { designAnalysis, enhancedInsights } = (await bench.analysisOf(run)) ?? {};
  const said =
    enhancedInsights?.designAnalysis?.error ??
    designAnalysis?.map((page) => page.screenshotData.error).join(' | ');
  figure('what the report says of its screenshots', said);
  await bench.close();
  unmount();
}

export async function shotsWithoutRoom(verdicts, openBench) {
  if (findBrowser() === null) {
    verdicts.skip('no room for screenshots', 'there is no browser here');
    return;
  }
  await storeFull(verdicts, openBench);
  await diskFull(verdicts, openBench);
}
