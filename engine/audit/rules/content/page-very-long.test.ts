/** Tests page-very-long. */
import { testRule } from '../../testing/test-rule.ts';
import { pageVeryLong } from './page-very-long.ts';

const section = (words: number): string => `<h2>A chapter</h2><p>${'oak '.repeat(words)}</p>`;

testRule(pageVeryLong, {
  pass: [section(900).repeat(20), `<h1>A novel</h1>${section(25_000)}`],
  fail: [
    [
      `<main>${section(1100).repeat(25)}</main>`,
      'words in 25 sections',
      { wanted: 'a page for each chapter' },
    ],
  ],
});
