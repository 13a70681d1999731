/** Tests when the text is in another language than declared. */
import { testRule } from '../../testing/test-rule.ts';
import { htmlLangContentMismatch } from './html-lang-content-mismatch.ts';

const german =
  'Die alte Mühle am Fluss mahlt jeden Morgen das Mehl für das ganze Dorf, und wer früh aufsteht, kann den Müller bei der Arbeit sehen. ';
const english =
  'The old mill by the river grinds the flour for the whole village every morning, and those who get up early can see the miller at work. ';
const page = (lang: string, text: string, times: number) =>
  `<html lang="${lang}"><main><p>${text.repeat(times)}</p></main>`;

testRule(htmlLangContentMismatch, {
  pass: [page('de-AT', german, 12), page('en-GB', english, 12), page('DE', german, 12)],
  fail: [
    [page('en', german, 12), 'declares “en”, but its text is in German', { found: 'en', wanted: 'de' }],
    [page('de', english, 12), 'differs'],
  ],
  skip: [
    page('en', german, 3),
    `<html><main><p>${german.repeat(12)}</p></main>`,
    page('gsw', german, 12),
    '<html lang="en"><main><p>12 34 56</p></main>',
  ],
});
