/** Tests which pages lack one main landmark. */
import { testRule } from '../../testing/test-rule.ts';
import { a11yLandmarkMain } from './a11y-landmark-main.ts';

const nav = '<nav><a href="/a">Oak</a><a href="/b">Elm</a><a href="/c">Ash</a></nav>';

testRule(a11yLandmarkMain, {
  pass: [
    '<main>Hello</main>',
    '<div role="main">Hello</div>',
    '<main role="main">Hello</main>',
    '<main>Hello</main><main hidden>Later</main>',
    '<header>a</header><main class="hidden-xs" data-x="hidden">Hello</main>',
  ],
  fail: [
    [`${nav}<div id="main" class="main">Hello</div>`, 'none', { wanted: 'one <main>' }],
    [
      '<main>a</main><div role="main">b</div>',
      { messageId: 'several', data: { count: 2 } },
      { snippet: '<main>' },
    ],
    [`${nav}<main hidden>a</main>`, 'none'],
    [`${nav}<article>Hello</article>`, 'none'],
  ],
  skip: [
    // Nothing to skip on the way to the text.
    '<article>Hello</article>',
    '<frameset><frame src="/a"></frameset>',
    // Nothing is known of what a script will write.
    '<div id="root"></div><script src="/app.js"></script>',
  ],
});
