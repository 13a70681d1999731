/** Tests title-outside-head. */
import { testRule } from '../../testing/test-rule.ts';
import { titleOutsideHead } from './title-outside-head.ts';

testRule(titleOutsideHead, {
  pass: [
    '<title>No head tag, yet it is in the head</title><p>x</p>',
    '<head></head><title>Between head and body</title><body><p>x</p></body>',
    '<head><title>Oak</title></head><body><p>x</p><title>Second</title></body>',
    '<head><title>Oak</title></head><body><svg><title>Cart</title></svg></body>',
  ],
  fail: [
    [
      '<head><meta charset="utf-8"><div class="banner"></div><title>Oak tables</title></head><body></body>',
      'because <div> ended the head',
      { found: 'Oak tables' },
    ],
    ['<head></head><body><p>x</p><title>Oak</title></body>', 'is in its body'],
  ],
  skip: ['<body><svg><title>Cart</title></svg></body>', '<p>none</p>'],
});
