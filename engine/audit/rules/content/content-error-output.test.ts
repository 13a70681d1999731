/** Tests content-error-output. */
import { expect, it } from 'vitest';
import { checkPage, testRule } from '../../testing/test-rule.ts';
import { contentErrorOutput } from './content-error-output.ts';

testRule(contentErrorOutput, {
  pass: [
    '<pre>&lt;b&gt;Warning&lt;/b&gt;: Undefined variable in &lt;b&gt;/x.php&lt;/b&gt; on line &lt;b&gt;8&lt;/b&gt;</pre>',
    '<p><b>Warning</b>: the oil is hot. See the table on line <b>8</b>.</p>',
    '<p>Fatal error: a film of 1997, in /cinema on line 3.</p>',
    '<p>Set <code>DEBUG = True</code> in settings.py.</p>',
    '<p>The message “You have an error in your SQL syntax” means a typing error.</p>',
  ],
  fail: [
    [
      '<br />\n<b>Warning</b>:  Undefined variable $rate in <b>/var/www/trade.php</b> on line <b>88</b><br />',
      'error message from PHP',
      { found: 'Warning: Undefined variable $rate in /var/www/trade.php on line 88' },
    ],
    [
      '<br />\n<b>Fatal error</b>:  Uncaught Error: Call to undefined function foo() in /var/www/html/index.php:3\nStack trace:\n#0 {main}\n  thrown in <b>/var/www/html/index.php</b> on line <b>3</b><br />',
      'error message from PHP, which stopped it',
      { found: expect.stringMatching(/^Fatal error: Uncaught Error/) },
    ],
    [
      'PHP Fatal error:  Uncaught Error: Call to undefined function foo() in /var/www/html/index.php:3',
      'error message from PHP, which stopped it',
    ],
    ["<h1><span>Server Error in '/' Application.</span></h1>", 'error message from ASP.NET'],
  ],
});

it.each([
  ['Fatal error', 'critical'],
  ['Parse error', 'critical'],
  ['Warning', undefined],
])('a %s of PHP is a finding of severity %s', (kind, severity) => {
  const page = `<b>${kind}</b>:  It failed in <b>/var/www/index.php</b> on line <b>3</b><br />`;
  const outcome = checkPage(contentErrorOutput, page);
  expect(outcome.kind === 'fail' && outcome.severity).toBe(severity);
});
