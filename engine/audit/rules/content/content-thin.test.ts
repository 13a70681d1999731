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
    `<main>${words(200)}</main>`,
    `<nav>${words(20)}</nav><main>${words(250)}</main>`,
    `<main><p>${'手作りのオーク材のテーブルと椅子を北の工房で一つずつ丁寧に仕上げています。'.repeat(30)}</p></main>`,
  ],
  fail: [
    [`<main>${words(99)}</main>`, 'has 99 words'],
    [`<main>${words(199)}</main>`, 'has 199 words'],
    [`<nav>${words(400)}</nav><main>${words(30)}</main><footer>${words(400)}</footer>`, 'has 30 words'],
    ['<div id="root"></div><script>render()</script>', 'has 0 words', { found: 'no text in the HTML' }],
    ['<main><p>Oak tables.</p></main>', 'has 2 words', { found: 'Oak tables.' }],
  ],
  skip: [
    at('/contact'),
    at('/warenkorb'),
    at('/login'),
    at('/category/oak'),
    at('/gallery/'),
    '<main><form><input type="password"></form></main>',
  ],
});

it('is milder from 100 words on', () => {
  expect(checkPage(contentThin, `<main>${words(99)}</main>`)).toMatchObject({
    severity: 'warning',
  });
  expect(checkPage(contentThin, `<main>${words(100)}</main>`)).toMatchObject({
    severity: 'info',
  });
});
