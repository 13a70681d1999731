/** Tests parameter-explosion. */
import { html } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { parameterExplosion } from './parameter-explosion.ts';

const site = (count: number, query: (at: number) => string, head = ''): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`/list?${query(at)}`, html({ head })]));
const facet = (at: number): string => `colour=${at}&size=${at % 7}`;

testSiteRule(parameterExplosion, {
  pass: [
    { pages: site(49, facet) },
    { pages: site(60, (at) => `id=${at}`) },
    { pages: site(60, facet, '<link rel="canonical" href="https://shop.example/list">') },
  ],
  fail: [[{ pages: site(50, facet) }, '50 indexable URLs of https://shop.example/list', { findings: 1 }]],
});
