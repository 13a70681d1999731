/** Tests meta-description-multiple. */
import { testRule } from '../../testing/test-rule.ts';
import { metaDescriptionMultiple } from './meta-description-multiple.ts';

testRule(metaDescriptionMultiple, {
  pass: [
    '<head><meta name="description" content="Oak"><meta property="og:description" content="Oak"><meta name="twitter:description" content="Oak"></head>',
    '<head><meta name="description" property="og:description" content="Oak"></head>',
    '<head><meta name="description" content="Oak"><template><meta name="description" content="Ash"></template></head>',
    '<head><meta name="description" content="Oak"></head><body><div itemscope><meta itemprop="description" content="Ash"></div></body>',
  ],
  fail: [
    [
      '<head><meta name="description" content="Oak"><meta name="DESCRIPTION" content="Ash"></head>',
      'has 2 meta descriptions',
      { found: 'Oak' },
    ],
    [
      '<head><meta name="description" content="Oak"><meta name="description" content="Oak"><meta name="description" content=""></head>',
      'has 3 meta descriptions',
    ],
  ],
  skip: ['<p>none</p>'],
});
