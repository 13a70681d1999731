/** Tests meta-description-repeats-title. */
import { testRule } from '../../testing/test-rule.ts';
import { metaDescriptionRepeatsTitle } from './meta-description-repeats-title.ts';

const page = (title: string, description: string): string =>
  `<title>${title}</title><meta name="description" content="${description}">`;

testRule(metaDescriptionRepeatsTitle, {
  pass: [
    page('Oak chairs', 'Oak chairs made by hand in Bremen, with ten years of guarantee.'),
    page('Oak chairs', 'Oak chairs and tables'),
    page('椅子', '椅子とテーブル'),
  ],
  fail: [
    [page('R FAQ', 'R FAQ'), 'only repeats the title', { found: 'R FAQ' }],
    [page('Oak chairs | Miller', 'Oak Chairs.'), 'only repeats the title'],
    [page('Miller: Oak chairs', 'oak chairs'), 'only repeats the title'],
    [page('椅子', '椅子。'), 'only repeats the title'],
  ],
  skip: [page('Oak chairs', ''), page('', 'Oak chairs'), '<title>Oak</title>'],
});
