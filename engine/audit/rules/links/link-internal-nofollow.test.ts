/** Tests link-internal-nofollow. */
import { expect, it } from 'vitest';
import { knowledgeOf, reviewerOf } from '../../review-findings.ts';
import { makeIssue } from '../../run-rules.ts';
import { buildSite, html } from '../../testing/site-builder.ts';
import { checkPage, testRule } from '../../testing/test-rule.ts';
import { linkInternalNofollow } from './link-internal-nofollow.ts';

testRule(linkInternalNofollow, {
  pass: [
    '<a href="/oak">x</a><a href="/_sources/oak.rst.txt" rel="nofollow">Show source</a><a href="/oak.pdf?v=2" rel="nofollow">PDF</a>',
    '<a href="/oak">x</a><a href="https://ads.example/" rel="nofollow sponsored">ad</a>',
    '<a href="/oak">x</a><a href="#reply" rel="nofollow">Reply</a><a href="/page#reply" rel="nofollow">Reply</a>',
    '<a href="/oak">x</a><a href="/page?replytocom=7" rel="nofollow">Reply</a><a href="/oak?add-to-cart=12" rel="nofollow">Buy</a>',
    '<a href="/oak">x</a><a href="/login" rel="nofollow">Log in</a><a href="/mein-konto/" rel="nofollow">Konto</a><a href="/chairs?sort=price" rel="nofollow">By price</a>',
    '<a href="/oak" rel="noopener noreferrer">x</a>',
    '<a href="/oak">x</a><a href="mailto:a@shop.example" rel="nofollow">Mail</a>',
    '<meta name="robots" content="index, follow"><a href="/oak">x</a>',
    '<a href="/oak">x</a><a href="https://blog.shop.example/" rel="nofollow">other host</a>',
  ],
  fail: [
    [
      '<a href="/oak" rel="nofollow">x</a>',
      'Internal links have nofollow',
      { found: 'rel="nofollow"', urls: ['https://shop.example/oak'] },
    ],
    [
      '<a href="/how-to-log-in" rel="nofollow">Help</a><a href="/a" rel="UGC">x</a><a href="https://www.shop.example/b" rel="sponsored noopener">y</a><a href="/c">z</a>',
      'have nofollow',
    ],
    [
      '<meta name="robots" content="nofollow"><a href="/a">x</a><a href="/b">y</a>',
      'follow none of its 2 internal links',
      { found: 'nofollow' },
    ],
    [
      { html: '<a href="/a">x</a>', headers: { 'content-type': 'text/html', 'x-robots-tag': 'nofollow' } },
      'follow none of its 1 internal link.',
    ],
  ],
  skip: [
    '<p>none</p>',
    '<meta name="robots" content="nofollow"><a href="https://ads.example/">x</a>',
    '<a href="#x" rel="nofollow">x</a>',
  ],
});

const contextOf = (pages: Record<string, string>) =>
  reviewerOf(knowledgeOf(buildSite({ pages }), { failed: [], passed: [], notEvaluated: [] }))('');

it('is no fault where the target is kept out of search or asks for a password', () => {
  const outcome = checkPage(
    linkInternalNofollow,
    '<a href="/desk" rel="nofollow">Desk</a><a href="/mine" rel="nofollow">Mine</a><a href="/oak" rel="nofollow">Oak</a>',
  );
  if (outcome.kind !== 'fail') throw new Error('It must fail.');
  const pages = {
    '/desk': html({ body: '<form><input type="password"></form>' }),
    '/mine': html({ head: '<meta name="robots" content="noindex">' }),
  };
  const review = (more: Record<string, string>) =>
    linkInternalNofollow.review?.(makeIssue(linkInternalNofollow, outcome), contextOf({ ...pages, ...more }));
  expect(review({ '/oak': html() })?.evidence).toMatchObject([{ urls: ['https://shop.example/oak'] }]);
  expect(review({ '/oak': html({ head: '<meta name="robots" content="noindex">' }) })).toBeNull();
});
