/** Tests link-external-unverifiable. */
import { html, linkTo } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { linkExternalUnverifiable } from './link-external-unverifiable.ts';

const out = 'https://other.example/paper';
const pages = { '/': html({ body: linkTo(out) }) };

testSiteRule(linkExternalUnverifiable, {
  pass: [
    { pages, tried: { [out]: 200 } },
    { pages, tried: { [out]: 404 } },
    { pages, tried: { [out]: { failure: 'dns' } } },
    { pages: { '/': html({ body: linkTo('/members') }) }, answers: { '/members': 401 }, tried: {} },
  ],
  fail: [
    [
      { pages, tried: { [out]: { status: 403, blocked: true } } },
      '1 link to other sites could not be verified',
    ],
    [{ pages, tried: { [out]: 999 } }, 'could not be verified', { page: 'https://shop.example/' }],
    [{ pages, tried: { [out]: 503 } }, 'could not be verified'],
  ],
  missing: [{ pages }],
});
