/** Tests a11y-tabindex. */
import { testRule } from '../../testing/test-rule.ts';
import { a11yTabindex } from './a11y-tabindex.ts';

testRule(a11yTabindex, {
  pass: [
    '<div tabindex="0">a</div><div tabindex="-1">b</div><a href="/x">c</a>',
    '<pre>&lt;input tabindex="1"&gt;</pre>',
    '<script>document.write(\'<input tabindex="3">\')</script>',
    '<input tabindex="">',
  ],
  fail: [
    [
      '<input name="a" tabindex="2"><input name="b" tabindex=1>',
      '2 elements have a tabindex greater than 0',
      { found: 'tabindex="2"', snippet: '<input name="a" tabindex="2">' },
    ],
    ['<div tabindex="10">x</div>', { messageId: 'positive', data: { count: 1 } }],
  ],
});
