/** Tests h1-multiple. */
import { testRule } from '../../testing/test-rule.ts';
import { h1Multiple } from './h1-multiple.ts';

testRule(h1Multiple, {
  pass: [
    '<h1>Oak</h1><template><h1>Ash</h1></template><noscript><h1>Elm</h1></noscript>',
    '<h1>Oak</h1><h2>Ash</h2><h2>Elm</h2>',
    '<h1>Oak</h1><!-- <h1>Ash</h1> --><script>"<h1>Elm</h1>"</script>',
    '<h1>Oak</h1><p class="h1">Ash</p>',
  ],
  fail: [
    [
      '<h1>Oak</h1><section><h1>Ash</h1></section>',
      'has 2 H1 headings',
      { found: 'Oak', snippet: '<h1>Oak</h1>' },
    ],
    ['<h1>Oak</h1><h1>Oak</h1><h1></h1>', 'has 3 H1 headings.'],
    [
      '<h1>Oak</h1><p>x</p><h1>Oak</h1>',
      'has 2 H1 headings with the same text.',
      { wanted: 'this heading once' },
    ],
  ],
  skip: ['<h2>Oak</h2>', '<p>none</p>'],
});
