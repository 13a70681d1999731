/** Sites over time: the trend, what changed, and who may see it. */
import { randomUUID } from 'node:crypto';
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { AnalysisPlace, Site, SiteSummary } from '@pagewright/contract/entities/site';
import type { SiteChanges } from '@pagewright/contract/entities/site-changes';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purgeExpired } from '../store/purge-expired.ts';
import { anAnalysis, anIssue, aPage, storeAnalysis } from '../testing/stored-analysis.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
let cookie: string;
let stranger: string;
beforeAll(async () => {
  server = await createTestApp();
});
beforeEach(async () => {
  cookie = await server.signUp(`${randomUUID()}@mail.example`);
  stranger = await server.signUp(`${randomUUID()}@mail.example`);
});
afterAll(() => server.close());

const home = 'https://shop.example/';
const on = (day: number, over: Partial<Analysis> = {}): Analysis =>
  anAnalysis({ date: `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`, ...over });

const scored = (value: number) => ({ score: { value, deductions: [] } });

async function stored(...analyses: Analysis[]): Promise<void> {
  for (const analysis of analyses) await storeAnalysis(server, cookie, analysis);
}

const read = async <T>(url: string, as = cookie): Promise<T> =>
  (await server.call('GET', url, { cookie: as })).json<T>();
const sites = () => read<SiteSummary[]>('/api/sites');

const siteId = async (): Promise<string> => (await sites())[0]?.id ?? '';

describe('the sites of a user', () => {
  it('join the analyses with and without www, and keep a path apart', async () => {
    await stored(
      on(1),
      on(2, { domain: 'www.shop.example' }),
      on(3, { domain: 'shop.example/blog' }),
      on(4, { domain: 'shop.example' }),
    );
    expect((await sites()).map(({ domain, analyses }) => [domain, analyses])).toEqual([
      ['shop.example', 3],
      ['shop.example/blog', 1],
    ]);
    expect(await read('/api/sites', stranger)).toEqual([]);
  });

  it('have a point for each analysis, oldest first, without the deleted ones', async () => {
    const first = on(1, scored(60.4));
    const second = on(2, {
      ...scored(71),
      metrics: { goodPractices: 1, warnings: 4, criticalIssues: 2 },
      indexability: { analysed: 9, indexable: 8, duplicates: 0, home: null, limitsScore: false, pages: [] },
    });
    const third = on(3);
    await stored(second, first, third);
    await server.call('DELETE', `/api/analysis/${third.id}`, { cookie });
    const id = await siteId();
    const { points } = await read<Site>(`/api/sites/${id}`);
    expect(points.map(({ analysisId }) => analysisId)).toEqual([first.id, second.id]);
    expect(points[1]).toMatchObject({ score: 71, criticalIssues: 2, warnings: 4, indexable: 8, lcpMs: null });
    expect((await server.call('GET', `/api/sites/${id}`, { cookie: stranger })).statusCode).toBe(404);
  });

  it('have the newest points one by one, and of a long history an even selection', async () => {
    await stored(on(1));
    const id = await siteId();
    await sql`
      insert into analyses (id, user_id, site_id, domain, date, pages_count, metrics, report)
      select gen_random_uuid(), user_id, site_id, domain, date - n * interval '1 day', 1, metrics, '{}'
      from analyses, generate_series(1, 3999) n where site_id = ${id}`.execute(server.db);
    const { analyses, points } = await read<Site>(`/api/sites/${id}`);
    const times = points.map(({ date }) => Date.parse(date));
    const newest = times.at(-1) ?? 0;
    const daysAgo = times.map((time) => (newest - time) / 86_400_000).toReversed();
    expect([analyses, (await sites())[0]?.points.length]).toEqual([4000, 30]);
    expect(daysAgo.slice(0, 101)).toEqual(Array.from({ length: 101 }, (_, at) => at));
    expect(daysAgo.slice(101, 104)).toEqual([120, 140, 160]);
    expect([daysAgo.at(-1), daysAgo.length <= 302]).toEqual([3999, true]);
    const place = await read<AnalysisPlace>(`/api/analysis/${points[0]?.analysisId}/site`);
    expect([place.isLatest, place.previous, place.others.length]).toEqual([false, null, 100]);
    const latest = await read<AnalysisPlace>(`/api/analysis/${points.at(-1)?.analysisId}/site`);
    expect([latest.isLatest, latest.previous?.id]).toEqual([true, points.at(-2)?.analysisId]);
  });

  it('are gone when their last analysis is', async () => {
    const only = on(1);
    await stored(only);
    const id = await siteId();
    await server.call('DELETE', `/api/analysis/${only.id}`, { cookie });
    expect(await sites()).toEqual([]);
    await purgeExpired(server.db, new Date(server.clock.now.getTime() + 3_600_000));
    expect((await server.call('GET', `/api/sites/${id}`, { cookie })).statusCode).toBe(404);
  });
});

describe('the history', () => {
  it('has the score of each analysis and of the one before it', async () => {
    await stored(on(1, scored(60)), on(2, scored(71)), on(3, { ...scored(50), domain: 'other.example' }));
    const history = await read<{ score: number; previousScore: number | null }[]>('/api/analysis/history');
    expect(history.map(({ score, previousScore }) => [score, previousScore])).toEqual([
      [50, null],
      [71, 60],
      [60, null],
    ]);
  });
});

describe('what changed', () => {
  const faulty = aPage(home, { issues: [anIssue()] });
  const sound = aPage(home);

  it('is told since the previous analysis, or since any other', async () => {
    const [first, second, third] = [
      on(1, { pages: [sound] }),
      on(2, { pages: [faulty] }),
      on(3, { pages: [sound] }),
    ];
    await stored(first, second, third);
    const since = (id: string) => read<SiteChanges>(`/api/analysis/${third.id}/changes?since=${id}`);
    const last = await read<SiteChanges>(`/api/analysis/${third.id}/changes`);
    expect(last.before.id).toBe(second.id);
    expect(last.counts).toEqual({ fixed: 1, added: 0, remaining: 0 });
    expect((await since(first.id)).counts).toEqual({ fixed: 0, added: 0, remaining: 0 });
    // Whichever of the two is named: the earlier one is before.
    const back = await read<SiteChanges>(`/api/analysis/${second.id}/changes?since=${third.id}`);
    expect([back.before.id, back.after.id]).toEqual([second.id, third.id]);
    const place = await read<AnalysisPlace>(`/api/analysis/${second.id}/site`);
    expect(place.previous?.id).toBe(first.id);
    expect(place.others.map(({ id }) => id)).toEqual([third.id, first.id]);
  });

  it('is refused for the first analysis, another site and another user', async () => {
    const [first, second, elsewhere] = [on(1), on(2), on(3, { domain: 'other.example' })];
    await stored(first, second, elsewhere);
    const refusal = async (url: string, as = cookie) => {
      const response = await server.call('GET', `/api/analysis/${url}`, { cookie: as });
      return [response.statusCode, response.json<{ code: string }>().code];
    };
    expect(await refusal(`${first.id}/changes`)).toEqual([409, 'nothing_to_compare']);
    expect(await refusal(`${second.id}/changes?since=${elsewhere.id}`)).toEqual([404, 'analysis_not_found']);
    expect(await refusal(`${second.id}/changes?since=${second.id}`)).toEqual([404, 'analysis_not_found']);
    expect(await refusal(`${second.id}/changes`, stranger)).toEqual([404, 'analysis_not_found']);
    expect(await refusal(`${second.id}/site`, stranger)).toEqual([404, 'analysis_not_found']);
  });
});
