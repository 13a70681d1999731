/** A site that returns 200 for URLs that cannot exist. */
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';

export const siteSoft404Handler = defineSiteRule({
  id: 'site-soft-404-handler',
  group: 'content',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
  scope: 'site',
  needs: 'http',
  tier: 1,
  needsFullCoverage: false,
  title: 'Soft 404: missing pages return status 200',
  why: 'When every made-up URL returns 200, search engines spend their time on pages that do not exist and broken links go unnoticed.',
  fix: 'Have the server return 404 (or 410) for URLs it does not know; the page people see can stay as it is.',
  reads: ['probes'],
  checkSite({ probes: { missingPage } }) {
    if (missingPage === null) return missing('No made-up URL was requested.');
    const { check, url } = missingPage;
    if (check.blocked !== null || check.status === null) return missing('The test request got no response.');
    if (check.status < 200 || check.status > 299) return [];
    const target = check.hops.length > 0 ? ` after a redirect to ${check.finalUrl ?? ''}` : '';
    return [
      {
        urls: [],
        message: `${url}, a URL made up for this test, returns ${check.status}${target}.`,
        evidence: [{ found: `${check.status}${target}`, wanted: '404', urls: [url] }],
      },
    ];
  },
});
