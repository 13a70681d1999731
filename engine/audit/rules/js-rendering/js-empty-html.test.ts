/** Tests js-empty-html. */
import { testRule } from '../../testing/test-rule.ts';
import { jsEmptyHtml } from './js-empty-html.ts';

testRule(jsEmptyHtml, {
  pass: [
    '<main>Oak tables</main><script src="/app.js"></script>',
    // Little is no emptiness, and without a script nothing will come.
    '<p>Loading</p><script src="/app.js"></script>',
    '<img src="/oak.jpg" alt=""><script src="/app.js"></script>',
    '<div id="root"></div>',
  ],
  fail: [
    [
      '<div id="root"></div><script type="module" src="/app.js"></script>',
      'has neither text nor images',
      { found: 'no text in the HTML' },
    ],
    [
      '<div id="root"></div><script type="module" src="/src/main.tsx"></script>',
      { messageId: 'source', data: { script: '/src/main.tsx' } },
    ],
    // The server that developers work with turns source code into JavaScript.
    [
      '<script type="module" src="/@vite/client"></script><div id="root"></div><script type="module" src="/src/main.tsx"></script>',
      'empty',
    ],
    ['<div id="root"></div><script src="/app.js?from=main.tsx"></script>', 'empty'],
  ],
});
