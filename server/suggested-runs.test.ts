/** Tests whole runs with the built-in suggester, from the queue to the ledger: suggestions in the report, credits on the account. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { Analysis } from '@pagewright/contract/entities/analysis';
import { textsOf } from '@pagewright/contract/testing/texts-of';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestRuns,
  serveTestSite,
  type TestRuns,
  type TestSite,
  type TestUser,
} from './testing/test-runs.ts';

/** Pages that need a title and a description, and have the words for them. */
const articles: Readonly<Record<string, readonly [heading: string, text: string]>> = {
  '/': [
    'Hand-thrown pots from the Callow kiln',
    'We throw, glaze and fire every pot in our workshop by the canal, and repair what breaks.',
  ],
  '/page-0': [
    'How ember glaze turns red in the kiln',
    'Iron in the glaze turns red when the kiln is starved of air at the end of the firing.',
  ],
  '/page-1': [
    'Which clay holds the heat of a teapot',
    'Coarse stoneware keeps tea warm for an hour longer than porcelain of the same thickness does.',
  ],
  '/page-2': [
    'Repairing a cracked lid with lacquer',
    'A cracked lid is glued with lacquer and wheat flour, then dried in a damp box for a week.',
  ],
  '/page-3': [
    'Firing dates and open days in spring',
    'The kiln is opened on the first Saturday of each month, and visitors may unload it with us.',
  ],
};

const links = Object.entries(articles).map(
  ([path, [heading]]) => `<li><a href="${path}">${heading}</a></li>`,
);

function article(request: IncomingMessage, response: ServerResponse): boolean {
  const found = articles[request.url ?? ''];
  if (found === undefined) return false;
  const [heading, text] = found;
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end(
      `<!doctype html><html lang="en"><head><title>Page</title></head><body><nav><ul>${links.join('')}</ul></nav><main><h1>${heading}</h1><p>${text}</p></main></body></html>`,
    );
  return true;
}

let site: TestSite;
let runs: TestRuns;
beforeAll(async () => {
  site = await serveTestSite({ pages: 4, oddly: article });
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
      new Set(['Built-in assistant']),
    );
    expect(analysis.overviewAuthorship).toEqual({ writtenBy: 'Built-in assistant' });
    const { creditsUsed = 0, aiTokens } = analysis.processingStats;
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
    expect(textsOf(analysis.coverage.notes).join(' ')).toContain(
      'got no AI suggestions because the credits were used up',
    );
    expect(await creditsOf(person)).toBe(0);
  });
});
