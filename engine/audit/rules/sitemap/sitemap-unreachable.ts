/** A listed sitemap that cannot be read. */
import type { SitemapProblemKind } from '../../../model/sitemap-facts.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';

const unreadable: ReadonlySet<SitemapProblemKind> = new Set(['unreachable', 'bad-status', 'html', 'empty']);

export const sitemapUnreachable = defineSiteRule({
  id: 'sitemap-unreachable',
  group: 'sitemap',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
  scope: 'site',
  needs: 'http',
  tier: 1,
  needsFullCoverage: false,
  title: 'Sitemap cannot be read',
  why: 'Search engines follow the line in robots.txt or the sitemap index and find an error or a web page instead of a list.',
  fix: 'Correct the URL where it is declared, or return the sitemap itself there with status 200.',
  reads: ['sitemaps'],
  checkSite({ sitemaps }) {
    if (sitemaps === null) return missing('The sitemap was not requested.');
    return sitemaps.files.flatMap(({ url, foundIn, foundOn, problems }) => {
      const problem = problems.find(({ kind }) => unreadable.has(kind));
      if (problem === undefined || foundIn === 'usual-place') return [];
      const declared = foundIn === 'robots' ? 'robots.txt' : (foundOn ?? 'a sitemap index');
      return [
        {
          urls: [],
          message: `The sitemap ${url}, declared in ${declared}, cannot be read: ${problem.detail}`,
          evidence: [{ found: problem.detail, wanted: 'a sitemap', urls: [url] }],
          // An empty one hides nothing.
          ...(problem.kind === 'empty' && { severity: 'info' as const }),
        },
      ];
    });
  },
});
