/** Tests what a page is said to be about, and whether it says so. */
import { expect, it } from 'vitest';
import type { Page } from '../entities/page.ts';
import { inNeedFirst, pageSubjects } from './page-subjects.ts';

const page = (path: string, keywords: readonly string[], over: Partial<Page> = {}): Page => ({
  url: `https://shop.example${path}`,
  title: null,
  metaDescription: null,
  headings: [],
  paragraphs: [],
  images: [],
  issues: [],
  suggestions: [],
  contentMetrics: {
    wordCount: 300,
    keywordDensity: keywords.map((keyword) => ({ keyword, count: 4, density: 1 })),
    readingEase: 70,
  },
  ...over,
});

const found = (ruleId: string): Page['issues'][number] => ({
  ruleId,
  category: 'content',
  severity: 'warning',
  basis: 'heuristic',
  title: '',
  description: '',
  why: '',
  fix: '',
  evidence: [],
});

it('names what a page is about by words that most other pages do not say', () => {
  const subjects = pageSubjects([
    page('/tables', ['shop', 'tables'], {
      title: 'Oak table – Shop',
      headings: [
        { level: 1, text: 'Furniture' },
        { level: 2, text: 'How long does it last?' },
      ],
    }),
    page('/chairs', ['shop', 'chairs']),
    page('/about', ['shop']),
  ]);
  expect(subjects.map(({ words }) => words)).toEqual([['tables'], ['chairs'], []]);
  expect(subjects[0]).toMatchObject({
    says: { title: true, heading: false, description: false },
    reading: 'easy',
    questions: ['How long does it last?'],
  });
});

it('takes what names a page before what it says more often', () => {
  const [faq] = pageSubjects([
    page('/faq', ['broken', 'carrier', 'days', 'glazes'], { title: 'Questions about our glazes' }),
  ]);
  expect(faq?.words).toEqual(['glazes', 'broken', 'carrier']);
  expect(faq?.says).toMatchObject({ title: true, heading: false });
});

it('takes the words of a template for no subject, and puts such pages first', () => {
  const [first, second] = inNeedFirst(
    pageSubjects([
      page('/a', ['oak']),
      page('/b', ['title', 'card'], { issues: [found('content-template-leftover')] }),
    ]),
  );
  expect(first).toMatchObject({ isUnfilled: true, words: [], says: null });
  expect(second?.words).toEqual(['oak']);
});

it('leaves out copies of a page and pages that are not for searchers', () => {
  const pages = [page('/a', []), page('/b', [], { sameAs: '/a' }), page('/c', [], { indexable: false })];
  expect(pageSubjects(pages).map(({ page: { url } }) => url)).toEqual(['https://shop.example/a']);
});
