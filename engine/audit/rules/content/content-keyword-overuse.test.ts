/** Tests content-keyword-overuse. */
import { testRule } from '../../testing/test-rule.ts';
import { contentKeywordOveruse } from './content-keyword-overuse.ts';

const filler = (count: number): string => Array.from({ length: count }, (_, at) => `word${at}x`).join(' ');
const page = (text: string): string => `<html lang="en"><main><p>${text}</p></main></html>`;

testRule(contentKeywordOveruse, {
  pass: [
    { html: page(`${filler(150)} ${'django '.repeat(8)}`), url: 'https://docs.django.example/intro' },
    `<html lang="en"><title>Chairs | Oak House</title><main><p>${filler(150)} ${'oak house '.repeat(8)}</p></main></html>`,
    // The page's own subject: title, heading, URL.
    `<html lang="en"><title>Oak tables</title><main><p>${filler(150)} ${'oak table '.repeat(8)}</p></main></html>`,
    `<html lang="en"><main><h1>Our designers</h1><p>${filler(150)} ${'design '.repeat(8)}</p></main></html>`,
    {
      html: page(`${filler(150)} ${'apprenticeships '.repeat(8)}`),
      url: 'https://shop.example/apprenticeship.html',
    },
    // Function words of another language than the page's.
    page(`${filler(200)} ${'nicht werden også която '.repeat(8)}`),
    // A form says this only after it was sent.
    `<html lang="en"><main><p>${filler(150)}</p><form><div class="d-none">${'feedback '.repeat(9)}</div><p class="invalid-feedback">${'feedback '.repeat(9)}</p></form></main></html>`,
    page(`${filler(200)} ${'the and with of '.repeat(20)}`),
    // A word of the trade comes up often on any page about it; so does what a heading announces.
    page(filler(200).replaceAll(/[13579]5x/g, '5x oak')),
    `<html lang="en"><main><h2>File reference</h2><p>${filler(100)} ${'file '.repeat(20)}</p></main></html>`,
    page(`${filler(200)} ${'cheap tables. '.repeat(5)}`),
    page(`${filler(96)} ${'oak '.repeat(4)}`),
    `<html lang="en"><nav>${'<a href="/oak">oak tables</a>'.repeat(30)}</nav><main><p>${filler(150)}</p></main></html>`,
    page(filler(300)),
    // A column of a table has nothing to vary.
    `<html lang="en"><main><p>${filler(150)}.</p><table>${'<tr><td>static final</td></tr>'.repeat(20)}</table></main></html>`,
    `<html lang="en"><main><p>${filler(150)}</p><pre>${'return self; '.repeat(40)}</pre></main></html>`,
  ],
  fail: [
    [
      page(`${filler(100)} ${'oak '.repeat(10)}.`),
      '“oak” is used 10 times in 110 words (9.09%)',
      { found: '“oak” 10 times, 9.09%', wanted: '8% or less' },
    ],
    [page(`${filler(150)} ${'cheap tables here. '.repeat(8)}`), /“\w+.*” is used 8 times/],
  ],
  skip: [
    `<html lang="en"><main><h1>Source</h1><pre>${'return self; '.repeat(90)}</pre></main></html>`,
    page(`${filler(50)} ${'oak '.repeat(20)}`),
    page(`${filler(150)} ${'oak '.repeat(9)} Lorem ipsum dolor sit amet, consectetur adipisicing elit.`),
    '<p>none</p>',
  ],
});
