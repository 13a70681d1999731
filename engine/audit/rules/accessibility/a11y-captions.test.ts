/** Tests which videos need captions. */
import { testRule } from '../../testing/test-rule.ts';
import { a11yCaptions } from './a11y-captions.ts';

testRule(a11yCaptions, {
  pass: [
    '<video src="/a.mp4"><track kind="captions" src="/a.vtt" srclang="en"></video>',
    '<video controls><source src="/a.mp4"><track src="/a.vtt"></video>',
  ],
  fail: [
    [
      '<video src="/a.mp4" controls></video>',
      '1 video has no captions',
      { snippet: '<video src="/a.mp4" controls>' },
    ],
    ['<video src="/a.mp4"><track kind="chapters" src="/a.vtt"></video>', 'none'],
  ],
  skip: ['<p>Hello', '<video src="/background.mp4" autoplay muted loop></video>', '<video></video>'],
});
