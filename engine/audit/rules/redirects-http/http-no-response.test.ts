/** Tests http-no-response. */
import { html, linkTo } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { httpNoResponse } from './http-no-response.ts';

const pages = { '/': html({ body: linkTo('/slow') }) };

testSiteRule(httpNoResponse, {
  pass: [
    { pages, answers: { '/slow': 200 } },
    { pages, answers: { '/slow': 500 } },
    { pages, answers: { '/slow': { failure: 'refused-address' } } },
    { pages, answers: { '/slow': { via: ['/slow'], failure: 'redirect-loop' } } },
  ],
  fail: [
    [
      { pages, answers: { '/slow': { failure: 'timeout' } } },
      'does not respond: It failed: timeout; 1 page links to it.',
      { page: 'https://shop.example/slow' },
    ],
    [{ pages, answers: { '/slow': { failure: 'tls' } } }, 'tls'],
    [{ pages, answers: { '/slow': { failure: 'reset' } } }, 'other'],
  ],
});
