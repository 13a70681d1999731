/** Tests noindex-important-page. */
import { html, linkTo } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { noindexImportantPage } from './noindex-important-page.ts';

const head = '<meta name="robots" content="noindex">';
const paths = Array.from({ length: 11 }, (_, at) => (at === 0 ? '/' : `/${at}`));
const linking = (to: string): Record<string, string> =>
  Object.fromEntries(paths.map((path) => [path, html({ body: linkTo(to) })]));

testSiteRule(noindexImportantPage, {
  pass: [
    { pages: { '/': html(), '/a': html({ head }) }, sitemap: ['/'] },
    { pages: { '/': html() }, sitemap: ['/'] },
    {
      pages: {
        ...linking('/login'),
        '/login': html({ head, body: '<form><input type="password" name="p"></form>' }),
      },
    },
    { pages: { ...linking('/1'), '/x': html({ head }) } },
    {
      pages: Object.fromEntries(
        paths.slice(1).map((path) => [path, html({ head, body: linkTo(...paths.slice(1)) })]),
      ),
    },
  ],
  fail: [
    [
      { pages: { '/': html({ head }) } },
      'it is the home page',
      { page: 'https://shop.example/', evidence: [{ snippet: head, found: 'noindex', wanted: 'index' }] },
    ],
    [{ pages: { '/a': html({ head }) }, sitemap: ['/a'] }, 'it is in the sitemap'],
    [
      { pages: { '/': { html: html(), headers: { 'x-robots-tag': 'googlebot: noindex' } } } },
      'it is the home page',
    ],
    [{ pages: { ...linking('/best'), '/best': html({ head }) } }, 'among the most linked pages'],
  ],
});
