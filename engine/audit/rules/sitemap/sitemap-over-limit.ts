/** A sitemap that is larger than the standard allows. */
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';

const urlsMax = 50_000;
const bytesMax = 52_428_800;

export const sitemapOverLimit = defineSiteRule({
  id: 'sitemap-over-limit',
  revision: 2,
  group: 'sitemap',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.sitemaps.org/protocol.html',
  scope: 'site',
  needs: 'http',
  tier: 2,
  needsFullCoverage: false,
  title: 'Sitemap over the size limit',
  why: 'A sitemap can list up to 50,000 URLs in up to 50 MB. Anything beyond that may not be read.',
  fix: 'Split it into several sitemaps and list them in a sitemap index.',
  reads: ['sitemaps'],
  checkSite({ sitemaps }) {
    if (sitemaps === null) return missing('The sitemap was not requested.');
    return sitemaps.files.flatMap(({ url, count: entries, bytes, problems }) => {
      const problem = problems.find(({ kind }) => kind === 'too-many-urls' || kind === 'too-large');
      if (problem === undefined && entries <= urlsMax && bytes <= bytesMax) return [];
      return [
        {
          urls: [],
          message: `${url} is over the limit: ${problem?.detail ?? `${entries} URLs, ${bytes} bytes.`}`,
          evidence: [{ found: `${entries} URLs, ${bytes} bytes`, wanted: '50,000 URLs, 50 MB', urls: [url] }],
        },
      ];
    });
  },
});
