/** Tests url-too-long. */
import { testRule } from '../../testing/test-rule.ts';
import { urlTooLong } from './url-too-long.ts';

const page = (url: string): { html: string; url: string } => ({ html: '<p>x</p>', url });
const root = 'https://shop.example/';

testRule(urlTooLong, {
  pass: [
    page(root),
    page(root + 'x'.repeat(115 - root.length)),
    page(`${root}${'%E6%89%8B'.repeat(40)}`),
    { html: `<a href="/${'x'.repeat(300)}">long link</a>`, url: root },
    page(`${root}100%`),
  ],
  fail: [
    [page(root + 'x'.repeat(116 - root.length)), 'has 116 characters', { wanted: 'at most 115 characters' }],
    [page(`${root}?q=${'x'.repeat(200)}`), 'characters'],
    [page(`${root}${'%E6%89%8B'.repeat(100)}`), 'has 121 characters'],
  ],
});
