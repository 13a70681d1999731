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

const turkish =
  'Çaydanlıklarımızı atölyemizde elle şekillendiriyoruz. Kil önce yoğrulur, sonra çarkta biçimlendirilir. Kuruyan parçalar fırınlanmadan önce sırlanır. Fırınımız yaklaşık bin iki yüz dereceye ulaşır. Soğuyan çaydanlıkları tek tek denetleyip paketliyoruz. ';
const chinese = '本文介绍如何在家中烧制茶壶以及如何选择合适的釉料和温度。'.repeat(8);

testRule(contentThin, {
  pass: [
    // A help topic in a language of long words, which says all there is to say.
    `<html lang="tr"><main><p>${turkish}${turkish}</p></main></html>`,
    // Most letters are Latin, most words are not.
    `<main><p>${chinese}</p><p>${'Supercalifragilistic '.repeat(22)}</p></main>`,
    // A topic of a manual.
    `<html><head><link rel="up" href="/book"></head><body><main>${words(45)}</main></body></html>`,
    `<html><head><meta name="generator" content="Sphinx 7"></head><body><main>${words(45)}</main></body></html>`,
    { html: `<main>${words(45)}</main>`, url: 'https://shop.example/docs/glaze' },
    `<main>${words(80)}</main>`,
    `<nav>${words(20)}</nav><main>${words(250)}</main>`,
    `<main><p>${'手作りのオーク材のテーブルと椅子を北の工房で一つずつ丁寧に仕上げています。'.repeat(30)}</p></main>`,
  ],
  fail: [
    [`<main>${words(79)}</main>`, 'has 79 words'],
    [`<html lang="tr"><main><p>${turkish}</p></main></html>`, 'The main content has'],
    // In a manual too, a line is little; and a menu is no table of contents.
    [{ html: `<main>${words(20)}</main>`, url: 'https://shop.example/docs/glaze' }, 'has 20 words'],
    [
      `<ul class="menu">${'<li><a href="/a">The making of oak</a></li>'.repeat(30)}</ul>${words(22)}`,
      'has 22 words',
    ],
    // A home page may be brief, but not empty.
    [{ html: '<div id="root"></div>', url: 'https://shop.example/' }, 'has 0 words'],
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
    at('/'),
    at('/contact'),
    // Contents whose list counts as navigation, and contents in a script without spaces.
    `<h1>The manual</h1>${words(20)}<div class="toc"><dl>${'<dt><a href="/a">The making of tables</a></dt>'.repeat(30)}</dl></div>`,
    `<main>${words(10)}<ul>${'<li><a href="/a">如何选择合适的釉料和温度</a></li>'.repeat(4)}</ul></main>`,
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
