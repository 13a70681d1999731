/** Screenshots in an object store: there for their owner, gone with their analysis, and never a run's trouble. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { Camera } from '@pagewright/engine/design/camera';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { s3ObjectStore } from '../adapters/s3-objects.ts';
import { sweepOldShots } from '../store/sweep.ts';
import { openTestBucket, type TestBucket } from '../testing/test-bucket.ts';
import { createTestRuns, serveTestSite, type TestRuns, type TestSite } from '../testing/test-runs.ts';
import { visitedPage } from '../testing/visited-page.ts';
import { createShotKeeper, objectNameOf } from './keep-shots.ts';

let bucket: TestBucket;
let site: TestSite;
let runs: TestRuns;
const camera: Camera = {
  visit: ({ url }) => Promise.resolve(visitedPage(url)),
  close: () => Promise.resolve(),
};
beforeAll(async () => {
  bucket = await openTestBucket();
  site = await serveTestSite({ pages: 2 });
  runs = await createTestRuns(site, {}, { objects: s3ObjectStore(bucket.settings) });
  await runs.work(1, camera);
});
beforeEach(() => {
  bucket.mood = 'well';
  bucket.objects.clear();
});
afterAll(async () => {
  await runs.close();
  await site.close();
  await bucket.close();
});

/** As a worker that has just started does it, a minute after the last deletion. */
async function tidy(): Promise<void> {
  await sql`update doomed_screenshots set since = since - interval '1 minute'`.execute(runs.db);
  await createShotKeeper(runs.deps).tidy();
}

async function analyse(host: string) {
  const person = await runs.person(50);
  const id = await runs.started(person, host);
  expect(await runs.ended(id)).toBe('completed');
  const answer = await runs.call('GET', `/api/analysis/${id}`, { cookie: person.cookie });
  const analysis = answer.json<Analysis>();
  const [page] = analysis.designAnalysis ?? [];
  const { url = '', screenshotUrl } = page?.screenshotData ?? {};
  return { person, id, analysis, url, address: screenshotUrl ?? '' };
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
  it('is shown to its owner alone, and removed with its analysis', async () => {
    const { person, id, url, address } = await analyse('site-0.example');
    expect([await bytesHere(id), bucket.objects.size]).toEqual([0, 6]);
    const shown = await runs.call('GET', address, { cookie: person.cookie });
    expect([shown.statusCode, shown.headers['content-type'], shown.body]).toEqual([
      200,
      'image/jpeg',
      `desktop of ${url}`,
    ]);
    const stranger = await runs.person();
    expect((await runs.call('GET', address, { cookie: stranger.cookie })).statusCode).toBe(404);
    await runs.db.deleteFrom('analyses').where('id', '=', id).execute();
    await tidy();
    expect([...bucket.objects.keys()]).toEqual([]);
  });

  it('is removed with its account, and with a run that came to nothing', async () => {
    const { person } = await analyse('site-1.example');
    const other = await runs.person(50);
    const runId = await runs.started(other, 'site-2.example');
    const taken = { id: runId, attempt: 1 };
    await expect.poll(() => runs.stateOf(runId)).toBe('running');
    await createShotKeeper(runs.deps).keep(taken, 'early', Buffer.from('picture'));
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
    'stays in the database while the store is %s, and moves when it is well',
    async (mood) => {
      bucket.mood = mood;
      const { person, id, address, url, analysis } = await analyse(`site-${mood.length}.example`);
      expect(analysis.coverage.notes.filter((note) => note.startsWith('Screenshots are missing'))).toEqual(
        [],
      );
      expect([await bytesHere(id), bucket.objects.size]).toEqual([6, 0]);
      expect((await runs.call('GET', address, { cookie: person.cookie })).body).toBe(`desktop of ${url}`);
      await expect(tidy()).rejects.toThrow();
      expect(await bytesHere(id)).toBe(6);
      bucket.mood = 'well';
      await tidy();
      expect([await bytesHere(id), bucket.objects.size]).toEqual([0, 6]);
      expect((await runs.call('GET', address, { cookie: person.cookie })).body).toBe(`desktop of ${url}`);
    },
  );

  it('is removed when it is older than screenshots are kept; its analysis stays', async () => {
    const { person, id, address } = await analyse('site-8.example');
    const { date } = await runs.db
      .selectFrom('analyses')
      .select('date')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const dayMs = 24 * 3600_000;
    await sweepOldShots(runs.db, new Date(date.getTime() + 29 * dayMs), 30);
    expect((await runs.call('GET', address, { cookie: person.cookie })).statusCode).toBe(200);
    await sweepOldShots(runs.db, new Date(date.getTime() + 31 * dayMs), 30);
    expect((await runs.call('GET', address, { cookie: person.cookie })).statusCode).toBe(404);
    expect((await runs.call('GET', `/api/analysis/${id}`, { cookie: person.cookie })).statusCode).toBe(200);
    await tidy();
    expect([...bucket.objects.keys()]).toEqual([]);
  });

  it('is asked for again later while the store is away', async () => {
    const { person, address } = await analyse('site-9.example');
    bucket.mood = 'cut';
    const answer = await runs.call('GET', address, { cookie: person.cookie });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      503,
      'The screenshot cannot be fetched from where it is kept just now. Try again shortly.',
    ]);
  });
});

describe('a screenshot that can be kept nowhere', () => {
  it('costs no figure and no page, and the report names it', async () => {
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
      expect(screenshotData.error).toBe('The screenshot could not be kept: there was no room for it.');
    }
    const urls = pageAnalyses.map(({ screenshotData }) => screenshotData.url);
    expect(analysis.coverage.notes).toContain(
      `Screenshots are missing, because there was no room to keep them: ${urls.join(', ')}.`,
    );
  });
});
