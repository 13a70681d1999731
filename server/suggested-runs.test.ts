/** Tests whole runs with the built-in suggester, from the queue to the ledger: suggestions in the report, credits on the account. */
import { Analysis } from '@pagewright/contract/entities/analysis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestRuns,
  serveTestSite,
  type TestRuns,
  type TestSite,
  type TestUser,
} from './testing/test-runs.ts';

let site: TestSite;
let runs: TestRuns;
beforeAll(async () => {
  site = await serveTestSite({ pages: 4 });
  runs = await createTestRuns(site);
  await runs.work(1, undefined, true);
});
afterAll(async () => {
  await runs.close();
  await site.close();
});

async function analyse(person: TestUser, domain: string): Promise<Analysis> {
  const runId = await runs.started(person, domain);
  expect(await runs.ended(runId)).toBe('completed');
  const response = await runs.call('GET', `/api/analysis/${runId}`, { cookie: person.cookie });
  return Analysis.parse(response.json());
}

const creditsOf = async ({ cookie }: TestUser): Promise<number> =>
  (await runs.call('GET', '/api/payments/credits', { cookie })).json<{ credits: number }>().credits;

const served = ({ pages }: Analysis) =>
  pages.filter(({ suggestions }) => suggestions.some((text) => text !== ''));

describe('a run with the built-in suggester', () => {
  it('writes suggestions for every page and charges what the form says', async () => {
    const person = await runs.person(100);
    const analysis = await analyse(person, 'site-1.example');
    expect(served(analysis)).toHaveLength(analysis.pages.length);
    expect(new Set(analysis.pages.map(({ suggestedTexts }) => suggestedTexts?.writtenBy))).toEqual(
      new Set(['Built-in analyst']),
    );
    expect(analysis.overviewAuthorship).toEqual({ writtenBy: 'Built-in analyst' });
    const { creditsUsed, aiTokens } = analysis.processingStats;
    expect(creditsUsed).toBe(3 + analysis.pages.length + 1);
    expect(aiTokens).toBeUndefined();
    expect(await creditsOf(person)).toBe(100 - creditsUsed);
  });

  it('limits a trial to three pages, five suggestions each and five credits', async () => {
    const person = await runs.person();
    const analysis = await analyse(person, 'site-2.example');
    expect(analysis.pages).toHaveLength(3);
    for (const { suggestions } of analysis.pages) expect(suggestions.length).toBeLessThanOrEqual(5);
    expect(served(analysis)).toHaveLength(3);
    expect(await creditsOf(person)).toBe(10);
  });

  it('serves the most important pages when the credits do not suffice', async () => {
    const person = await runs.person(5);
    const analysis = await analyse(person, 'site-3.example');
    expect(served(analysis)).toHaveLength(2);
    expect(analysis.coverage.notes.join(' ')).toContain(
      'got no AI suggestions because the credits were used up',
    );
    expect(await creditsOf(person)).toBe(0);
  });
});
