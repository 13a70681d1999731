/** Tests heading-empty. */
import { testRule } from '../../testing/test-rule.ts';
import { headingEmpty } from './heading-empty.ts';

testRule(headingEmpty, {
  pass: [
    '<h2><img src="a.png" alt="Oak"></h2>',
    '<h2 aria-label="Oak"></h2>',
    '<h3><a href="/oak">Oak</a></h3>',
    '<h2><svg role="img" aria-label="Oak"><path d="M0"/></svg></h2>',
    '<h2><svg><title>Oak</title><path d="M0"/></svg></h2>',
    '<h2>Oak</h2><dialog><h2></h2></dialog><div hidden><h3></h3></div><template><h4></h4></template>',
    '<h1></h1><h2>Oak</h2>',
  ],
  fail: [
    [
      '<h2></h2><h3>Oak</h3><h4> &nbsp; </h4>',
      '2 headings are empty',
      { snippet: '<h2></h2>', found: 'an empty h2' },
    ],
    ['<h2><img src="a.png" alt=""></h2>', '1 heading is empty'],
    ['<h1>Oak</h1><h1><a href="#x"></a></h1>', '1 heading is empty', { found: 'an empty h1' }],
    ['<h3><span></span><br></h3>', '1 heading is empty'],
    ['<h3><svg><path d="M0"/></svg></h3><p><svg><title>Elsewhere</title></svg></p>', '1 heading is empty'],
  ],
  skip: ['<h1></h1>', '<p>none</p>'],
});
