/** A robots.txt with a server error, which blocks the whole site. */
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';

export const robotsTxtServerError = defineSiteRule({
  id: 'robots-txt-server-error',
  group: 'indexability',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt',
  scope: 'site',
  needs: 'http',
  tier: 1,
  needsFullCoverage: false,
  title: 'Server error on robots.txt (5xx)',
  why: 'Crawlers that cannot read robots.txt must treat the whole site as blocked. Google stops crawling for up to 12 hours, then uses the last copy it could read for up to 30 days.',
  fix: 'Serve robots.txt reliably with status 200, or return 404 if you have no rules.',
  reads: ['robots'],
  checkSite({ robots }) {
    if (robots === null) return missing('robots.txt was not requested.');
    if (robots.access !== 'closed') return [];
    const found = robots.status === null ? 'no response' : `status ${robots.status}`;
    return [
      {
        urls: [],
        message: robots.reason || `${robots.url} returned ${found}.`,
        evidence: [{ found, wanted: 'status 200 or 404', urls: [robots.url] }],
      },
    ];
  },
});
