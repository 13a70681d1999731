/** A main image that the browser finds late. */
import { citeSeen } from '../../cite-rendered.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';

export const perfLcpDiscovery = defineBrowserRule({
  id: 'perf-lcp-discovery',
  group: 'performance',
  isMeasuredTime: true,
  severity: 'warning',
  basis: 'google',
  source: 'https://web.dev/articles/optimize-lcp',
  tier: 2,
  title: 'Main image discovered late (LCP)',
  why: 'An image that is lazy-loaded or added only by a script starts to load late.',
  fix: 'Put the image into the HTML, without loading="lazy" and with fetchpriority="high".',
  reads: ['largestPaint'],
  checkRendered: ({ largestPaint }) => {
    const element = largestPaint?.element ?? null;
    if (largestPaint === null || element === null || largestPaint.url === null)
      return skip('the largest element of the page is not an image');
    if (!largestPaint.isLazy) return pass();
    return fail(
      'The largest image on the first screen has loading="lazy", so it starts loading late.',
      citeSeen(element, 'mobile', {
        found: 'loading="lazy"',
        wanted: 'no loading attribute, fetchpriority="high"',
      }),
    );
  },
});
