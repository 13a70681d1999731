/** Tests content-thin. */
import { expect, it } from 'vitest';
import { checkPage, testRule } from '../../testing/test-rule.ts';
import { contentThin } from './content-thin.ts';

const words = (count: number): string =>
  `<p>${Array.from({ length: count }, (_, at) => `word${at}`).join(' ')}.</p>`;
const at = (path: string): { html: string; url: string } => ({
  html: `<main>${words(20)}</main>`,
  url: `https://shop.example${path}`,
});

testRule(contentThin, {
  pass: [
    `<main>${words(80)}</main>`,
    `<nav>${words(20)}</nav><main>${words(250)}</main>`,
    `<main><p>${'手作りのオーク材のテーブルと椅子を北の工房で一つずつ丁寧に仕上げています。'.repeat(30)}</p></main>`,
  ],
  fail: [
    [`<main>${words(79)}</main>`, 'has 79 words'],
    [`<main>${words(49)}</main>`, 'has 49 words'],
    [`<nav>${words(400)}</nav><main>${words(30)}</main><footer>${words(400)}</footer>`, 'has 30 words'],
    ['<div id="root"></div><script>render()</script>', 'has 0 words', { found: 'no text in the HTML' }],
    ['<main><p>Oak tables.</p></main>', 'has 2 words', { found: 'Oak tables.' }],
    // A search box and some links do not make up for the text.
    [
      `<main>${words(60)}<p><a href="/a">Oak</a> <a href="/b">Elm</a></p><input type="search"></main>`,
      'has 62 words',
    ],
  ],
  skip: [
    at('/contact'),
    at('/warenkorb'),
    at('/login'),
    at('/category/oak'),
    at('/gallery/'),
    '<main><form><input type="password"></form></main>',
    '<main id="app"><p v-for="mail in mails">From: {{ mail.from }}</p></main>',
    // A table of contents, a form to fill in.
    `<main><h1>Contents</h1><ul>${'<li><a href="/a">The making of oak tables</a></li>'.repeat(9)}</ul></main>`,
    `<main><p>${'<a href="/a"><img src="/a.jpg" alt=""></a> A word or two about it. '.repeat(6)}</p></main>`,
    '<main><p>Book a visit to the workshop.</p><form><input name="a"><input type="email"><textarea></textarea></form></main>',
  ],
});

it('is milder from 30 words on', () => {
  expect(checkPage(contentThin, `<main>${words(29)}</main>`)).toMatchObject({ severity: 'warning' });
  expect(checkPage(contentThin, `<main>${words(30)}</main>`)).toMatchObject({ severity: 'info' });
});
