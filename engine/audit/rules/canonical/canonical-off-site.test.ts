/** Tests which canonicals leave the site. */
import { describe, expect, it } from 'vitest';
import { makeIssue } from '../../run-rules.ts';
import { testRule } from '../../testing/test-rule.ts';
import { canonicalOffSite } from './canonical-off-site.ts';

const page = (url: string, canonical: string) => ({
  url,
  html: `<head><link rel="canonical" href="${canonical}"></head>`,
});

testRule(canonicalOffSite, {
  pass: [
    {
      html: '<head><link rel="canonical" href="https://dev.shop.example/oak"></head>',
      url: 'https://staging.shop.example/oak',
    },
    {
      html: '<head><link rel="canonical" href="https://developers.shop.example/oak"></head>',
      url: 'https://shop.example/oak',
    },
    page('https://shop.example/a', 'https://shop.example/a'),
    page('https://shop.example/a', 'https://www.shop.example/a'),
    page('https://m.shop.co.uk/a', 'https://www.shop.co.uk/a'),
    page('http://shop.example/a', 'https://shop.example/a'),
    page('https://shop.example/a', '/b'),
    page('https://SHOP.example/a', 'https://shop.example:443/a'),
  ],
  fail: [
    [
      {
        html: '<head><link rel="canonical" href="https://staging.shop.example/oak"></head>',
        url: 'https://shop.example/oak',
      },
      'staging.shop.example, a test host',
    ],
    [
      page('https://shop.example/a', 'https://press.test/a'),
      'points to press.test, a different site from shop.example',
      { found: 'https://press.test/a' },
    ],
    [page('https://a.co.uk/', 'https://b.co.uk/'), 'a different site'],
    [page('https://anna.github.io/', 'https://ben.github.io/'), 'a different site'],
    [page('https://shop.example/a', 'http://shop.example/a'), 'its canonical is an http URL'],
  ],
  skip: ['<p>none'],
});

describe('the severity', () => {
  const issue = makeIssue(canonicalOffSite, { messageId: 'http', evidence: [] });
  const reviewed = (...siteFindings: readonly string[]) =>
    canonicalOffSite.review?.(issue, {
      findTarget: () => null,
      hasDuplicate: false,
      isCommonInTitles: () => false,
      isFramed: false,
      siteFindings: new Set(siteFindings),
      imageSize: () => null,
    });

  it('is advice where the whole site points elsewhere', () => {
    expect(reviewed('canonical-home-elsewhere')?.severity).toBe('info');
    expect(reviewed('favicon-missing')?.severity).toBe('warning');
  });
});
