/** Tests h1-missing. */
import { testRule } from '../../testing/test-rule.ts';
import { h1Missing } from './h1-missing.ts';

testRule(h1Missing, {
  pass: [
    '<h1 class="visually-hidden">Oak tables</h1>',
    '<h2>News</h2><main><h1>Oak tables</h1></main>',
    '<h1><img src="logo.png" alt="Oak &amp; Sons"></h1>',
    '<article><header><H1>Oak</H1></header></article>',
    '<h1>One</h1><h1>Two</h1>',
  ],
  fail: [
    [
      '<h2>Oak tables</h2><h3>Small</h3>',
      'its first heading is an H2, “Oak tables”',
      { snippet: '<h2>Oak tables</h2>' },
    ],
    ['<p>Oak tables</p>', 'no heading at all', { wanted: 'one <h1>' }],
    ['<template><h1>Oak</h1></template><!-- <h1>Oak</h1> -->', 'no heading at all'],
    ['<p class="h1">Oak</p><hgroup></hgroup>', 'no heading at all'],
  ],
  // Nothing is known of what a script will write.
  skip: ['<div id="root"></div><script src="/app.js"></script>'],
});
