/** Tests title-too-long. */
import { testRule } from '../../testing/test-rule.ts';
import { titleTooLong } from './title-too-long.ts';

const sixty = 'Oak tables and chairs made by hand in our own little shop 24';

testRule(titleTooLong, {
  pass: [
    `<title>${sixty}</title>`,
    `<title>   ${sixty.replaceAll(' ', '   ')}   </title>`,
    `<title>${'手'.repeat(60)}</title>`,
    `<title>${'e\u0301'.repeat(60)}</title>`,
    `<title>${'👩‍🚒'.repeat(25)}</title>`,
    `<title>Tom &amp; Jerry &mdash; ${'x'.repeat(40)}</title>`,
    `<title>Short</title><svg><title>${'long '.repeat(20)}</title></svg>`,
  ],
  fail: [
    [`<title>${sixty}!</title>`, 'has 61 characters', { found: `${sixty}!` }],
    [
      '<title>Oak tables made by hand in our own workshop in the north of Scotland since 1954</title>',
      /has 79 characters.*about \d{3} px wide, about 561 px are shown/,
      {
        wanted:
          'at most 60 characters; cut, it reads “Oak tables made by hand in our own workshop in the north …”',
      },
    ],
    [
      `<title>${'i'.repeat(70)}</title>`,
      'about 311 px wide, narrow enough',
      { wanted: 'at most 60 characters' },
    ],
  ],
  skip: ['<p>no title</p>', '<title>  </title>'],
});
