/** Tests http-5xx. */
import { html, linkTo } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { http5xx } from './http-5xx.ts';

const pages = { '/': html({ body: linkTo('/shaky') }) };

testSiteRule(http5xx, {
  pass: [
    { pages, answers: { '/shaky': 200 } },
    { pages, answers: { '/shaky': 404 } },
    { pages, answers: { '/shaky': { status: 503, blocked: true } } },
    { pages, answers: { '/shaky': { failure: 'timeout' } } },
  ],
  fail: [
    [
      { pages, answers: { '/shaky': 500 } },
      'https://shop.example/shaky returns 500; 1 page links to it.',
      { page: 'https://shop.example/shaky' },
    ],
  ],
});
