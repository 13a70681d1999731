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
    // Scripts write the text: only the head shows the language.
    [
      '<html lang="en"><head><title>봄날의 결혼식에 초대합니다</title></head><body><div id="root"></div><script src="/app.js"></script>',
      { messageId: 'head', data: { declared: 'en', language: 'Korean', code: 'ko' } },
      { found: 'en', wanted: 'ko' },
    ],
    [page('en', german, 12), 'declares “en”, but its text is in German', { found: 'en', wanted: 'de' }],
    [page('de', english, 12), 'differs'],
  ],
  skip: [
    '<html lang="en"><head><title>오크 Oak tables and chairs by hand</title></head><body><div id="root"></div>',
    '<html lang="en"><head><title>오크</title></head><body><div id="root"></div>',
    page('en', german, 3),
    `<html><main><p>${german.repeat(12)}</p></main>`,
    page('gsw', german, 12),
    '<html lang="en"><main><p>12 34 56</p></main>',
  ],
});
