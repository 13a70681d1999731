/** Tests link-noncanonical. */
import { html, linkTo } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { linkNoncanonical } from './link-noncanonical.ts';

const canonical = (href: string): string => html({ head: `<link rel="canonical" href="${href}">` });
const home = (...paths: readonly string[]): string => html({ body: linkTo(...paths) });

testSiteRule(linkNoncanonical, {
  pass: [
    { pages: { '/': home('/a/'), '/a/': canonical('/a/') } },
    // The canonical of another page is no spelling of this one.
    { pages: { '/': home('/a'), '/a': canonical('/b'), '/b': html() } },
    // A canonical that redirects back is reported as that.
    { pages: { '/': home('/a'), '/a': canonical('/a/') }, answers: { '/a/': { via: ['/a'] } } },
    // Only the sitemap names it.
    { pages: { '/': home(), '/a': canonical('/a/') }, sitemap: ['/a'] },
  ],
  fail: [
    [
      { pages: { '/': home('/a/', '/b'), '/a/': canonical('/a/index.html'), '/b': canonical('/b/') } },
      'Links lead to 2 URLs whose canonical is another spelling',
      { urls: ['https://shop.example/a/', 'https://shop.example/b'] },
    ],
  ],
});
