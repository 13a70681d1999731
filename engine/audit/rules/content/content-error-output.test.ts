/** Tests content-error-output. */
import { testRule } from '../../testing/test-rule.ts';
import { contentErrorOutput } from './content-error-output.ts';

testRule(contentErrorOutput, {
  pass: [
    '<pre>&lt;b&gt;Warning&lt;/b&gt;: Undefined variable in &lt;b&gt;/x.php&lt;/b&gt; on line &lt;b&gt;8&lt;/b&gt;</pre>',
    '<p><b>Warning</b>: the oil is hot. See the table on line <b>8</b>.</p>',
    '<p>Set <code>DEBUG = True</code> in settings.py.</p>',
    '<p>The message “You have an error in your SQL syntax” means a typing error.</p>',
  ],
  fail: [
    [
      '<br />\n<b>Warning</b>:  Undefined variable $rate in <b>/var/www/trade.php</b> on line <b>88</b><br />',
      'error message of PHP',
      { found: 'Warning: Undefined variable $rate in /var/www/trade.php on line 88' },
    ],
    ["<h1><span>Server Error in '/' Application.</span></h1>", 'error message of ASP.NET'],
  ],
});
