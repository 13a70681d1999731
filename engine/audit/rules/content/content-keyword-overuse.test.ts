/** Tests content-keyword-overuse. */
import { testRule } from '../../testing/test-rule.ts';
import { contentKeywordOveruse } from './content-keyword-overuse.ts';

const filler = (count: number): string => Array.from({ length: count }, (_, at) => `word${at}x`).join(' ');
const page = (text: string): string => `<html lang="en"><main><p>${text}</p></main></html>`;

testRule(contentKeywordOveruse, {
  pass: [
    { html: page(`${filler(150)} ${'django '.repeat(8)}`), url: 'https://docs.django.example/intro' },
    `<html lang="en"><title>Chairs | Oak House</title><main><p>${filler(150)} ${'oak house '.repeat(8)}</p></main></html>`,
    page(`${filler(200)} ${'the and with of '.repeat(20)}`),
    page(`${filler(200)} ${'oak '.repeat(5)}`),
    page(`${filler(96)} ${'oak '.repeat(4)}`),
    `<html lang="en"><nav>${'<a href="/oak">oak tables</a>'.repeat(30)}</nav><main><p>${filler(150)}</p></main></html>`,
    page(filler(300)),
    `<html lang="en"><main><p>${filler(150)}</p><pre>${'return self; '.repeat(40)}</pre></main></html>`,
  ],
  fail: [
    [
      page(`${filler(100)} ${'oak '.repeat(6)}`),
      '“oak” is used 6 times in 106 words (5.66%)',
      { found: '“oak” 6 times, 5.66%', wanted: '3% or less' },
    ],
    [page(`${filler(150)} ${'cheap tables here. '.repeat(8)}`), /terms? makes? up more than 3%/],
  ],
  skip: [
    `<html lang="en"><main><h1>Source</h1><pre>${'return self; '.repeat(90)}</pre></main></html>`,
    page(`${filler(50)} ${'oak '.repeat(20)}`),
    '<p>none</p>',
  ],
});
