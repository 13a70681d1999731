/** Tests h1-no-text. */
import { expect, it } from 'vitest';
import { checkPage, testRule } from '../../testing/test-rule.ts';
import { h1NoText } from './h1-no-text.ts';

testRule(h1NoText, {
  pass: [
    '<h1><img src="logo.png" alt=""> Oak tables</h1>',
    '<h1><a href="/"><span>Oak</span></a></h1>',
    '<h1>0</h1>',
    '<h1>手作り</h1>',
    '<h1>Oak</h1><h2></h2>',
    '<h1><a href="#part" class="anchor"></a></h1><h1>Oak</h1>',
    '<h1><img src="logo.png" alt="Oak &amp; Sons"></h1><h1>Oak tables</h1>',
    '<h1>Oak</h1><dialog><h1></h1></dialog><div hidden><h1 id="later"></h1></div>',
  ],
  fail: [
    ['<h1> &nbsp; </h1>', 'is empty', { snippet: '<h1> &nbsp; </h1>', found: 'no text' }],
    ['<h1><img src="logo.png"></h1>', 'is empty'],
    [
      '<h1><img src="logo.png" alt="Oak &amp; Sons"></h1>',
      '“Oak & Sons” is read in its place',
      { found: 'no text; its name is “Oak & Sons”' },
    ],
    ['<h1 aria-label="Oak"></h1>', '“Oak” is read in its place'],
    ['<h1><svg viewBox="0 0 1 1"><title>Oak &amp; Sons</title><path d="M0"/></svg></h1>', 'of its own: “Oak'],
    ['<h1></h1><h1></h1>', 'is empty'],
  ],
  skip: ['<h2></h2>', '<dialog><h1></h1></dialog>', '<div aria-hidden="true"><h1></h1></div>'],
});

it('is milder when an image names the heading', () => {
  expect(checkPage(h1NoText, '<h1><img src="a.png" alt="Oak"></h1>')).toMatchObject({
    severity: 'info',
  });
  expect(checkPage(h1NoText, '<h1></h1>')).not.toHaveProperty('severity');
});
