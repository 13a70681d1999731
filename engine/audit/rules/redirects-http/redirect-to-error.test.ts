/** Tests redirect-to-error. */
import { html, linkTo } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { redirectToError } from './redirect-to-error.ts';

const pages = { '/': html({ body: linkTo('/a') }) };

testSiteRule(redirectToError, {
  pass: [
    { pages, answers: { '/a': { via: ['/b'] } } },
    { pages, answers: { '/a': 404 } },
    { pages, answers: { '/a': { via: ['/login'], status: 401 } } },
    { pages, answers: { '/a': { via: ['/wall'], status: 403, blocked: true } } },
    { pages, answers: { '/a': { via: ['/a'], failure: 'redirect-loop' } } },
  ],
  fail: [
    [
      { pages, answers: { '/a': { via: ['/b'], status: 404 } } },
      'https://shop.example/a redirects to https://shop.example/b, which returns 404.',
      { page: 'https://shop.example/a', findings: 1 },
    ],
    [{ pages, answers: { '/a': { via: ['/b'], status: 301 }, '/b': 500 } }, 'error'],
  ],
});
