/** A site whose home page does not exist: its other pages are read, and the report begins with that. */
import { issueGroups } from '@pagewright/contract/report/issue-groups';
import { expect, it } from 'vitest';
import { clientFor, serveHttp } from '../fetch/testing/loopback-server.ts';
import { optionsFor } from '../testing/options-for.ts';
import { type AnalysisOutcome, analyzeSite } from './analyze-site.ts';

const paths = ['/intro.html', '/guide.html', '/faq.html'];
const pageAt = (path: string): string =>
  `<!doctype html><html lang="en"><head><title>The manual of oak: ${path}</title></head><body><h1>${path}</h1><p>How to work with oak, told in ${path}.</p></body></html>`;
const sitemap = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths.map((path) => `<url><loc>https://site.example${path}</loc></url>`).join('')}</urlset>`;

async function analyze(home: number, hasSitemap: boolean): Promise<AnalysisOutcome> {
  const server = await serveHttp((request, response) => {
    const path = request.url ?? '';
    if (path === '/') return response.writeHead(home, { 'content-type': 'text/html' }).end('No.');
    if (hasSitemap && path === '/sitemap.xml')
      return response.writeHead(200, { 'content-type': 'application/xml' }).end(sitemap);
    if (!paths.includes(path)) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pageAt(path));
  });
  return analyzeSite(
    optionsFor('site.example', { maxPages: 10 }),
    {
      client: clientFor(`site.example=127.0.0.1:${server.port}`),
      onProgress: () => undefined,
      now: () => new Date('2026-11-15T10:00:00Z'),
    },
    new AbortController().signal,
  );
}

it.each([404, 403])('is the first finding, with the pages of the sitemap read (%s)', async (status) => {
  const outcome = await analyze(status, true);
  if (outcome.kind !== 'analysed') throw new Error(outcome.sentence);
  const { analysis } = outcome;
  expect(analysis.pages.map(({ url }) => new URL(url).pathname).sort()).toEqual([...paths].sort());
  const [first] = issueGroups(analysis);
  expect(first).toMatchObject({ ruleId: 'site-not-indexable', severity: 'critical' });
  expect(first?.onSite[0]?.description).toContain(
    `The site has no home page: https://site.example/ returns ${status}.`,
  );
  expect(analysis.score?.value).toBeLessThanOrEqual(20);
});

it('is said plainly where no other page can be found', async () => {
  expect(await analyze(404, false)).toEqual({
    kind: 'unreadable',
    sentence:
      'https://site.example/ could not be analyzed: It returned status 404. There is no page at this URL, and no sitemap lists another one to start from. If the site has pages elsewhere, enter the URL of one of them.',
    failedBy: null,
  });
});
