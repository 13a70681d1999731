/** Tests which strings count as leaked secrets, and that they are never shown in full. */
import { expect, it } from 'vitest';
import { checkPage, testRule } from '../../testing/test-rule.ts';
import { secretLeaked } from './secret-leaked.ts';

/** Invented, and in parts, so that no scanner takes this file for a leak. */
const awsKey = ['AKIA', 'Q7M3N9K2P5R8T1V4'].join('');
const keyHead = ['-----BEGIN', 'PRIVATE KEY-----'].join(' ');
const stripeKey = ['sk', 'live', '4eC39HqLyjWDarjtT1zdp7dc'].join('_');

testRule(secretLeaked, {
  pass: [
    // Comments about passwords, and markup that is commented out.
    '<!-- login: see the manual / chapter two --><!-- password: required --><!-- login form -->',
    '<!-- <input name="password" value="password: secret12"> -->',
    '<script>const key = "pk_live_4eC39HqLyjWDarjtT1zdp7dc"</script>',
    '<p>Keys look like AKIAIOSFODNN7EXAMPLE.',
    '<script>const map = "AIzaSyD-9tSrke72PouQMnMX-a7eZSW0jkFMBWY"</script>',
    '<script>const hash = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"</script>',
    // Documentation with an example key.
    `<pre>key="${keyHead}\\nXXXX\\nXXXX\\n-----END</pre><p>It begins with ${keyHead}.`,
    `<p>${['sk', 'test', '4eC39HqLyjWDarjtT1zdp7dc'].join('_')}`,
  ],
  fail: [
    ['<!-- TODO: replace before launch. CMS login: webteam / Pumpen2019! -->', 'login in a comment (Pu…)'],
    ['<!-- password: oak4table -->', 'login in a comment'],
    [`<pre>${keyHead}\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7</pre>`, 'private key'],
    [
      `<script>const key = "${awsKey}"</script>`,
      'AWS access key (AKIA…T1V4)',
      { found: 'AWS access key: AKIA…T1V4' },
    ],
    [`<script>a="${stripeKey}";b="${awsKey}"</script>`, '2 keys were found'],
  ],
});

it('never repeats the secret itself', () => {
  const outcome = checkPage(secretLeaked, `<script>k="${stripeKey}"</script>`);
  expect(JSON.stringify(outcome)).not.toContain(stripeKey);
});
