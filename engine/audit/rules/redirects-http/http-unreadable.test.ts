/** Tests http-unreadable. */
import { html, linkTo } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { httpUnreadable } from './http-unreadable.ts';

const pages = { '/': html({ body: linkTo('/blank') }) };

testSiteRule(httpUnreadable, {
  pass: [
    { pages, answers: { '/blank': 200 } },
    { pages, answers: { '/blank': { failure: 'timeout' } } },
  ],
  fail: [
    [
      { pages, answers: { '/blank': { failure: 'unreadable-body' } } },
      'has no readable content: It failed: unreadable-body; 1 page links to it.',
      { page: 'https://shop.example/blank' },
    ],
  ],
});
