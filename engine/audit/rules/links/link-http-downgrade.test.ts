/** Tests link-http-downgrade. */
import { testRule } from '../../testing/test-rule.ts';
import { linkHttpDowngrade } from './link-http-downgrade.ts';

testRule(linkHttpDowngrade, {
  pass: [
    '<a href="/oak">x</a><a href="//shop.example/ash">x</a>',
    '<a href="https://share.example/?u=http://shop.example/">x</a>',
    '<a href="https://web.archive.org/web/2020/http://shop.example/">x</a>',
    '<a href="http://localhost/">x</a>',
    // Whether another site has https is its owner's matter.
    '<a href="HTTP://other.example/">x</a><a href="http://shop.example.evil.example/">y</a>',
    '<a href="/oak">x</a><link rel="profile" href="http://gmpg.org/xfn/11"><img src="http://shop.example/a.jpg" alt="">',
    '<a href="/oak">x</a><svg xmlns="http://www.w3.org/2000/svg"></svg>',
  ],
  fail: [
    [
      '<a href="http://shop.example/oak">x</a>',
      '1 link points to the http:// version of this site.',
      { found: 'http://shop.example/oak', wanted: 'https://shop.example/oak' },
    ],
    [
      '<a href="http://other.example/">x</a><a href="http://www.shop.example/">y</a>',
      '1 link points to the http:// version of this site',
      { found: 'http://www.shop.example/' },
    ],
  ],
  skip: ['<p>none</p>', { html: '<a href="http://shop.example/x">x</a>', url: 'http://shop.example/' }],
});
