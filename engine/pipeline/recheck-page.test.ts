/** A page of a report that is fetched again: where new suggestions go, what they cost, and what of the old ones stays. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import { describe, expect, it } from 'vitest';
import type { PageSuggestions } from '../suggest/suggester.ts';
import { auditPageContent } from './audit-page.ts';
import type { FreshPage } from './fetch-fresh-page.ts';
import { type Recheck, recheckPage, recheckSuggestionInput } from './recheck-page.ts';
import { analysisOfBread, breadHtml, breadUrl, fetchedBread } from './testing/bread-page.ts';

const today = '2026-11-15';
const newTitle = 'Sourdough bread from a wood-fired oven, baked every night';

const freshOf = (html: string): FreshPage => ({ page: fetchedBread(html), isOpenToGoogle: true });
const recheckOf = (fresh: FreshPage, analysis: Analysis = analysisOfBread()): Recheck => ({
  analysis,
  pageUrl: breadUrl,
  audit: auditPageContent(fresh, { today }),
});

const suggest = (more: Partial<PageSuggestions> = {}): PageSuggestions => ({
  url: breadUrl,
  writtenBy: 'Test model',
  suggestions: [],
  title: null,
  description: null,
  headings: [],
  links: [],
  altTexts: [],
  withheld: [],
  ...more,
});

/** The report after the page was fetched again, with what was suggested for it. */
function recheckWith(suggested: PageSuggestions, { html = breadHtml, analysis = analysisOfBread() } = {}) {
  const fresh = freshOf(html);
  const replaced = recheckPage(recheckOf(fresh, analysis), { suggested, callsMade: 2, fresh, today });
  if (replaced === null) throw new Error('The page is one of the report.');
  return replaced;
}

describe('a page that is analyzed again', () => {
  it('gets each suggestion at the position of its issue, and those without an issue after them', () => {
    const forTitle = { text: `Title: ${newTitle}`, ruleId: 'title-too-short', changes: [] };
    const forGone = { text: 'Add a heading.', ruleId: 'h1-missing', changes: [] };
    const extra = { text: 'Add a picture of the oven.', ruleId: null, changes: [] };
    const { updatedPage, analysis } = recheckWith(suggest({ suggestions: [extra, forGone, forTitle] }));
    const at = updatedPage.issues.findIndex(({ ruleId }) => ruleId === 'title-too-short');
    expect(updatedPage.issues.length).toBeGreaterThan(1);
    expect(updatedPage.suggestions[at]).toBe(forTitle.text);
    expect(updatedPage.suggestions[updatedPage.issues.length]).toBe(extra.text);
    expect(updatedPage.suggestions.filter((text) => text !== '')).toEqual([forTitle.text, extra.text]);
    expect(analysis.pages).toEqual([updatedPage]);
  });

  it('gets the texts to paste with their writer, and the fixes that they are', () => {
    const { updatedPage } = recheckWith(suggest({ title: newTitle }));
    expect(updatedPage.suggestedTexts).toMatchObject({ writtenBy: 'Test model', title: newTitle });
    const fix = updatedPage.fixes?.find(({ words }) => words === newTitle);
    expect(fix).toMatchObject({ writtenBy: 'Test model', cleared: ['title-too-short'] });
  });

  it('gets no suggestion that would cost it points, wherever the suggestion was', () => {
    const harm = '<meta http-equiv="refresh" content="5; url=/">';
    const changes = [{ kind: 'head', html: harm }] as const;
    const good = { text: 'Bake more.', ruleId: null, changes: [] };
    const { updatedPage } = recheckWith(
      suggest({ suggestions: [{ text: `Add ${harm}`, ruleId: 'title-too-short', changes }, good] }),
    );
    expect(updatedPage.suggestions.join('\n')).toContain('Bake more.');
    expect(updatedPage.suggestions.join('\n')).not.toContain(harm);
  });

  it('loses fixes whose text is suggested no longer', () => {
    const analysis = recheckWith(suggest({ title: newTitle })).analysis;
    expect(analysis.pages[0]?.fixes?.map(({ words }) => words)).toEqual([newTitle]);
    expect(recheckWith(suggest(), { analysis }).updatedPage.fixes).toBeUndefined();
  });

  it('has only fixes of rules that were part of the analysis', () => {
    const fixed = recheckWith(suggest({ title: newTitle })).updatedPage.fixes ?? [];
    expect(fixed.flatMap(({ cleared }) => cleared)).toContain('title-too-short');
    const without = analysisOfBread();
    const leftOut = { ruleId: 'title-too-short', category: 'content', reason: 'Switched off.' } as const;
    const { updatedPage } = recheckWith(suggest({ title: newTitle }), {
      analysis: { ...without, notEvaluated: [...without.notEvaluated, leftOut] },
    });
    expect((updatedPage.fixes ?? []).flatMap(({ cleared }) => cleared)).not.toContain('title-too-short');
  });

  it('counts the calls to a model, and one more insight where insights are counted', () => {
    const analysis = analysisOfBread();
    const { processingStats } = analysis;
    expect(recheckWith(suggest()).analysis.processingStats).toEqual({
      ...processingStats,
      aiCallsMade: 2,
    });
    const counted = { ...analysis, processingStats: { ...processingStats, aiCallsMade: 5, aiInsights: 4 } };
    expect(recheckWith(suggest(), { analysis: counted }).analysis.processingStats).toMatchObject({
      aiCallsMade: 7,
      aiInsights: 5,
    });
  });

  it('retains what was suggested for issues that it still has, and counts no calls, when nothing new was', () => {
    const forTitle = { text: `Title: ${newTitle}`, ruleId: 'title-too-short', changes: [] };
    const forData = { text: 'Remove the last comma.', ruleId: 'sd-parse-error', changes: [] };
    const before = recheckWith(suggest({ suggestions: [forTitle, forData] })).analysis;
    const textsAfter = (html: string) => {
      const again = recheckPage(recheckOf(freshOf(html), before));
      expect(again?.analysis.processingStats.aiCallsMade).toBe(before.processingStats.aiCallsMade);
      return again?.updatedPage.suggestions.filter((text) => text !== '');
    };
    expect(textsAfter(breadHtml)?.toSorted()).toEqual([forData.text, forTitle.text]);
    expect(textsAfter(breadHtml.replace('<title>Bread', `<title>${newTitle}`))).toEqual([forData.text]);
  });

  it('retains its texts to paste only while it has not changed', () => {
    const before = recheckWith(suggest({ title: newTitle })).analysis;
    const textsAfter = (html: string) =>
      recheckPage(recheckOf(freshOf(html), before))?.updatedPage.suggestedTexts;
    expect(textsAfter(breadHtml)?.title).toBe(newTitle);
    expect(textsAfter(breadHtml.replace('Sourdough bread</h1>', 'Rye bread</h1>'))).toBeUndefined();
  });

  it('is none where the report has no such page', () => {
    const fresh = freshOf(breadHtml);
    const elsewhere = { ...recheckOf(fresh), pageUrl: `${breadUrl}/other` };
    expect(recheckPage(elsewhere)).toBeNull();
    expect(recheckPage(elsewhere, { suggested: suggest(), callsMade: 1, fresh, today })).toBeNull();
    expect(recheckSuggestionInput({ ...elsewhere, fresh }, 12)).toBeNull();
  });
});

describe('what a suggester gets to know of it', () => {
  it('is the page as it is now, and the rest of the site as stored', () => {
    const analysis = analysisOfBread();
    const [page] = analysis.pages;
    if (page === undefined) throw new Error('There is a page.');
    const other = { ...page, url: 'https://shop.example/rye', title: 'Rye bread' };
    const both = {
      ...analysis,
      additionalInfo: 'A bakery in Ghent.',
      pages: [page, other],
      scoreBasis: { weights: [0.75, 0.25], others: [], host: [], passedRules: [] },
    };
    const fresh = freshOf(breadHtml.replace('<title>Bread', `<title>${newTitle}`));
    const input = recheckSuggestionInput({ ...recheckOf(fresh, both), fresh }, 5);
    expect(input).toMatchObject({
      domain: 'shop.example',
      suggestionsPerPage: 5,
      additionalInfo: 'A bakery in Ghent.',
    });
    expect(input?.pages.map(({ brief, weight }) => [brief.url, brief.title, weight])).toEqual([
      [breadUrl, newTitle, 0.75],
      [other.url, 'Rye bread', 0.25],
    ]);
    const [now, stored] = (input?.pages ?? []).map(({ issues }) => issues.map(({ ruleId }) => ruleId));
    expect(now).not.toContain('title-too-short');
    expect(stored).toContain('title-too-short');
  });

  it('is the rendered page where scripts change it', () => {
    const renderedHtml = breadHtml.replace(
      '</main>',
      `<h2>Loaves of today</h2>${'<p>Rye, spelt and wheat loaves come out of the oven at five.</p>'.repeat(20)}</main>`,
    );
    const fresh = { ...freshOf(breadHtml), renderedHtml };
    const input = recheckSuggestionInput({ ...recheckOf(fresh), fresh }, 12);
    expect(JSON.stringify(input?.pages[0]?.brief.headings)).toContain('Loaves of today');
    const same = { ...freshOf(breadHtml), renderedHtml: breadHtml };
    expect(auditPageContent(same, { today }).version).toBe('html');
    expect(auditPageContent(fresh, { today }).version).toBe('rendered');
  });
});
