/** Tests link-external-broken. */
import { html, linkTo } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { linkExternalBroken } from './link-external-broken.ts';

const out = 'https://other.example/paper';
const pages = { '/': html({ body: linkTo(out) }) };

testSiteRule(linkExternalBroken, {
  pass: [
    { pages, tried: { [out]: 200 } },
    { pages, tried: { [out]: { status: 403, blocked: true } } },
    { pages, tried: { [out]: 429 } },
    { pages, tried: { [out]: 503 } },
    { pages, tried: {} },
    { pages: { '/': html({ body: linkTo('/gone') }) }, answers: { '/gone': 404 }, tried: {} },
  ],
  fail: [
    [
      { pages, tried: { [out]: 404 } },
      '1 link to other sites does not work: https://other.example/paper returns 404.',
      { page: 'https://shop.example/' },
    ],
    [{ pages, tried: { [out]: 410 } }, 'returns 410'],
    [{ pages, tried: { [out]: { failure: 'dns' } } }, 'does not respond'],
  ],
  missing: [{ pages }],
});
