/** Tests content-keyword-underuse. */
import { expect, it } from 'vitest';
import { knowledgeOf, reviewerOf } from '../../review-findings.ts';
import { buildSite, html } from '../../testing/site-builder.ts';
import { testRule } from '../../testing/test-rule.ts';
import { contentKeywordUnderuse } from './content-keyword-underuse.ts';

const filler = (count: number): string => Array.from({ length: count }, (_, at) => `word${at}x`).join(' ');
const page = (title: string, h1: string, text: string): string =>
  `<html lang="en"><title>${title}</title><main><h1>${h1}</h1><p>${text}</p></main></html>`;

const chinese = '本文介绍如何在家中烧制茶壶以及如何选择合适的釉料和温度。'.repeat(12);
const german =
  'Wer zu Hause brennt, sollte zuerst die Temperatur des Ofens kennen, denn davon hängt ab, welche Farben gelingen und wie hart die Tassen am Ende werden. ';

testRule(contentKeywordUnderuse, {
  pass: [
    // The line below the main heading, in a header of its own.
    `<html lang="en"><title>Wooden tables</title><div class="hero"><h1>Oak House</h1><h3>Tables of good wood</h3></div><main><p>${filler(160)}</p></main></html>`,
    // The text begins behind its notices.
    `<html lang="en"><title>Wooden tables</title><main><h1>Furniture</h1><p>Copyright © 2026 by those named below. ${filler(210)}</p><p>Every table is made by hand. ${filler(60)}</p></main></html>`,
    // The main heading opens the text.
    page('Insurance for boats', 'Insurance', filler(160)),
    // Part of a hyphenated word.
    page('Wheel-throwing evenings', 'Evenings', `We are throwing pots. ${filler(160)}`),
    page('Wooden tables', 'Furniture', `Every table is made by hand. ${filler(160)}`),
    page('Handmade furniture', 'Oak', `We love FURNITURE. ${filler(160)}`),
    page('Reparaturen von Booten', 'Reparaturen', `Eine Reparatur dauert eine Woche. ${filler(160)}`),
    page('オーク材のテーブル', '手作りの家具', `北の工房でテーブルを作っています。${filler(160)}`),
    page('Wooden tables', 'Furniture', `Here is what oak is: ${filler(160)} tables`),
  ],
  fail: [
    // Three words do not show a language: these were taken for Czech.
    [
      page('A stove, a chimney', 'Warm', filler(160)),
      { messageId: 'unmentioned', data: { terms: ['stove', 'chimney'] } },
    ],
    // A hyphenated word is one word.
    [
      page('Throwing with a bow-lathe', 'By hand', filler(160)),
      { messageId: 'unmentioned', data: { terms: ['throwing', 'bow-lathe'] } },
    ],
    [
      page('Kapitel 3. Insurance for boats', 'Policies', filler(160)),
      { messageId: 'unmentioned', data: { terms: ['insurance', 'boats'] } },
    ],
    [
      page('Handmade tables', 'Furniture', filler(160)),
      { messageId: 'unmentioned', data: { terms: ['handmade', 'tables'] } },
      { wanted: 'one of: handmade, tables' },
    ],
    [
      page('Insurance for boats', 'Policies', `${filler(210)} insurance boats`),
      { messageId: 'unmentioned', data: { terms: ['insurance', 'boats'] } },
    ],
    [
      page('With your harbour lights', 'Evening', `With your home page ${filler(160)}`),
      { messageId: 'unmentioned', data: { terms: ['harbour', 'lights'] } },
    ],
  ],
  skip: [
    // Numbering and names of sections say nothing of the subject, in whatever language.
    page('Chapitre 4. Introduction', 'Chapitre 4. Introduction', filler(160)),
    page('Lesson 2. Glazes', 'Glazes', filler(160)),
    page('Bölüm 2. Giriş', 'Giriş', filler(160)),
    page('Appendix B: Overview', 'Overview and summary', filler(160)),
    // An English title over a text of which only the beginning is in English.
    page('Kiln firing notes', '烧制', `${filler(200)}</p><p>${chinese}`),
    // An English title over a text in German.
    `<html lang="de"><title>How to choose the right glaze for your pottery at home</title><main><p>${german.repeat(8)}</p></main></html>`,
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

it('is about nothing where most titles of the site have these words', () => {
  const left = (titles: readonly string[]) => {
    const pages = Object.fromEntries(titles.map((title, at) => [`/${at}`, html({ title })]));
    const knowledge = knowledgeOf(buildSite({ pages }), { failed: [], passed: [], notEvaluated: [] });
    const issue = { evidence: [], data: { terms: ['pottery', 'manual'] } } as never;
    return contentKeywordUnderuse.review?.(issue, reviewerOf(knowledge)('')) ?? null;
  };
  const subjects = ['Glazes', 'Kilns', 'Clay', 'Tools', 'Wheels'];
  expect(left(subjects.map((subject) => `Pottery Manual ${subject}`))).toBeNull();
  expect(left(subjects)).not.toBeNull();
});
