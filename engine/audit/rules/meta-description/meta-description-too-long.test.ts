/** Tests meta-description-too-long. */
import { expect } from 'vitest';
import { testRule } from '../../testing/test-rule.ts';
import { metaDescriptionTooLong } from './meta-description-too-long.ts';

const description = (content: string): string => `<meta name="description" content="${content}">`;
const long = 'Oak tables and chairs made by hand in our own workshop in Inverness. '.repeat(3).trim();

testRule(metaDescriptionTooLong, {
  pass: [
    description('x'.repeat(160)),
    description('手'.repeat(160)),
    description('&amp;'.repeat(160)),
    description('👩‍🚒'.repeat(80)),
    description(`a${' '.repeat(200)}b`),
    `${description('Short')}<meta property="og:description" content="${'long '.repeat(60)}">`,
  ],
  fail: [
    [description('x'.repeat(161)), 'has 161 characters', { found: 'x'.repeat(161) }],
    [
      description(long),
      /has 206 characters, about 1,\d{3} px/,
      { wanted: expect.stringMatching(/cut, it reads “Oak tables .* …”$/) },
    ],
    [description('i'.repeat(170)), 'has 170 characters, about 528 px', { wanted: 'at most 160 characters' }],
  ],
  skip: ['<p>none</p>', description(' ')],
});
