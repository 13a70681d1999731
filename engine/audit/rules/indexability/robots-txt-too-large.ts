/** A robots.txt that is longer than crawlers read. */

import { say } from '../../evidence.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { indexabilityTexts } from './messages.ts';

const bytesMax = 500 * 1024;

export const robotsTxtTooLarge = defineSiteRule({
  id: 'robots-txt-too-large',
  group: 'indexability',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt',
  needs: 'http',
  texts: indexabilityTexts['robots-txt-too-large'],
  reads: ['robots'],
  checkSite({ robots }) {
    if (robots === null) return missing('robots-txt-not-requested');
    if (!robots.truncated && robots.bytes <= bytesMax) return [];
    return [
      {
        urls: [],
        messageId: 'large',
        data: { whole: robots.truncated ? 'no' : 'yes', kibibytes: Math.round(robots.bytes / 1024) },
        evidence: [
          {
            found: say('bytes', { bytes: robots.bytes }),
            wanted: say('at-most-bytes', { limit: bytesMax }),
            urls: [robots.url],
          },
        ],
      },
    ];
  },
});
