/** Tests img-inline-heavy. */
import { testRule } from '../../testing/test-rule.ts';
import { imgInlineHeavy } from './img-inline-heavy.ts';

const image = (length: number): string => `<img alt="Oak" src="data:image/png;base64,${'A'.repeat(length)}">`;

testRule(imgInlineHeavy, {
  pass: [
    image(20_000),
    '<img alt="" src="data:image/svg+xml,%3Csvg%3E">',
    `<img alt="Oak" src="/oak.png" data-note="${'x'.repeat(90_000)};base64,">`,
    `<script>const font = "data:font/woff2;base64,${'A'.repeat(90_000)}";</script>`,
  ],
  fail: [
    [image(300_000), '1 image is embedded in the HTML and makes it 300 KB larger', { wanted: 'a file' }],
  ],
});
