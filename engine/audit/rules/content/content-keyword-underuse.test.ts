/** Tests content-keyword-underuse. */
import { testRule } from '../../testing/test-rule.ts';
import { contentKeywordUnderuse } from './content-keyword-underuse.ts';

const filler = (count: number): string => Array.from({ length: count }, (_, at) => `word${at}x`).join(' ');
const page = (title: string, h1: string, text: string): string =>
  `<html lang="en"><title>${title}</title><main><h1>${h1}</h1><p>${text}</p></main></html>`;

testRule(contentKeywordUnderuse, {
  pass: [
    page('Oak tables', 'Furniture', `Every table is made by hand. ${filler(80)}`),
    page('Oak tables', 'Handmade furniture', `We love FURNITURE. ${filler(80)}`),
    page('Reparaturen', 'Reparaturen', `Eine Reparatur dauert eine Woche. ${filler(80)}`),
    page('オーク材のテーブル', '手作りの家具', `北の工房でテーブルを作っています。${filler(80)}`),
    page('Underscore.js', 'Underscore.js', `Underscore is a library. ${filler(80)}`),
    page('Oak tables', 'Oak tables', `Here is what oak is: ${filler(80)} tables`),
  ],
  fail: [
    [page('Oak tables', 'Oak tables', filler(80)), '(tables) come up', { wanted: 'one of: tables' }],
    [page('Insurance for boats', 'Insurance', `${filler(210)} insurance boats`), '(insurance, boats)'],
    [page('With your home', 'Harbour', `With your home page ${filler(80)}`), '(harbour)'],
  ],
  skip: [
    page('Oak tables', 'Oak tables', filler(10)),
    `<main><p>${filler(80)}</p></main>`,
    page('2026', 'Home', filler(80)),
  ],
});
