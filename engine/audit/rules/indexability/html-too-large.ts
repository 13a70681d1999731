/** HTML so large that a search engine may not read it to the end. */

import { say } from '../../evidence.ts';
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { indexabilityTexts } from './messages.ts';

const warningBytes = 1_000_000;
/** How much Googlebot reads of one file. */
const criticalBytes = 2_000_000;

export const htmlTooLarge = definePageRule({
  id: 'html-too-large',
  group: 'indexability',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/googlebot',
  needs: 'http',
  audience: 'html',
  reads: ['http'],
  texts: indexabilityTexts['html-too-large'],
  check: ({ http }) => {
    if (http.bodyBytes < warningBytes) return pass();
    const megabytes = Math.round(http.bodyBytes / 100_000) / 10;
    const evidence = [
      {
        found: say('bytes', { bytes: http.bodyBytes }),
        wanted: say('less-than-bytes', { limit: warningBytes }),
      },
    ];
    return http.bodyBytes >= criticalBytes || http.truncated
      ? fail({ messageId: 'cut', data: { megabytes, whole: http.truncated ? 'no' : 'yes' }, evidence })
      : fail({ messageId: 'close', data: { megabytes }, evidence, severity: 'warning' });
  },
});
