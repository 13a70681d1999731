/** Tests content-keyword-underuse. */
import { testRule } from '../../testing/test-rule.ts';
import { contentKeywordUnderuse } from './content-keyword-underuse.ts';

const filler = (count: number): string => Array.from({ length: count }, (_, at) => `word${at}x`).join(' ');
const page = (title: string, h1: string, text: string): string =>
  `<html lang="en"><title>${title}</title><main><h1>${h1}</h1><p>${text}</p></main></html>`;

testRule(contentKeywordUnderuse, {
  pass: [
    page('Oak tables', 'Furniture', `Every table is made by hand. ${filler(160)}`),
    page('Oak tables', 'Handmade furniture', `We love FURNITURE. ${filler(160)}`),
    page('Reparaturen von Booten', 'Reparaturen', `Eine Reparatur dauert eine Woche. ${filler(160)}`),
    page('オーク材のテーブル', '手作りの家具', `北の工房でテーブルを作っています。${filler(160)}`),
    page('Oak tables', 'Handmade tables', `Here is what oak is: ${filler(160)} tables`),
  ],
  fail: [
    [
      page('Oak tables', 'Handmade tables', filler(160)),
      '(tables, handmade) come up',
      { wanted: 'one of: tables, handmade' },
    ],
    [page('Insurance for boats', 'Insurance', `${filler(210)} insurance boats`), '(insurance, boats)'],
    [page('With your harbour', 'Harbour lights', `With your home page ${filler(160)}`), '(harbour, lights)'],
  ],
  skip: [
    page('Insurance for boats', 'Insurance', filler(80)),
    `<main><p>${filler(160)}</p></main>`,
    page('2026', 'Home', filler(160)),
    page('خطوات التثبيت', 'خطوات التثبيت', 'يبدأ هذا الفصل بإعداد النظام على الحاسوب. '.repeat(30)),
    // One word may be said in another way; the name of the site need not come up.
    page('Introduction | Oak House Furniture', 'Introduction', filler(160)),
    { html: page('Insurance for boats', 'Insurance', filler(160)), url: 'https://shop.example/' },
    {
      html: page('Insurance for boats', 'Insurance', filler(160)),
      url: 'https://shop.example/category/boats',
    },
    page('Insurance for boats', 'Insurance', `Lorem ipsum dolor sit amet consectetur ${filler(160)}`),
  ],
});
