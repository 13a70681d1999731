/** Screenshots in an object store: readable by their owner, removed with their analysis, never the cause of a failed run. */

import type { Analysis } from '@pagewright/contract/entities/analysis';
import { textsOf } from '@pagewright/contract/testing/texts-of';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { s3ObjectStore } from '../../adapters/s3-objects.ts';
import { purgeOldScreenshots } from '../../store/purge-expired.ts';
import { renderedPage, rendererOf } from '../../testing/rendered-page.ts';
import { openTestBucket, type TestBucket } from '../../testing/test-bucket.ts';
import { createTestRuns, serveTestSite, type TestRuns, type TestSite } from '../../testing/test-runs.ts';
import { objectNameOf, storeScreenshots } from './store-screenshots.ts';

let bucket: TestBucket;
let site: TestSite;
let runs: TestRuns;
const renderer = rendererOf(({ url }) => Promise.resolve(renderedPage(url)));
beforeAll(async () => {
  bucket = await openTestBucket();
  site = await serveTestSite({ pages: 2 });
  runs = await createTestRuns(site, {}, { objects: s3ObjectStore(bucket.settings) });
  await runs.work(1, renderer);
});
beforeEach(() => {
  bucket.mode = 'well';
  bucket.objects.clear();
});
afterAll(async () => {
  await runs.close();
  await site.close();
  await bucket.close();
});

/** As a newly started worker does it, a minute after the last deletion. */
async function tidy(): Promise<void> {
  await sql`update doomed_screenshots set since = since - interval '1 minute'`.execute(runs.db);
  await storeScreenshots(runs.deps).tidy();
}

async function analyse(host: string) {
  const person = await runs.person(50);
  const id = await runs.started(person, host);
  expect(await runs.ended(id)).toBe('completed');
  const response = await runs.call('GET', `/api/analysis/${id}`, { cookie: person.cookie });
  const analysis = response.json<Analysis>();
  const [page] = analysis.designAnalysis ?? [];
  const { url = '', screenshotUrl } = page?.screenshotData ?? {};
  return { person, id, analysis, url, imageUrl: screenshotUrl ?? '' };
}

const bytesHere = async (id: string): Promise<number> => {
  const rows = await runs.db
    .selectFrom('screenshots')
    .select('bytes')
    .where('analysis_id', '=', id)
    .where('bytes', 'is not', null)
    .execute();
  return rows.length;
};

describe('a screenshot in an object store', () => {
  it('is readable by its owner only, and removed with its analysis', async () => {
    const { person, id, url, imageUrl } = await analyse('site-0.example');
    expect([await bytesHere(id), bucket.objects.size]).toEqual([0, 6]);
    const shown = await runs.call('GET', imageUrl, { cookie: person.cookie });
    expect([shown.statusCode, shown.headers['content-type'], shown.body]).toEqual([
      200,
      'image/jpeg',
      `desktop of ${url}`,
    ]);
    const stranger = await runs.person();
    expect((await runs.call('GET', imageUrl, { cookie: stranger.cookie })).statusCode).toBe(404);
    await runs.db.deleteFrom('analyses').where('id', '=', id).execute();
    await tidy();
    expect([...bucket.objects.keys()]).toEqual([]);
  });

  it('is removed with its account, and with a cancelled run', async () => {
    const { person } = await analyse('site-1.example');
    const other = await runs.person(50);
    const runId = await runs.started(other, 'site-2.example');
    const taken = { id: runId, attempt: 1 };
    await expect.poll(() => runs.stateOf(runId)).toBe('running');
    await storeScreenshots(runs.deps).save(taken, 'early', Buffer.from('picture'));
    await runs.call('POST', '/api/analyze/cancel', {
      cookie: other.cookie,
      body: { domain: 'site-2.example' },
    });
    expect(bucket.objects.has(objectNameOf({ analysisId: runId, key: 'early' }))).toBe(true);
    await runs.db.deleteFrom('users').where('id', '=', person.user.id).execute();
    await tidy();
    expect([...bucket.objects.keys()]).toEqual([]);
    expect(await runs.db.selectFrom('doomed_screenshots').selectAll().execute()).toEqual([]);
  });

  it.each(['full', 'silent', 'cut'] as const)(
    'stays in the database while the store is %s, and moves when it works again',
    async (mode) => {
      bucket.mode = mode;
      const { person, id, imageUrl, url, analysis } = await analyse(`site-${mode.length}.example`);
      expect(
        textsOf(analysis.coverage.notes).filter((note) => note.startsWith('Screenshots are missing')),
      ).toEqual([]);
      expect([await bytesHere(id), bucket.objects.size]).toEqual([6, 0]);
      expect((await runs.call('GET', imageUrl, { cookie: person.cookie })).body).toBe(`desktop of ${url}`);
      await expect(tidy()).rejects.toThrow();
      expect(await bytesHere(id)).toBe(6);
      bucket.mode = 'well';
      await tidy();
      expect([await bytesHere(id), bucket.objects.size]).toEqual([0, 6]);
      expect((await runs.call('GET', imageUrl, { cookie: person.cookie })).body).toBe(`desktop of ${url}`);
    },
  );

  it('is removed after the retention period; its analysis stays', async () => {
    const { person, id, imageUrl } = await analyse('site-8.example');
    const { date } = await runs.db
      .selectFrom('analyses')
      .select('date')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const dayMs = 24 * 3600_000;
    await purgeOldScreenshots(runs.db, new Date(date.getTime() + 29 * dayMs), 30);
    expect((await runs.call('GET', imageUrl, { cookie: person.cookie })).statusCode).toBe(200);
    await purgeOldScreenshots(runs.db, new Date(date.getTime() + 31 * dayMs), 30);
    expect((await runs.call('GET', imageUrl, { cookie: person.cookie })).statusCode).toBe(404);
    expect((await runs.call('GET', `/api/analysis/${id}`, { cookie: person.cookie })).statusCode).toBe(200);
    await tidy();
    expect([...bucket.objects.keys()]).toEqual([]);
  });

  it('is refused with a retry hint while the store is unreachable', async () => {
    const { person, imageUrl } = await analyse('site-9.example');
    bucket.mode = 'cut';
    const response = await runs.call('GET', imageUrl, { cookie: person.cookie });
    expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
      503,
      'We can’t load the screenshot right now. Try again shortly.',
    ]);
  });
});

describe('a screenshot that cannot be stored', () => {
  it('costs no measurement and no page, and the report names it', async () => {
    await sql`alter table run_work add constraint no_room check (kind <> 'shot' or key not like '%desktop')`.execute(
      runs.db,
    );
    const { analysis } = await analyse('site-10.example');
    await sql`alter table run_work drop constraint no_room`.execute(runs.db);
    const { pageAnalyses = [] } = analysis.enhancedInsights?.designAnalysis ?? {};
    expect(pageAnalyses).toHaveLength(3);
    for (const { screenshotData, lab } of pageAnalyses) {
      expect(lab?.lcpMs).toBe(3);
      expect(screenshotData.screenshotUrl).toBeNull();
      expect(screenshotData.error).toBe('The screenshot could not be stored: there was no room for it.');
    }
    const urls = pageAnalyses.map(({ screenshotData }) => screenshotData.url);
    expect(textsOf(analysis.coverage.notes)).toContain(
      `Screenshots are missing, because there was no room to store them: ${urls.join(', ')}.`,
    );
  });
});
