/** Tests http-4xx. */
import { html, linkTo } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { http4xx } from './http-4xx.ts';

const pages = { '/': html({ body: linkTo('/gone') }), '/a': html({ body: linkTo('/gone', '/gone') }) };

testSiteRule(http4xx, {
  pass: [
    { pages },
    { pages, answers: { '/gone': { status: 403, blocked: true } } },
    { pages, answers: { '/gone': 401 } },
    { pages, answers: { '/gone': 500 } },
    { pages, answers: { '/unknown': 404 } },
    {
      pages: { '/': html({ body: linkTo('https://other.example/x') }) },
      tried: { 'https://other.example/x': 404 },
    },
    { pages: { '/': html({ body: linkTo('/old') }) }, answers: { '/old': 200 } },
  ],
  fail: [
    [
      { pages, answers: { '/gone': 404 } },
      'https://shop.example/gone returns 404; 2 pages link to it.',
      {
        page: 'https://shop.example/gone',
        findings: 1,
        evidence: [
          { found: '404', wanted: '200', urls: ['https://shop.example/gone'] },
          { found: 'linked from', urls: ['https://shop.example/', 'https://shop.example/a'] },
        ],
      },
    ],
    [{ pages: {}, answers: { '/gone': 410 }, sitemap: ['/gone'] }, 'returns 410; the sitemap lists it'],
    [{ pages, answers: { '/gone': 410 }, sitemap: ['/gone'] }, 'gone'],
    [{ pages, answers: { '/gone': 414 } }, 'refused'],
  ],
});
