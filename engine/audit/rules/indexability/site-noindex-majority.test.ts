/** Tests site-noindex-majority. */
import { html } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { siteNoindexMajority } from './site-noindex-majority.ts';

const head = '<meta name="robots" content="noindex, nofollow">';
const site = (hidden: number, open: number): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: hidden + open }, (_, at) => [`/${at}`, at < hidden ? html({ head }) : html()]),
  );

testSiteRule(siteNoindexMajority, {
  pass: [{ pages: site(0, 10) }, { pages: site(7, 3) }],
  fail: [[{ pages: site(8, 2) }, '8 of 10 pages carry noindex', { urls: [] }]],
  skip: [{ pages: site(9, 0) }],
});
