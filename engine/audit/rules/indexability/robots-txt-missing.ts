/** A site without robots.txt. */
import { missing, skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { indexabilityTexts } from './messages.ts';

/** On a larger site some lists and filters are better not crawled; they are URLs with parameters. */
const smallMax = 500;
const filteredMin = 100;

export const robotsTxtMissing = defineSiteRule({
  id: 'robots-txt-missing',
  group: 'indexability',
  severity: 'info',
  basis: 'standard',
  source: 'https://www.rfc-editor.org/rfc/rfc9309.html',
  needs: 'http',
  texts: indexabilityTexts['robots-txt-missing'],
  reads: ['robots', 'urlRecords'],
  checkSite({ robots, urlRecords }) {
    if (robots === null) return missing('robots-txt-not-requested');
    if (robots.access !== 'open' || robots.status === null) return [];
    if (robots.status < 400 || robots.status > 499) return [];
    const internal = urlRecords.filter(({ isInternal }) => isInternal);
    const filtered = internal.filter(({ url }) => url.includes('?')).length;
    if (internal.length <= smallMax || filtered < filteredMin) return skip('too-few-urls');
    return [
      {
        urls: [],
        messageId: 'missing',
        data: { url: robots.url, status: String(robots.status), urls: filtered },
        evidence: [{ found: String(robots.status), wanted: '200', urls: [robots.url] }],
      },
    ];
  },
});
