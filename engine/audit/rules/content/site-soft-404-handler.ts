/** A site that returns 200 for URLs that cannot exist. */
import { say } from '../../evidence.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { contentTexts } from './messages.ts';

export const siteSoft404Handler = defineSiteRule({
  id: 'site-soft-404-handler',
  group: 'content',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
  needs: 'http',
  texts: contentTexts['site-soft-404-handler'],
  reads: ['probes'],
  checkSite({ probes: { missingPage } }) {
    if (missingPage === null) return missing('made-up-url-not-requested');
    const { check, url } = missingPage;
    if (check.blocked !== null || check.status === null) return missing('test-no-response');
    if (check.status < 200 || check.status > 299) return [];
    const isRedirected = check.hops.length > 0;
    const status = String(check.status);
    return [
      {
        urls: [],
        ...(isRedirected
          ? ({ messageId: 'redirected', data: { url, status, target: check.finalUrl ?? '' } } as const)
          : ({ messageId: 'direct', data: { url, status } } as const)),
        evidence: [
          {
            found: isRedirected
              ? say('status-after-redirect', { status, url: check.finalUrl ?? '' })
              : status,
            wanted: '404',
            urls: [url],
          },
        ],
      },
    ];
  },
});
