/** Tests content-mojibake. */
import { testRule } from '../../testing/test-rule.ts';
import { contentMojibake } from './content-mojibake.ts';

testRule(contentMojibake, {
  pass: [
    '<p>Café, crème brûlée, Ünïcödé, naïve, São Paulo, ÃO, “quotes” — and dashes…</p>',
    '<p>When é becomes Ã©, the encoding is wrong.</p>',
    '<p>Tom &amp; Jerry, R&amp;D, AT&amp;T; a &lt; b</p>',
    '<p>Write <code>&amp;amp;</code> for an ampersand.</p>',
    '<p>手作りの家具 Привет مرحبا</p>',
  ],
  fail: [
    [
      '<head><title>Inhibitors &amp;amp; Biocides</title></head><p>x</p>',
      'The title or description contains references escaped twice such as &amp;',
    ],
    ['<p>CafÃ© crÃ¨me brÃ»lÃ©e</p>', 'sequences such as Ã©', { found: 'Ã©' }],
    ['<p>Donâ€™t, wonâ€™t, canâ€™t</p>', 'sequences such as â€'],
    ['<p>Caf\uFFFD and cr\uFFFDme</p>', '2 characters that could not be read', { found: '2 times �' }],
    ['<p>Tom &amp;amp; Jerry</p>', 'escaped twice such as &amp;', { found: '&amp;' }],
    ['<p>a&amp;nbsp;b</p>', 'escaped twice such as &nbsp;'],
  ],
});
