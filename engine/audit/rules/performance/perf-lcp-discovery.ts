/** A main image that the browser finds late. */
import { citeSeen } from '../../cite-rendered.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';
import { performanceTexts } from './messages.ts';

export const perfLcpDiscovery = defineBrowserRule({
  id: 'perf-lcp-discovery',
  group: 'performance',
  isMeasuredTime: true,
  severity: 'warning',
  basis: 'google',
  source: 'https://web.dev/articles/optimize-lcp',
  texts: performanceTexts['perf-lcp-discovery'],
  reads: ['largestPaint'],
  checkRendered: ({ largestPaint }) => {
    const element = largestPaint?.element ?? null;
    if (largestPaint === null || element === null || largestPaint.url === null)
      return skip('largest-element-no-image');
    if (!largestPaint.isLazy) return pass();
    return fail({
      messageId: 'lazy',
      evidence: [
        citeSeen(element, 'mobile', {
          found: 'loading="lazy"',
          wanted: say('no-loading-attribute-fetchpriority-high'),
        }),
      ],
    });
  },
});
