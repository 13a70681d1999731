/** Tests heading-level-skipped. */
import { testRule } from '../../testing/test-rule.ts';
import { headingLevelSkipped } from './heading-level-skipped.ts';

testRule(headingLevelSkipped, {
  pass: [
    '<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>',
    '<h1>A</h1><h2>B</h2><h3>C</h3><h4>D</h4><h1>Up by three is fine</h1>',
    '<h3>Starts at three</h3><h3>B</h3>',
    // One among very many.
    `<h1>A</h1>${'<h2>B</h2>'.repeat(50)}<h4>C</h4>`,
    '<h2>Before the main heading</h2><h1>A</h1><h2>B</h2>',
    '<h1>A</h1><dialog><h4>Sign in</h4></dialog><h2>B</h2>',
    '<h1>A</h1><div role="dialog"><h5>Cookies</h5></div><h2>B</h2>',
    '<h1>A</h1><template><h5>T</h5></template><noscript><h6>N</h6></noscript><h2>B</h2>',
    '<h1>A</h1><div hidden><h4>B</h4></div>',
    '<h1>A</h1><div hidden><h2>B</h2></div><h3>C</h3>',
    '<h1>A</h1><div style="color: red; display:none"><section><h3>Debug output</h3></section></div><h2>B</h2>',
    '<h1>A</h1><h2>B</h2><footer><h4>Contact</h4><h4>Follow us</h4></footer>',
    '<h1>A</h1><h3 class="post-author">By Ann Oak</h3><h2>B</h2>',
    // The empty heading is told by another rule.
    '<h1></h1><h3>A</h3><h4>B</h4>',
    '<h1>A</h1><h2></h2><h3>B</h3>',
    '<h1>A</h1><h4 class="subtitle">All about it</h4><h2>B</h2>',
  ],
  fail: [
    [
      '<h1>A</h1><h3>C</h3>',
      '1 heading skips a level, from H1 to H3.',
      { found: 'h1 “A”, then h3 “C”', wanted: 'h2', snippet: '<h3>C</h3>' },
    ],
    [
      '<h1>A</h1><h2>B</h2><h4>C</h4><h2>D</h2><h5>E</h5>',
      '2 headings skip a level; the first time, from H2 to H4.',
      { wanted: 'h3' },
    ],
    ['<h1>A</h1><div style="max-width:none"><h3>C</h3></div>', '1 heading skips'],
    ['<h1>A</h1><footer><h2>Contact</h2><h4>Phone</h4></footer>', '1 heading skips', { wanted: 'h3' }],
    ['<h1>A</h1><h3 class="authoring">C</h3>', '1 heading skips'],
  ],
  skip: ['<h1>A</h1>', '<p>none</p>', '<h1>A</h1><dialog><h4>B</h4></dialog>'],
});
