/** Tests page-very-long. */
import { testRule } from '../../testing/test-rule.ts';
import { pageVeryLong } from './page-very-long.ts';

const section = (words: number): string => `<h2>A chapter</h2><p>${'oak '.repeat(words)}</p>`;

const long = `<main>${section(600).repeat(45)}</main>`;
const inHead = (head: string): string => `<html><head>${head}</head><body>${long}</body></html>`;

testRule(pageVeryLong, {
  pass: [
    section(400).repeat(40),
    `<h1>A novel</h1>${section(25_000)}`,
    // A gallery of components: nearly all of its words are samples of code.
    `<main>${`<h2>Cards</h2><p>A card.</p><pre><code>${'div class card '.repeat(300)}</code></pre>`.repeat(45)}</main>`,
  ],
  fail: [
    [long, 'words in 45 sections', { wanted: 'a page for each main section' }],
    [inHead('<title>The whole manual</title>'), 'words in 45 sections'],
  ],
  skip: [
    // A chapter of a book that is split already.
    inHead('<title>Glazes</title><link rel="prev" href="/ch1"><link rel="next" href="/ch3">'),
    inHead('<title>Glazes</title><link rel="up" href="/book">'),
    `${long}<a rel="next" href="/ch3">On</a>`,
    inHead('<title>Kapitel 2. Glasuren</title>'),
    inHead('<title>第2章 釉薬</title>'),
  ],
});
