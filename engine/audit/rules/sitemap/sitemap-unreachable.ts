/** A listed sitemap that cannot be read. */

import { say } from '../../evidence.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { sitemapTexts } from './messages.ts';

const faults = ['unreachable', 'bad-status', 'html', 'empty'] as const;

export const sitemapUnreachable = defineSiteRule({
  id: 'sitemap-unreachable',
  group: 'sitemap',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
  needs: 'http',
  texts: sitemapTexts['sitemap-unreachable'],
  reads: ['sitemaps'],
  checkSite({ sitemaps }) {
    if (sitemaps === null) return missing('sitemap-not-requested');
    return sitemaps.files.flatMap(({ url, foundIn, foundOn, status, problems }) => {
      const problem = problems.find(({ kind }) => faults.some((fault) => fault === kind));
      const messageId = faults.find((fault) => fault === problem?.kind);
      if (problem === undefined || messageId === undefined || foundIn === 'usual-place') return [];
      const data = { url, declared: foundIn === 'robots' ? 'robots.txt' : (foundOn ?? 'index') };
      return [
        {
          urls: [],
          ...(messageId === 'unreachable'
            ? ({ messageId, data: { ...data, problem: problem.detail.replace(/\.$/, '') } } as const)
            : messageId === 'bad-status'
              ? ({ messageId, data: { ...data, status: String(status) } } as const)
              : ({ messageId, data } as const)),
          evidence: [{ found: problem.detail, wanted: say('a-sitemap'), urls: [url] }],
          // An empty one hides nothing.
          ...(problem.kind === 'empty' && { severity: 'info' as const }),
        },
      ];
    });
  },
});
