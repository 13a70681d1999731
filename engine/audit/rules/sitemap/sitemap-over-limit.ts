/** A sitemap that is larger than the standard allows. */
import type { SitemapProblemKind } from '../../../model/sitemap-facts.ts';
import { say } from '../../evidence.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { sitemapTexts } from './messages.ts';

const urlsMax = 50_000;
const bytesMax = 52_428_800;

export const sitemapOverLimit = defineSiteRule({
  id: 'sitemap-over-limit',
  revision: 2,
  group: 'sitemap',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.sitemaps.org/protocol.html',
  needs: 'http',
  texts: sitemapTexts['sitemap-over-limit'],
  reads: ['sitemaps'],
  checkSite({ sitemaps }) {
    if (sitemaps === null) return missing('sitemap-not-requested');
    return sitemaps.files.flatMap(({ url, count: entries, bytes, problems }) => {
      const has = (wanted: SitemapProblemKind): boolean => problems.some(({ kind }) => kind === wanted);
      const isTooLarge = has('too-large') || bytes > bytesMax;
      if (!isTooLarge && !has('too-many-urls') && entries <= urlsMax) return [];
      return [
        {
          urls: [],
          messageId: isTooLarge ? 'too-large' : 'too-many-urls',
          data: { url },
          evidence: [
            { found: say('urls-bytes', { entries, bytes }), wanted: say('sitemap-limits'), urls: [url] },
          ],
        },
      ];
    });
  },
});
