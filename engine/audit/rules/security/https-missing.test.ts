/** Tests which pages are served without encryption. */
import { testRule } from '../../testing/test-rule.ts';
import { httpsMissing } from './https-missing.ts';

testRule(httpsMissing, {
  pass: [
    { html: '<a href="http://old.example/">old</a>', url: 'https://shop.example/' },
    { html: '<p>', url: 'https://shop.example/?next=http://shop.example/' },
    { html: '<p>', url: 'http://localhost:8080/' },
  ],
  fail: [
    [
      { html: '<p>', url: 'http://shop.example/mugs' },
      'served over http',
      { wanted: 'https://shop.example/mugs' },
    ],
    [{ html: '<p>', url: 'http://localhost.example/' }, 'served over http'],
  ],
});
