/** Tests meta-description-missing. */
import { testRule } from '../../testing/test-rule.ts';
import { metaDescriptionMissing } from './meta-description-missing.ts';

const frameMenu = (target: string): string =>
  ['a', 'b', 'c', 'd'].map((path) => `<a href="/${path}" target="${target}">${path}</a>`).join('');

testRule(metaDescriptionMissing, {
  pass: [
    '<meta name="Description" content="Oak tables made by hand.">',
    '<META CONTENT="Oak tables" NAME=" DESCRIPTION ">',
    '<head><meta property="og:description" content="x"><meta name="description" content="Oak"></head>',
    '<head><meta name=description content=Oak></head>',
  ],
  fail: [
    [frameMenu('_blank'), /no (?:meta description|viewport tag)/],
    [frameMenu('newwindow'), /no (?:meta description|viewport tag)/],
    ['<head><title>Oak</title></head>', 'has no meta description', { found: 'no description in the head' }],
    [
      '<head><meta name="description" content="  "></head>',
      'empty',
      { snippet: '<meta name="description" content="  ">' },
    ],
    ['<head><meta name="description"></head>', /is empty|no meta description/],
    ['<head><meta property="og:description" content="Oak tables"></head>', 'has no meta description'],
    ['<head></head><body><p>x</p><meta name="description" content="Oak"></body>', 'in-body'],
    ['<head><!-- <meta name="description" content="Oak"> --></head>', 'has no meta description'],
  ],
  skip: [frameMenu('content')],
});
