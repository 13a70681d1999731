/** Tests which pages have no canonical. */
import { expect, it } from 'vitest';
import { makeIssue } from '../../run-rules.ts';
import { checkPage, testRule } from '../../testing/test-rule.ts';
import { canonicalMissing } from './canonical-missing.ts';

testRule(canonicalMissing, {
  pass: [
    '<link rel="canonical" href="https://shop.example/page">',
    '<link rel="CANONICAL nofollow" href="/page">',
    // Broken or misplaced ones are findings of their own.
    '<link rel="canonical" href="">',
    '<link rel="canonical">',
    '<body><p>a</p><link rel="canonical" href="/page">',
    {
      html: '<p>',
      headers: { 'content-type': 'text/html', link: '<https://shop.example/page>; rel="canonical"' },
    },
  ],
  fail: [
    [
      '<p>Hello',
      'Neither the head nor a Link header',
      { wanted: '<link rel="canonical" href="https://shop.example/page">' },
    ],
    ['<link rel="alternate" href="/page">', 'Neither'],
    ['<!-- <link rel="canonical" href="/page"> -->', 'Neither'],
    ['<meta property="og:url" content="https://shop.example/page">', 'Neither'],
  ],
});

it('matters only where another URL returns the same page, or the URL has parameters', () => {
  const review = (url: string, hasDuplicate: boolean) => {
    const outcome = checkPage(canonicalMissing, { html: '<p>Hello', url });
    if (outcome.kind !== 'fail') throw new Error('It must fail.');
    const issue = makeIssue(canonicalMissing, outcome);
    return canonicalMissing.review?.(issue, {
      findTarget: () => null,
      hasDuplicate,
      isFramed: false,
      siteFindings: new Set(),
      imageSize: () => null,
      isCommonInTitles: () => false,
    });
  };
  expect(review('https://shop.example/page', false)).toBeNull();
  expect(review('https://shop.example/page', true)).not.toBeNull();
  expect(review('https://shop.example/page?colour=red', false)).not.toBeNull();
});
