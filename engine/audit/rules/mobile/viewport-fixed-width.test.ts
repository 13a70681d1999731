/** Tests viewport-fixed-width. */
import { testRule } from '../../testing/test-rule.ts';
import { viewportFixedWidth } from './viewport-fixed-width.ts';

const viewport = (content: string): string => `<meta name="viewport" content="${content}">`;

testRule(viewportFixedWidth, {
  pass: [
    viewport('width=device-width, initial-scale=1'),
    viewport('initial-scale=1'),
    viewport('width=device-width, minimum-scale=1, maximum-scale=5'),
    viewport('height=600'),
  ],
  fail: [
    [viewport('width=1024'), 'is 1,024 pixels wide', { found: 'width=1024' }],
    [viewport('width=980px, initial-scale=1'), 'is 980 pixels wide'],
  ],
  skip: ['<p>Oak</p>'],
});
