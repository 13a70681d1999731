/** Tests link-internal-redirect. */
import { html, linkTo } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { linkInternalRedirect } from './link-internal-redirect.ts';

const pages = { '/': html({ body: linkTo('/old') }) };

testSiteRule(linkInternalRedirect, {
  pass: [
    { pages },
    { pages, answers: { '/old': 200 } },
    { pages, answers: { '/old': { via: ['/gone'], status: 404 } } },
    { pages, answers: { '/old': { via: ['/old'], failure: 'redirect-loop' } } },
    { pages, answers: { '/old': { via: ['/login'], status: 403, blocked: true } } },
    {
      pages: { '/': html({ body: linkTo('https://other.example/old') }) },
      tried: { 'https://other.example/old': { via: ['https://other.example/new'] } },
    },
  ],
  fail: [
    [
      { pages, answers: { '/old': { via: ['/new'] } } },
      'https://shop.example/old redirects to https://shop.example/new',
      { page: 'https://shop.example/', findings: 1 },
    ],
    [
      {
        pages: { '/': html({ body: linkTo('/old', '/older') }) },
        answers: { '/older': { via: ['/old', '/new'] } },
      },
      '2 URLs this page links to redirect',
    ],
  ],
});
