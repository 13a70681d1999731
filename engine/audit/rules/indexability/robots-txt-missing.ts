/** A site without robots.txt. */
import { countOf } from '../../count-of.ts';
import { missing, skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';

/** On a larger site some lists and filters are better not crawled; they are URLs with parameters. */
const smallMax = 500;
const filteredMin = 100;

export const robotsTxtMissing = defineSiteRule({
  id: 'robots-txt-missing',
  group: 'indexability',
  severity: 'info',
  basis: 'standard',
  source: 'https://www.rfc-editor.org/rfc/rfc9309.html',
  scope: 'site',
  needs: 'http',
  tier: 2,
  needsFullCoverage: false,
  title: 'No robots.txt on a site with many parameter URLs',
  why: 'Without robots.txt, crawlers request every list and filter that a parameter creates, and have less time for the pages themselves.',
  fix: 'Publish a robots.txt that disallows the parameters that only sort or filter.',
  reads: ['robots', 'urlRecords'],
  checkSite({ robots, urlRecords }) {
    if (robots === null) return missing('robots.txt was not requested.');
    if (robots.access !== 'open' || robots.status === null) return [];
    if (robots.status < 400 || robots.status > 499) return [];
    const internal = urlRecords.filter(({ isInternal }) => isInternal);
    const filtered = internal.filter(({ url }) => url.includes('?')).length;
    if (internal.length <= smallMax || filtered < filteredMin)
      return skip('The site has too few pages or parameter URLs for this to matter.');
    return [
      {
        urls: [],
        message: `${robots.url} returns ${robots.status}, and ${countOf(filtered, 'URL')} of the site ${filtered === 1 ? 'has' : 'have'} parameters.`,
        evidence: [{ found: String(robots.status), wanted: '200', urls: [robots.url] }],
      },
    ];
  },
});
