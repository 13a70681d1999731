/** Tests which frames need a title. */
import { testRule } from '../../testing/test-rule.ts';
import { a11yFrameTitle } from './a11y-frame-title.ts';

testRule(a11yFrameTitle, {
  pass: [
    '<iframe src="/map" title="Map of our shops"></iframe>',
    '<iframe src="/map" aria-label="Map"></iframe>',
    '<iframe src="/count" width="0" height="0"></iframe>',
    '<iframe src="/count" style="display: none; visibility: hidden"></iframe>',
    '<iframe src="/count" aria-hidden="true"></iframe>',
  ],
  fail: [
    ['<iframe src="/map"></iframe>', '1 frame has no title', { snippet: '<iframe src="/map">' }],
    [
      '<iframe src="/a" title=" "></iframe><iframe src="/b" width="100%"></iframe>',
      { messageId: 'none', data: { count: 2 } },
    ],
    ['<iframe src="/map" data-x="hidden" width="100"></iframe>', 'none'],
  ],
  skip: ['<p>Hello', '<noscript><iframe src="/count"></iframe></noscript>'],
});
