/** Tests page-dead-end. */
import { testRule } from '../../testing/test-rule.ts';
import { pageDeadEnd } from './page-dead-end.ts';

testRule(pageDeadEnd, {
  pass: [
    '<a href="/">Home</a>',
    '<a href="https://www.shop.example/oak" rel="nofollow">Oak</a>',
    '<map><area href="/oak" alt="Oak"></map>',
    '<a href="?page=2">Next</a>',
    '<base href="https://shop.example/de/"><a href="oak">Oak</a>',
  ],
  fail: [
    ['<p>Oak</p>', 'no link to another page', { found: '0 internal links, 0 external links' }],
    [
      '<a href="#top">Top</a><a href="/page#part">Part</a><a href="/page">Self</a>',
      'no link to another page',
    ],
    [
      '<a href="https://other.example/">x</a><a href="mailto:a@shop.example">y</a><a href="javascript:go()">z</a>',
      'no link',
      { found: '0 internal links, 1 external link' },
    ],
  ],
  // A site of one page.
  skip: [{ html: '<a href="#contact">Contact</a>', url: 'https://shop.example/' }],
});
