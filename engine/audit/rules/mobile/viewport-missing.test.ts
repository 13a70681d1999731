/** Tests which pages set no viewport. */
import { testRule } from '../../testing/test-rule.ts';
import { viewportMissing } from './viewport-missing.ts';

const frameMenu = (target: string): string =>
  ['a', 'b', 'c', 'd'].map((path) => `<a href="/${path}" target="${target}">${path}</a>`).join('');

testRule(viewportMissing, {
  pass: [
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<META NAME=Viewport CONTENT="width=device-width">',
    '<meta content="initial-scale=1" name="viewport">',
  ],
  fail: [
    [frameMenu('_blank'), /no (?:meta description|viewport tag)/],
    [frameMenu('newwindow'), /no (?:meta description|viewport tag)/],
    [
      '<p>Hello',
      'has no viewport tag',
      { wanted: '<meta name="viewport" content="width=device-width, initial-scale=1">' },
    ],
    ['<meta name="viewport" content="">', 'has no content'],
    ['<meta name="viewport">', 'has no content'],
    ['<meta property="viewport" content="width=device-width">', 'has no viewport tag'],
    ['<!-- <meta name="viewport" content="width=device-width"> -->', 'has no viewport tag'],
  ],
  skip: [frameMenu('content')],
});
