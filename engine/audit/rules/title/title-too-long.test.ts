/** Tests title-too-long. */
import { expect, it } from 'vitest';
import { checkPage, testRule } from '../../testing/test-rule.ts';
import { titleTooLong } from './title-too-long.ts';

const sixty = 'Oak tables and chairs made by hand in our own little shop 24';

testRule(titleTooLong, {
  pass: [
    `<title>${sixty}</title>`,
    `<title>   ${sixty.replaceAll(' ', '   ')}   </title>`,
    // Longer than 60 characters, but narrow enough to be shown whole.
    `<title>${sixty}!</title>`,
    `<title>${'i'.repeat(70)}</title>`,
    `<title>${'手'.repeat(60)}</title>`,
    `<title>${'e\u0301'.repeat(60)}</title>`,
    `<title>${'👩‍🚒'.repeat(25)}</title>`,
    `<title>Tom &amp; Jerry &mdash; ${'x'.repeat(40)}</title>`,
    `<title>Short</title><svg><title>${'long '.repeat(20)}</title></svg>`,
  ],
  fail: [
    [
      '<title>Oak tables made by hand in our own workshop in the north of Scotland since 1954</title>',
      // One number to go by, no widths.
      /^The title has 79 characters; search results show about 60 and would cut it to “Oak tables made by hand in our own workshop in the north …”\.$/,
      { wanted: 'at most 60 characters' },
    ],
  ],
  skip: ['<p>no title</p>', '<title>  </title>'],
});

it('is fine where only the name of the site is cut off', () => {
  const named = '<title>Oak tables and chairs made by hand since 1954 | Oak House Scotland Limited</title>';
  expect(checkPage(titleTooLong, named)).toEqual({ kind: 'pass' });
  expect(checkPage(titleTooLong, named.replace(' | ', ' by '))).toMatchObject({ kind: 'fail' });
});
