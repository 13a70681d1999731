/** Tests that a whole report has one voice: each place of a page has one text, whichever part, strategy or export names it. */
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderCsv, renderFixesCsv } from '../../engine/report/csv.ts';
import { renderHtmlReport } from '../../engine/report/html-report.ts';
import { renderLlm } from '../../engine/report/llm.ts';
import { renderMarkdown } from '../../engine/report/markdown.ts';
import { createBuiltInSuggester } from '../../server/workers/lazy-suggester.ts';
import { auditSite, demoSites } from '../corpus/audit.mjs';
import { root } from '../prepare.mjs';
import { readSet } from './read-set.mjs';
import { replaySite } from './replay-site.mjs';

const maxPages = 4;
const [site] = demoSites;
const teapots = 'https://demo.example/teapots/';

/** A model that quotes another text than it gives. */
function contradicting(each) {
  if (each.url !== teapots) return each;
  const answer = JSON.parse(each.content);
  const alt = { issue: 2, text: 'Give harbour-teapot.jpg its alt text: alt=“A grey pot by the sea”.' };
  return {
    ...each,
    content: JSON.stringify({ ...answer, suggestions: [...answer.suggestions.slice(0, 1), alt] }),
  };
}
const set = readSet(path.join(root, 'scripts', 'eval-model', 'demo-set'))
  .filter(({ kind }) => kind === 'page')
  .map(contradicting);

const all = (text, pattern) => [...text.matchAll(pattern)].map(([, words]) => words);
const decoded = (text) => text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
const fileOf = (src) => src.split('/').at(-1);

/** What the report says for each place of a page, wherever it says it. */
function saidOnPage({ suggestedTexts, suggestions, fixes = [], images }) {
  const markup = decoded(fixes.map(({ html }) => html ?? '').join('\n'));
  const told = suggestions.join('\n');
  const both = `${markup}\n${told}`;
  const places = {
    title: [
      suggestedTexts.title,
      ...all(both, /<title>([^<]+)<\/title>/g),
      ...all(both, /property="og:title" content="([^"]+)"/g),
      ...all(told, /the title “([^”]+)”/g),
    ],
    description: [
      suggestedTexts.description,
      ...all(both, /name="description" content="([^"]+)"/g),
      ...all(both, /property="og:description" content="([^"]+)"/g),
      ...all(told, /meta description: “([^”]+)”/g),
    ],
    h1: [
      ...suggestedTexts.headings.filter(({ level }) => level === 1).map(({ text }) => text),
      ...all(markup, /<h1[^>]*>([^<]+)<\/h1>/g),
    ],
    ...Object.fromEntries(
      images
        .filter(({ suggestedAlt }) => suggestedAlt !== undefined)
        .map(({ src, suggestedAlt }) => [
          src,
          [
            suggestedAlt,
            ...all(markup, new RegExp(`${fileOf(src)}"[^>]*? alt="([^"]+)"`, 'g')),
            ...all(told, new RegExp(`${fileOf(src)}[^.]{0,30}alt=["“]([^"”]+)["”]`, 'g')),
          ],
        ]),
    ),
  };
  return Object.entries(places).map(([place, texts]) => [
    place,
    new Set(texts.filter((text) => text != null)),
  ]);
}

let [analysis, draft] = [null, null];
beforeAll(async () => {
  analysis = (await replaySite(site, set, maxPages)).analysis;
  const options = { maxPages, suggester: createBuiltInSuggester(), renders: false, out: '' };
  draft = (await auditSite(site, options)).analysis;
}, 120_000);

const exportsOf = (report) => ({
  html: renderHtmlReport(report),
  csv: renderCsv(report),
  fixes: renderFixesCsv(report),
  markdown: renderMarkdown(report, {}),
  llm: renderLlm(report),
  json: JSON.stringify(report),
});

describe('a report that a model wrote', () => {
  it('has one text for each place of a page', () => {
    const torn = analysis.pages.flatMap((page) =>
      saidOnPage(page)
        .filter(([, texts]) => texts.size > 1)
        .map(([place, texts]) => [page.url, place, Array.from(texts)]),
    );
    expect(torn).toEqual([]);
  });

  it('has the model’s text in the strategies too', () => {
    const told = JSON.stringify(analysis.enhancedInsights);
    const page = analysis.pages.find(({ url }) => url === teapots);
    expect(told).toContain(page.suggestedTexts.title);
    expect(told).toContain(page.suggestedTexts.description);
  });

  it('has no draft of the built-in assistant where the model wrote, in any export', () => {
    const shown = exportsOf(analysis);
    const left = draft.pages.flatMap(({ url, suggestedTexts: { title, description }, paragraphs }) => {
      const own = analysis.pages.find((page) => page.url === url).suggestedTexts;
      return [
        [title, own.title, own.origins?.title],
        [description, own.description, own.origins?.description],
      ]
        .filter(([drafted, text, origin]) => drafted != null && drafted !== text && origin !== undefined)
        .filter(([drafted]) => !paragraphs.some((text) => text.includes(drafted)))
        .flatMap(([drafted]) =>
          Object.entries(shown).flatMap(([name, text]) =>
            text.includes(drafted) ? [[url, name, drafted]] : [],
          ),
        );
    });
    expect(left).toEqual([]);
  });

  it('has the model’s words in every export that has words to paste', () => {
    const { html, fixes, llm } = exportsOf(analysis);
    const { description } = analysis.pages.find(({ url }) => url === teapots).suggestedTexts;
    expect(set.some(({ content }) => content.includes(description))).toBe(true);
    for (const text of [html, fixes, llm]) expect(text).toContain(description);
  });
});
