/** Tests which sections are too long, by words and not by characters. */
import { testRule } from '../../testing/test-rule.ts';
import { aiSectionTooLong } from './ai-section-too-long.ts';

const words = (count: number) => 'clay '.repeat(count);
const article = '<meta property="og:type" content="article">';
const page = (body: string) => `${article}<main><h1>Clay</h1>${body}</main>`;

testRule(aiSectionTooLong, {
  pass: [
    page(`<p>${words(800)}</p>`),
    page(`<p>${words(300)}</p><h2>Kilns</h2><p>${words(300)}</p><h3>Electric</h3><p>${words(300)}</p>`),
    `${page('<p>Short.</p>')}<footer><p>${words(900)}</p></footer>`,
  ],
  fail: [
    [
      page(`<p>Short.</p><h2>Kilns</h2><p>${words(500)}</p><p>${words(310)}</p>`),
      'The section “Kilns” has 810 words.',
      { found: '810 words', snippet: '<h2>Kilns</h2>' },
    ],
  ],
  skip: [
    `${article}<main><p>${words(900)}</p></main>`,
    '<p>Hello',
    // The options of a manual page.
    `<main><h1>clay(1)</h1><h2>Options</h2><p>${words(900)}</p></main>`,
  ],
});
