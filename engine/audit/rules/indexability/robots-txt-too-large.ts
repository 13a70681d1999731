/** A robots.txt that is longer than crawlers read. */
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';

const bytesMax = 500 * 1024;

export const robotsTxtTooLarge = defineSiteRule({
  id: 'robots-txt-too-large',
  group: 'indexability',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt',
  scope: 'site',
  needs: 'http',
  tier: 3,
  needsFullCoverage: false,
  title: 'robots.txt too large',
  why: 'Google reads the first 500 KiB and ignores the rest, so rules at the end have no effect.',
  fix: 'Shorten it: one pattern with * often replaces thousands of lines.',
  reads: ['robots'],
  checkSite({ robots }) {
    if (robots === null) return missing('robots.txt was not requested.');
    if (!robots.truncated && robots.bytes <= bytesMax) return [];
    return [
      {
        urls: [],
        message: `robots.txt has ${robots.truncated ? 'more than ' : ''}${Math.round(robots.bytes / 1024)} KiB; Google reads 500.`,
        evidence: [
          { found: `${robots.bytes} bytes`, wanted: `at most ${bytesMax} bytes`, urls: [robots.url] },
        ],
      },
    ];
  },
});
