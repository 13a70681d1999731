/** Tests noindex-unseen. */
import { html } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { noindexUnseen } from './noindex-unseen.ts';

const head = '<meta name="robots" content="noindex">';

testSiteRule(noindexUnseen, {
  pass: [
    { pages: { '/a': html({ head }) } },
    { pages: { '/a': html() }, robots: 'User-agent: Googlebot\nDisallow: /a' },
    { pages: { '/a': html({ head }) }, robots: 'User-agent: GPTBot\nDisallow: /a' },
  ],
  fail: [
    [
      { pages: { '/a': html({ head }) }, robots: 'User-agent: Googlebot\nDisallow: /a' },
      'is not allowed to crawl it (robots.txt, line 2: Disallow: /a)',
      { page: 'https://shop.example/a' },
    ],
  ],
  missing: [{ pages: { '/a': html({ head }) }, robots: null }],
});
