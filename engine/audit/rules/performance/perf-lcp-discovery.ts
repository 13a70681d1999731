/** A main image that the browser finds late. */
import { defineBrowserRule } from '../../rule.ts';

export const perfLcpDiscovery = defineBrowserRule({
  id: 'perf-lcp-discovery',
  group: 'performance',
  severity: 'warning',
  basis: 'google',
  source: 'https://web.dev/articles/optimize-lcp',
  tier: 2,
  title: 'Main image is found late',
  why: 'An image that is lazy or named only by script starts to load after everything else.',
  fix: 'Put the image into the HTML, without loading="lazy" and with fetchpriority="high".',
});
