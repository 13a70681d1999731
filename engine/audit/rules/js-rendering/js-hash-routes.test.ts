/** Tests js-hash-routes. */
import { testRule } from '../../testing/test-rule.ts';
import { jsHashRoutes } from './js-hash-routes.ts';

testRule(jsHashRoutes, {
  pass: ['<a href="#/">Home</a>', '<a href="#!/">Home</a>'],
  fail: [
    [
      '<a href="#/">Home</a><a href="#/about">About</a><a href="#/shop?a=1">Shop</a>',
      '2 views of this page have no URL of their own: #/about, #/shop?a=1.',
      { found: '#/about, #/shop?a=1' },
    ],
    ['<a href="/page#!/about">About</a>', '1 view of this page has no URL of its own'],
  ],
  skip: [
    '<a href="#part">x</a><h2 id="part">Part</h2>',
    '<a href="/other#/about">An application of its own</a>',
    '<a href="#">x</a><a href="#!">y</a>',
  ],
});
