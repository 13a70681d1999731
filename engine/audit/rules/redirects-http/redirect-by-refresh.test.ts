/** Tests redirect-by-refresh. */
import { html, linkTo } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { redirectByRefresh } from './redirect-by-refresh.ts';

const home = html({ body: linkTo('/old') });

testSiteRule(redirectByRefresh, {
  pass: [
    { pages: { '/': home, '/new': html() }, answers: { '/old': { via: ['/new'] } } },
    { pages: { '/': html({ head: '<meta http-equiv=refresh content="5; url=/new">' }) } },
  ],
  fail: [
    [
      { pages: { '/': home, '/new': html() }, answers: { '/old': { via: ['/new'], isRefresh: true } } },
      'https://shop.example/old sends visitors to https://shop.example/new with a meta refresh. 1 page links to it.',
      {
        findings: 1,
        page: 'https://shop.example/old',
        urls: ['https://shop.example/'],
        evidence: [{ found: 'meta refresh https://shop.example/old → https://shop.example/new' }],
      },
    ],
  ],
});
