/** Tests page-very-long. */
import { testRule } from '../../testing/test-rule.ts';
import { pageVeryLong } from './page-very-long.ts';

const section = (words: number): string => `<h2>A chapter</h2><p>${'oak '.repeat(words)}</p>`;

testRule(pageVeryLong, {
  pass: [section(400).repeat(40), `<h1>A novel</h1>${section(25_000)}`],
  fail: [
    [
      `<main>${section(600).repeat(45)}</main>`,
      'words in 45 sections',
      { wanted: 'a page for each chapter' },
    ],
  ],
});
