/** Tests link-internal-broken. */
import { expect } from 'vitest';
import { html, linkTo } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { linkInternalBroken } from './link-internal-broken.ts';

const pages = { '/': html({ body: linkTo('/gone', '/gone#part') }) };

testSiteRule(linkInternalBroken, {
  pass: [
    { pages },
    { pages, answers: { '/gone': 200 } },
    { pages, answers: { '/gone': 401 } },
    { pages, answers: { '/gone': { status: 403, blocked: true } } },
    { pages, answers: { '/gone': 429 } },
    { pages, answers: { '/gone': { via: ['/new'] } } },
    {
      pages: { '/': html({ body: linkTo('https://other.example/gone') }) },
      tried: { 'https://other.example/gone': 404 },
    },
    { pages: { '/': html({ body: '<a href="#gone">Part</a><a href="mailto:a@b.example">Mail</a>' }) } },
  ],
  fail: [
    [
      { pages, answers: { '/gone': 404 } },
      'This page links to a URL that does not work: https://shop.example/gone returns 404.',
      { page: 'https://shop.example/', facts: ['broken:https://shop.example/gone'], findings: 1 },
    ],
    [{ pages, answers: { '/gone': { status: 410, via: ['/really-gone'] } } }, 'returns 410'],
    [{ pages, answers: { '/gone': 500 } }, 'returns 500'],
    // The text of the link shows what its href should be.
    [
      {
        pages: { '/': html({ body: '<a href="tools">https://tools.example/oak</a>' }) },
        answers: { '/tools': 404 },
      },
      'returns 404',
      { evidence: [expect.objectContaining({ wanted: 'https://tools.example/oak' })] },
    ],
    [{ pages, answers: { '/gone': { failure: 'timeout' } } }, 'does not respond'],
  ],
});
