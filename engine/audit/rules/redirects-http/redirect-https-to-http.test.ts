/** Tests which redirects give up https. */
import { html, linkTo } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { redirectHttpsToHttp } from './redirect-https-to-http.ts';

const home = html({ body: linkTo('/old') });

testSiteRule(redirectHttpsToHttp, {
  pass: [
    { pages: { '/': home }, answers: { '/old': { via: ['https://shop.example/new'] } } },
    { pages: { '/': home }, answers: { 'http://shop.example/old': { via: ['https://shop.example/old'] } } },
    { pages: { '/': home }, answers: { 'http://shop.example/a': { via: ['http://shop.example/b'] } } },
  ],
  fail: [
    [
      { pages: { '/': home }, answers: { '/old': { via: ['http://shop.example/old'] } } },
      'https://shop.example/old redirects to http://shop.example/old, which is not encrypted. 1 page links to it.',
      { findings: 1, page: 'https://shop.example/old' },
    ],
    [
      {
        pages: { '/': home },
        answers: { '/old': { via: ['http://shop.example/old/', 'https://shop.example/old/'] } },
      },
      'downgrade',
      { findings: 1 },
    ],
  ],
});
