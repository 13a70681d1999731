/** Tests which hreflang sets lack x-default. */
import { testRule } from '../../testing/test-rule.ts';
import { hreflangNoXDefault } from './hreflang-no-x-default.ts';

const link = (code: string) =>
  `<link rel="alternate" hreflang="${code}" href="https://shop.example/${code}">`;

testRule(hreflangNoXDefault, {
  pass: [link('en') + link('de') + link('x-default'), link('en') + link('de') + link('X-DEFAULT')],
  fail: [[link('en') + link('de') + link('de-AT'), { messageId: 'missing', data: { count: 2 } }]],
  skip: ['<p>none', link('en'), link('en-GB') + link('en-US')],
});
