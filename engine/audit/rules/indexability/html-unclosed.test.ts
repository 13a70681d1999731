/** Tests html-unclosed. */
import { testRule } from '../../testing/test-rule.ts';
import { htmlUnclosed } from './html-unclosed.ts';

const rest = '<h2>Opening hours</h2><p>Daily</p>';

testRule(htmlUnclosed, {
  pass: [
    // Ended, and what looks like tags is its own.
    '<p>Oak</p><script>document.write("<p>Oak</p>")</script>',
    '<p>Oak</p><textarea><p>Paste this</p></TEXTAREA >',
    // Forgotten at the very end: nothing is lost.
    '<p>Oak</p><script>go()',
    // Only elements of text run on; these end where others begin.
    `<p>Oak<p>Elm<ul><li>Ash${rest}`,
    `<iframe src="/map"></iframe>${rest}`,
    // In SVG a title may close itself.
    `<svg><title/><path/></svg>${rest}`,
  ],
  fail: [
    [
      `<p>Oak</p><iframe src="/map" />${rest}`,
      { messageId: 'swallows', data: { element: 'iframe', tags: 2 } },
      { snippet: '<iframe src="/map" />', wanted: '</iframe>' },
    ],
    [`<head><title>Oak<meta charset="utf-8"></head><body>${rest}`, 'The <title> is never closed'],
    [`<form><textarea name="message"></form>${rest}`, 'The <textarea> is never closed'],
  ],
});
