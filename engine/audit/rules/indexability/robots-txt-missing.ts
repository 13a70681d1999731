/** A site without robots.txt. */
import { missing, skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';

/** On a larger site some lists and filters are better not crawled. */
const smallMax = 500;

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
  title: 'No robots.txt',
  why: 'Without it every crawler may read everything, which is what most sites want. A robots.txt is also the usual place to name the sitemap.',
  fix: 'Nothing is needed. To help crawlers, publish one with a Sitemap line.',
  reads: ['robots', 'urlRecords'],
  checkSite({ robots, urlRecords }) {
    if (robots === null) return missing('robots.txt was not asked for.');
    if (robots.access !== 'open' || robots.status === null) return [];
    if (robots.status < 400 || robots.status > 499) return [];
    if (urlRecords.filter(({ isInternal }) => isInternal).length <= smallMax)
      return skip('A small site has nothing to keep crawlers from.');
    return [
      {
        urls: [],
        message: `${robots.url} answers ${robots.status}.`,
        evidence: [{ found: String(robots.status), wanted: '200', urls: [robots.url] }],
      },
    ];
  },
});
