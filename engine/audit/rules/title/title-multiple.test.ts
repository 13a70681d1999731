/** Tests title-multiple. */
import { testRule } from '../../testing/test-rule.ts';
import { titleMultiple } from './title-multiple.ts';

testRule(titleMultiple, {
  pass: [
    '<head><title>Oak</title></head><body><svg><title>Cart</title></svg><svg><title>Menu</title></svg></body>',
    '<head><title>Oak</title><template><title>Other</title></template></head>',
    '<head><title>Oak</title><!-- <title>Old</title> --><script>var t = "<title>x</title>"</script></head>',
    '<head><title>Oak</title><noscript><style></style></noscript></head>',
    '<head><title>Oak</title></head><body><p>x</p><title>In body</title></body>',
    '<head><title>How to write a &lt;title&gt;</title></head>',
  ],
  fail: [
    [
      '<head><title>Oak</title><title>Oak tables</title></head>',
      'has 2 titles; the first, “Oak”',
      { found: 'Oak', snippet: '<title>Oak</title>' },
    ],
    ['<head><title>Oak</title><title>Oak</title><title></title></head>', 'has 3 titles'],
  ],
  skip: ['<p>none</p>', '<body><p>x</p><title>a</title><title>b</title></body>'],
});
