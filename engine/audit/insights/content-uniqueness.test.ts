/** Tests how duplicates are rated by their share of the site. */
import type { SiteIssue } from '@pagewright/contract/entities/issue';
import { expect, it } from 'vitest';
import { contentUniquenessOf } from './content-uniqueness.ts';

const urlOf = (at: number): string => `https://shop.example/${at}`;
const pagesOf = (count: number): { url: string; indexable: boolean }[] =>
  Array.from({ length: count }, (_, at) => ({ url: urlOf(at), indexable: true }));
const duplicate = (ruleId: string, pages: number): SiteIssue =>
  ({
    ruleId,
    description: `${pages} pages`,
    evidence: [],
    urls: Array.from({ length: pages }, (_, at) => urlOf(at)),
  }) as unknown as SiteIssue;
const uniquenessOf = (ruleId: string, duplicates: number, pages = 100) =>
  contentUniquenessOf({
    pages: pagesOf(pages),
    siteIssues: [duplicate(ruleId, duplicates)],
    notEvaluated: [],
  });

it.each([
  [9, 'low'],
  [10, 'medium'],
  [24, 'medium'],
  [25, 'high'],
  [49, 'high'],
  [50, 'critical'],
])('rates %d of 100 pages as %s', (pages, impactLevel) => {
  expect(uniquenessOf('title-duplicate', pages)?.duplicateContent.titles).toMatchObject([{ impactLevel }]);
});

it('scores the share of indexable pages that are unique, rounded down', () => {
  expect(uniquenessOf('content-duplicate-near', 2, 3)).toMatchObject({
    uniquenessScore: 33,
    totalDuplicates: 1,
    duplicateContent: { titles: [], descriptions: [], paragraphs: [{ content: '2 pages' }] },
  });
  const hidden = { url: urlOf(9), indexable: false };
  expect(
    contentUniquenessOf({ pages: [...pagesOf(2), hidden], siteIssues: [], notEvaluated: [] })
      ?.uniquenessScore,
  ).toBe(100);
});

it('takes two pages to compare, and every rule about duplicates', () => {
  expect(contentUniquenessOf({ pages: pagesOf(1), siteIssues: [], notEvaluated: [] })).toBeUndefined();
  expect(contentUniquenessOf({ pages: pagesOf(2), siteIssues: [], notEvaluated: [] })).toBeDefined();
  for (const ruleId of ['meta-description-duplicate', 'content-duplicate-exact', 'content-duplicate-near'])
    expect(
      contentUniquenessOf({
        pages: pagesOf(2),
        siteIssues: [],
        notEvaluated: [{ ruleId, category: 'content', reason: 'Off.' }],
      }),
    ).toBeUndefined();
});
