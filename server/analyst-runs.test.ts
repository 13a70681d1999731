/** Whole runs with the built-in analyst, from the queue to the ledger: what it writes is in the report, and what it costs on the account. */
import { Analysis } from '@pagewright/contract/entities/analysis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnalystDesk, createAnalystDesk } from './runs/analyst-desk.ts';
import {
  createTestRuns,
  serveTestSite,
  type TestPerson,
  type TestRuns,
  type TestSite,
} from './testing/test-runs.ts';

let site: TestSite;
let runs: TestRuns;
let analyst: AnalystDesk;
beforeAll(async () => {
  site = await serveTestSite({ pages: 4 });
  runs = await createTestRuns(site);
  analyst = createAnalystDesk();
  await runs.work(1, undefined, analyst);
});
afterAll(async () => {
  await runs.close();
  await analyst.close();
  await site.close();
});

async function analyse(person: TestPerson, domain: string): Promise<Analysis> {
  const runId = await runs.started(person, domain);
  expect(await runs.ended(runId)).toBe('completed');
  const answer = await runs.call('GET', `/api/analysis/${runId}`, { cookie: person.cookie });
  return Analysis.parse(answer.json());
}

const creditsOf = async ({ cookie }: TestPerson): Promise<number> =>
  (await runs.call('GET', '/api/payments/credits', { cookie })).json<{ credits: number }>().credits;

const served = ({ pages }: Analysis) =>
  pages.filter(({ suggestions }) => suggestions.some((text) => text !== ''));

describe('a run with the built-in analyst', () => {
  it('gives every page its suggestions and takes what the form says', async () => {
    const person = await runs.person(100);
    const analysis = await analyse(person, 'site-1.example');
    expect(served(analysis)).toHaveLength(analysis.pages.length);
    expect(new Set(analysis.pages.map(({ advice }) => advice?.writtenBy))).toEqual(
      new Set(['Built-in analyst']),
    );
    expect(analysis.siteAdvice).toEqual({ writtenBy: 'Built-in analyst' });
    const { creditsUsed, aiTokens } = analysis.processingStats;
    expect(creditsUsed).toBe(3 + analysis.pages.length + 1);
    expect(aiTokens).toBeUndefined();
    expect(await creditsOf(person)).toBe(100 - creditsUsed);
  }, 90_000);

  it('keeps a trial to three pages, five suggestions each and five credits', async () => {
    const person = await runs.person();
    const analysis = await analyse(person, 'site-2.example');
    expect(analysis.pages).toHaveLength(3);
    for (const { suggestions } of analysis.pages) expect(suggestions.length).toBeLessThanOrEqual(5);
    expect(served(analysis)).toHaveLength(3);
    expect(await creditsOf(person)).toBe(10);
  }, 90_000);

  it('goes to the most important pages where the credits do not reach', async () => {
    const person = await runs.person(5);
    const analysis = await analyse(person, 'site-3.example');
    expect(served(analysis)).toHaveLength(2);
    expect(analysis.coverage.notes.join(' ')).toContain(
      'got no AI suggestions because the credits were used up',
    );
    expect(await creditsOf(person)).toBe(0);
  }, 90_000);
});
