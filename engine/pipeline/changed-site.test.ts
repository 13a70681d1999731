/** A site is analysed again: changed between the runs, or not at all. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { RuleChange } from '@pagewright/contract/entities/site-changes';
import { describe, expect, it, onTestFinished } from 'vitest';
import { compareAnalyses } from '../changes/compare-analyses.ts';
import { clientFor, serveHttp } from '../fetch/testing/loopback-server.ts';
import { clockWithoutPauses } from '../fetch/testing/no-pauses.ts';
import { type Route, type Routes, sitemapOf } from '../testing/audit-routes.ts';
import { optionsFor } from '../testing/options-for.ts';
import { analyzeSite } from './analyze-site.ts';

const host = 'site.example';
const at = (path: string): string => `https://${host}${path}`;

interface TestPage {
  readonly title: string;
  readonly description?: string;
  readonly links?: readonly string[];
  readonly body?: string;
}

const paths = ['/', '/bread', '/cakes', '/opening-hours'];

function pageOf({ title, description, links = paths, body = '' }: TestPage): string {
  const meta = description === undefined ? '' : `<meta name="description" content="${description}">`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>${meta}</head>
<body><nav>${links.map((path) => `<a href="${path}">To ${path.slice(1) || 'the start'}</a>`).join(' ')}</nav><main><h1>${title}</h1>
<p>Everything there is to say about ${title.toLowerCase()} is said in these few sentences of plain words.</p>${body}</main></body></html>`;
}

const describedAs = (what: string): string =>
  `${what}: what we bake in the old mill by the river, when the oven is lit, and how to order a loaf for the day after.`;

const before: Routes = {
  '/': pageOf({ title: 'The bakery in the old mill by the river', description: describedAs('Bakery') }),
  // Without a description: the fault that is fixed.
  '/bread': pageOf({ title: 'Sourdough bread of rye and of spelt' }),
  '/cakes': pageOf({ title: 'Cakes and tarts for a long afternoon', description: describedAs('Cakes') }),
  '/opening-hours': pageOf({ title: 'When the shop is open in winter', description: describedAs('Hours') }),
  '/sitemap.xml': sitemapOf(...paths),
};

async function analyze(routes: Routes): Promise<Analysis> {
  const server = await serveHttp((request, response) => {
    const route = routes[request.url ?? ''] ?? { status: 404 };
    const { status, type, location, body } = typeof route === 'string' ? ({ body: route } as Route) : route;
    response.writeHead(status ?? (location === undefined ? 200 : 301), {
      'content-type': type ?? 'text/html; charset=utf-8',
      ...(location !== undefined && { location }),
    });
    response.end(body ?? '');
  });
  const client = clientFor(`${host}=127.0.0.1:${server.port}`, { clock: clockWithoutPauses });
  onTestFinished(() => client.close());
  const outcome = await analyzeSite(
    optionsFor(host, { maxPages: 20, crawlDelayMs: 100 }),
    { client, onProgress: () => undefined, now: () => new Date('2026-11-15T10:00:07Z') },
    new AbortController().signal,
  );
  if (outcome.kind !== 'analysed') throw new Error(outcome.sentence);
  return outcome.analysis;
}

const rows = (changes: readonly RuleChange[]): string[] =>
  changes.flatMap(({ ruleId, findings }) => findings.map(({ url }) => `${ruleId} ${url}`)).sort();

describe('a site that changed', () => {
  it('shows exactly what: a fault fixed, one introduced, a page moved, one added, a title edited', async () => {
    const now = ['/', '/bread', '/cakes', '/hours', '/courses'];
    const links = ['/', '/bread', '/cakes', '/opening-hours', '/courses'];
    const changes = compareAnalyses(
      await analyze(before),
      await analyze({
        '/': pageOf({
          title: 'The bakery in the old mill by the river',
          description: describedAs('Bakery'),
          links,
        }),
        '/bread': pageOf({
          title: 'Sourdough bread of rye and of spelt',
          description: describedAs('Bread'),
          links,
        }),
        '/cakes': pageOf({
          title: 'Cakes and tarts and waffles to share',
          description: describedAs('Cakes'),
          links,
          body: '<p><a href="/no-such-page">The waffle iron that nobody could find</a></p>',
        }),
        '/opening-hours': { location: '/hours' },
        '/hours': pageOf({
          title: 'When the shop is open in winter',
          description: describedAs('Hours'),
          links,
        }),
        '/courses': pageOf({
          title: 'Baking courses for beginners and children',
          description: describedAs('Courses'),
          links,
        }),
        '/sitemap.xml': sitemapOf(...now),
      }),
    );
    expect(rows(changes.fixed)).toEqual([`meta-description-missing ${at('/bread')}`]);
    // One broken link, the page it asks for in vain, links to the page that moved, and what the new page brings.
    expect(rows(changes.added)).toEqual([
      `content-thin ${at('/courses')}`,
      'error-page-bare null',
      // The broken link is listed with its cause.
      `http-4xx ${at('/cakes')}`,
      'http-4xx null',
      ...['/', '/bread', '/cakes', '/courses', '/hours'].map((path) => `link-internal-redirect ${at(path)}`),
    ]);
    expect(changes.pages).toEqual({
      added: [at('/courses')],
      removed: [],
      redirected: [{ url: at('/opening-hours'), to: at('/hours') }],
      changed: [
        {
          url: at('/bread'),
          field: 'description',
          before: null,
          after: describedAs('Bread'),
        },
        {
          url: at('/cakes'),
          field: 'title',
          before: 'Cakes and tarts for a long afternoon',
          after: 'Cakes and tarts and waffles to share',
        },
      ],
    });
    expect(changes.byNewRules).toEqual([]);
    expect(changes.files).toEqual([
      { file: 'sitemap', what: 'The sitemap lists 5 URLs, 4 before.', added: [], removed: [] },
    ]);
  });
});

describe('a site whose robots.txt changed', () => {
  const withRobots = (text: string): Routes => ({
    ...before,
    '/robots.txt': { type: 'text/plain', body: text },
  });

  it('shows which lines, and not a comment', async () => {
    const first = await analyze(withRobots('# ours\nUser-agent: *\nDisallow: /basket\n'));
    const comment = await analyze(withRobots('# theirs\nUser-agent: *\nDisallow: /basket\n'));
    expect(compareAnalyses(first, comment).files).toEqual([]);
    const later = await analyze(withRobots('User-agent: *\nDisallow: /cakes\n'));
    expect(compareAnalyses(first, later).files).toEqual([
      {
        file: 'robots.txt',
        what: 'robots.txt changed.',
        added: ['Disallow: /cakes'],
        removed: ['Disallow: /basket'],
      },
    ]);
    expect(compareAnalyses(first, await analyze(before)).files[0]?.what).toBe('robots.txt was removed.');
  });
});

describe('a site that did not change', () => {
  it('shows no change, ten times of ten', async () => {
    let last = await analyze(before);
    for (let run = 0; run < 10; run += 1) {
      const next = await analyze(before);
      const { fixed, added, byNewRules, pages, files, notCompared, score } = compareAnalyses(last, next);
      expect([fixed, added, byNewRules, files, notCompared]).toEqual([[], [], [], [], []]);
      expect(pages).toEqual({ added: [], removed: [], redirected: [], changed: [] });
      expect(score.after).toBe(score.before);
      last = next;
    }
  });
});
