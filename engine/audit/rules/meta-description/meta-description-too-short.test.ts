/** Tests meta-description-too-short. */
import { testRule } from '../../testing/test-rule.ts';
import { metaDescriptionTooShort } from './meta-description-too-short.ts';

const seventy = 'Oak tables and chairs made by hand in our own workshop in Inverness today';

testRule(metaDescriptionTooShort, {
  pass: [
    `<meta name="description" content="${seventy.slice(0, 70)}">`,
    // In such a script half as many characters fill the room.
    '<meta name="description" content="2026년 5월 2일 토요일 오후 두 시, 서울 마포구 강변의 작은 예식장에서">',
    `<meta name="description" content="${'手'.repeat(70)}"><meta property="og:description" content="Oak">`,
    `<meta name="description" content="${'Tom &amp; Jerry '.repeat(7)}">`,
  ],
  fail: [
    [
      `<meta name="description" content="${seventy.slice(0, 69)}">`,
      'has 69 characters',
      { found: seventy.slice(0, 69), wanted: '120 to 160 characters' },
    ],
    [
      '<meta name="description" content="手作りの家具">',
      { messageId: 'short', data: { length: 6, from: 60, to: 80 } },
      { wanted: '60 to 80 characters' },
    ],
    ['<meta name="description" content="x">', 'has 1 character;'],
    [`<meta name="description" content="a${' '.repeat(40)}b">`, 'has 3 characters'],
    [`<meta name="description" content="${'&amp;'.repeat(20)}">`, 'has 20 characters'],
    [`<meta name="description" content="${'👩‍🚒'.repeat(20)}">`, 'has 20 characters'],
  ],
  skip: ['<p>none</p>', '<meta name="description" content="">'],
});
