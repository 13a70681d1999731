/** Tests title-missing. */
import { testRule } from '../../testing/test-rule.ts';
import { titleMissing } from './title-missing.ts';

testRule(titleMissing, {
  pass: [
    '<title>Oak tables</title>',
    '<html><head><meta charset="utf-8">\n<title>\n  Oak tables\n</title></head><body><svg><title></title></svg></body></html>',
    '<head></head><title>Between head and body it still belongs to the head</title><body><p>Text</p></body>',
    '<title>手作り</title>',
    '<title>0</title>',
    '<TITLE lang=en>Oak</TITLE>',
  ],
  fail: [
    [
      '<html><head><meta charset="utf-8"></head><body><p>Hi</p></body></html>',
      'no title element',
      { snippet: '<head><meta charset="utf-8"></head><body><p>Hi</p></body></html>' },
    ],
    ['<head><title> \n\t&nbsp; </title></head>', 'is empty', { found: 'an empty title' }],
    ['<head></head><body><svg><title>Cart</title><path d="M0 0"/></svg></body>', 'no title element'],
    ['<head></head><body><p>x</p><title>Oak tables</title></body>', '“Oak tables”, is in the body'],
    ['<head><!-- <title>Oak</title> --></head><body></body>', 'no title element'],
    ['<head><template><title>Oak</title></template></head><body></body>', 'no title element'],
  ],
});
