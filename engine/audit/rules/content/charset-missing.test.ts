/** Tests charset-missing. */
import { testRule } from '../../testing/test-rule.ts';
import { charsetMissing } from './charset-missing.ts';

const headers = { 'content-type': 'text/html' };

testRule(charsetMissing, {
  pass: [
    '<p>Grüße</p>',
    { html: '<meta charset="utf-8"><p>Grüße</p>', headers },
    { html: '<meta http-equiv="Content-Type" content="text/html; charset=utf-8"><p>Grüße</p>', headers },
    { html: '<p>Only plain letters</p>', headers },
    // Characters beyond ASCII by reference only.
    { html: '<p>Gr&uuml;&szlig;e &#8217;</p>', headers },
    { html: '\uFEFF<p>Grüße</p>', headers },
  ],
  fail: [
    [{ html: '<p>Grüße</p>', headers }, 'characters such as “ü”', { found: 'no charset' }],
    [
      { html: `<!--${'x'.repeat(1100)}--><meta charset="utf-8"><p>Grüße</p>`, headers },
      'only after the first 1,024 bytes',
    ],
  ],
});
