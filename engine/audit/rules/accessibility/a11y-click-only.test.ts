/** Tests a11y-click-only. */
import { testRule } from '../../testing/test-rule.ts';
import { a11yClickOnly } from './a11y-click-only.ts';

testRule(a11yClickOnly, {
  pass: [
    '<button onclick="go()">Go</button><a href="/x" onclick="go()">x</a>',
    '<div onclick="go()" role="button" tabindex="0">Go</div>',
    '<div onclick="go()" onkeydown="go()">Go</div>',
    '<div class="card" onclick="go()"><h3><a href="/oak">Oak</a></h3></div>',
    '<button><span onclick="go()">Go</span></button>',
    '<div onclick="event.stopPropagation()">Menu</div>',
    '<div class="overlay" aria-hidden="true" onclick="close()"></div>',
    '<pre>&lt;div onclick="go()"&gt;</pre>',
  ],
  fail: [
    [
      '<div class="toggle" onclick="toggle()">Show opening hours</div>',
      '1 clickable element is neither a link nor a button',
      { found: '<div onclick>', wanted: '<button> or <a href>' },
    ],
    ['<span onclick="a()">a</span><p onclick="b()">b</p>', { messageId: 'plain', data: { count: 2 } }],
  ],
});
