/** The largest part of the page that appears late. */
import { defineBrowserRule } from '../../rule.ts';

export const perfLcp = defineBrowserRule({
  id: 'perf-lcp',
  group: 'performance',
  severity: 'warning',
  basis: 'google',
  source: 'https://web.dev/articles/lcp',
  tier: 1,
  title: 'Main content appears late',
  why: 'Largest Contentful Paint is one of Google’s Core Web Vitals; 2.5 s or less is good, more than 4 s is poor.',
  fix: 'Speed up the phase named below: the server, the discovery, the load or the rendering of that element.',
});
