/** Properties of any comparison: symmetry, determinism, and no claims about a site compared with itself. */

import { CompetitorResult } from '@pagewright/contract/entities/competitor';
import { IssueCategory, Severity } from '@pagewright/contract/entities/issue';
import { rateMetric } from '@pagewright/contract/report/competitor-figures';
import { fuzz } from '@pagewright/contract/testing/fuzz';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ComparedSite } from './comparable-samples.ts';
import { compareSites } from './compare-sites.ts';
import { type MadePage, madeIssue, madeSite } from './testing/made-site.ts';

const at = new Date('2026-11-15T12:00:00.000Z');

const compare = (main: ComparedSite, competitor: ComparedSite): CompetitorResult =>
  CompetitorResult.parse(compareSites({ main, competitor, at }));

const anyIssue = fc
  .record({
    rule: fc.integer({ min: 0, max: 12 }),
    severity: fc.constantFrom(...Severity.options),
    basis: fc.constantFrom('google' as const, 'heuristic' as const),
  })
  .map(({ rule, severity, basis }) =>
    madeIssue(`rule-${rule}`, IssueCategory.options[rule] ?? 'content', severity, { basis }),
  );

const anyWords = fc
  .array(
    fc.constantFrom(
      'kettle',
      'stove',
      'bread',
      'oven',
      'the',
      'for',
      'and',
      'flour',
      'Anna',
      'London',
      'March',
      'new',
    ),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((words) => words.join(' '));

const anyPage = (index: number): fc.Arbitrary<MadePage> =>
  fc.record({
    path: fc.constant(`/page-${index}`),
    title: fc.option(anyWords, { nil: null }),
    h1: anyWords,
    h2: fc.array(anyWords, { maxLength: 3 }),
    text: anyWords.map(
      (words) =>
        `We like the ${words}. It is a thing of the house and for all who are in it, with ${words} on the table at noon.`,
    ),
    issues: fc.uniqueArray(anyIssue, { selector: ({ ruleId }) => ruleId, maxLength: 5 }),
    more: fc.record({ indexable: fc.boolean() }),
  });

const anyPages = fc
  .integer({ min: 1, max: 13 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => anyPage(index))));

describe('any two sites', () => {
  it('swapping them swaps every advantage and negates every difference', async () => {
    await fuzz(
      'a comparison is fair',
      fc.property(anyPages, anyPages, (ones, others) => {
        const [a, b] = [madeSite('a.example', ones), madeSite('b.example', others)];
        const [there, back] = [compare(a, b), compare(b, a)];
        for (const key of Object.keys(there.metrics) as (keyof typeof there.metrics)[]) {
          const [one, other] = [there.metrics[key], back.metrics[key]];
          expect([one.main, one.competitor]).toEqual([other.competitor, other.main]);
          expect(one.difference + other.difference).toBe(0);
          expect(one.significance).toBe(other.significance);
          const swapped = { main: 'competitor', competitor: 'main' } as const;
          expect(one.advantage && swapped[one.advantage]).toBe(other.advantage);
          // Without an advantage the difference must be the negative.
          if (one.advantage === undefined) expect(rateMetric(one)).toBe('similar');
        }
        expect(there.stats).toEqual(back.stats);
      }),
    );
  });

  it('a site compared with itself has no advantage, no gap, no recommendation and full confidence', async () => {
    await fuzz(
      'a site beside itself',
      fc.property(anyPages, (pages) => {
        const site = madeSite('a.example', pages);
        const result = compare(site, { ...site, pages: site.pages.toReversed() });
        expect(Object.values(result.metrics).map(rateMetric)).toEqual(
          Array.from({ length: 7 }, () => 'similar'),
        );
        expect(Object.values(result.metrics).every(({ difference }) => difference === 0)).toBe(true);
        expect(result.gaps).toMatchObject({
          missingTopics: [],
          underOptimizedAreas: [],
          opportunityKeywords: [],
        });
        expect(result.detailedInsights).toEqual([]);
        expect(result.competitiveSummary).toMatchObject({
          overallAdvantage: 'balanced',
          strengthAreas: [],
          weaknessAreas: [],
        });
        expect(
          Object.values(result.strategies).every(({ effectiveness }) => effectiveness === 'comparable'),
        ).toBe(true);
        expect(result.stats.confidence).toBe(100);
      }),
    );
  });

  it('the same input gives the same result', async () => {
    await fuzz(
      'a comparison is repeatable',
      fc.property(anyPages, anyPages, (ones, others) => {
        const make = () => compare(madeSite('a.example', ones), madeSite('b.example', others));
        expect(make()).toEqual(make());
      }),
      { runs: 50 },
    );
  });
});
