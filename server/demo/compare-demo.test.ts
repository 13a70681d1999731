/** demo.example vs rival.example: every advantage, gap and keyword as a person who read both sites would list it. */

import type { CompetitorResult } from '@pagewright/contract/entities/competitor';
import { confidenceFigure, metricFigures } from '@pagewright/contract/report/competitor-figures';
import type { ComparedSite } from '@pagewright/engine/compare/comparable-samples';
import { compareSites } from '@pagewright/engine/compare/compare-sites';
import { parseConnectTo } from '@pagewright/engine/fetch/connect-to';
import { createHttpClient } from '@pagewright/engine/fetch/http-client';
import { idleMachine } from '@pagewright/engine/fetch/testing/idle-machine';
import { auditSite } from '@pagewright/engine/pipeline/audit-site';
import { optionsFor } from '@pagewright/engine/testing/options-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServedDemo, serveDemo } from './serve-demo.ts';

const at = new Date('2026-11-15T12:00:00.000Z');
let demo: ServedDemo;
let sites: Record<'demo' | 'demoTen' | 'rival' | 'rivalTen', ComparedSite>;

/** One page after the other, so that the first ten are always the same. */
async function read(host: string, maxPages: number): Promise<ComparedSite> {
  const client = createHttpClient({
    connectTo: parseConnectTo(demo.connectTo.join(',')),
    load: idleMachine,
  });
  try {
    const site = await auditSite(
      optionsFor(host, { maxPages, concurrency: 1 }),
      { client, today: '2026-11-15' },
      new AbortController().signal,
    );
    return { ...site, domain: host, date: at.toISOString() };
  } finally {
    await client.close();
  }
}

beforeAll(async () => {
  demo = await serveDemo();
  sites = {
    demo: await read('demo.example', 20),
    demoTen: await read('demo.example', 10),
    rival: await read('rival.example', 20),
    rivalTen: await read('rival.example', 10),
  };
});
afterAll(() => demo.close());

const described = (result: CompetitorResult): Record<string, string> =>
  Object.fromEntries(
    metricFigures(result).map(({ label, main, competitor, ratingLabel, significance }) => [
      label,
      `${main.words} (${main.basis}), ${competitor.words} (${competitor.basis}): ${ratingLabel}, ${significance}`,
    ]),
  );

const strategiesOf = (result: CompetitorResult): Record<string, string> =>
  Object.fromEntries(
    Object.entries(result.strategies).map(([name, { effectiveness }]) => [name, effectiveness]),
  );

describe('demo.example vs rival.example', () => {
  const compare = () => compareSites({ main: sites.demo, competitor: sites.rivalTen, at });

  it('is measured as its known faults say', () => {
    // Of demo.example's first ten pages one is noindex, so its title and text are not evaluated.
    expect(described(compare())).toEqual({
      // A pair shares a title, one is 107 characters long; there "Tall mug" says too little.
      Titles: '67% (6 of 9 pages), 90% (9 of 10 pages): Needs work, important',
      // One is missing; there two are the same.
      'Meta descriptions': '89% (8 of 9 pages), 80% (8 of 10 pages): Better, minor',
      Headings: '100% (9 of 9 pages), 100% (10 of 10 pages): Similar, minor',
      // A heavy picture, two without alt, a broken one; there two without alt on one page.
      Images: '67% (6 of 9 pages), 90% (9 of 10 pages): Needs work, important',
      // The gaiwan text is duplicated word for word; on the rival one page has hardly any text.
      Texts: '78% (7 of 9 pages), 90% (9 of 10 pages): Needs work, minor',
      // http is not redirected, a product is noindex, markup is broken, a page has no viewport; the rival compresses nothing.
      'Technical checks': '74 (10 pages), 100 (10 pages): Needs work, important',
      'Critical issues': '6 (6 on 10 pages), 0 (0 on 10 pages): Needs work, critical',
    });
    expect(compare().stats.confidence).toBe(86);
  });

  it('lacks only topics that it does not cover, not even in other words', () => {
    const { gaps, competitiveSummary } = compare();
    // Not delivery (its FAQ covers parcels), not the story (about), not casting (it says why it does not), not teaware (tea ware).
    expect(gaps.missingTopics).toEqual(['Choosing a teapot', 'Matcha bowl', 'Tall mug']);
    // It explains brewing on four pages and in no heading.
    expect(gaps.opportunityKeywords).toEqual(['brewing']);
    expect(gaps.underOptimizedAreas).toEqual([
      'Redirects and status codes',
      'Images',
      'Titles',
      'Structured data',
      'Mobile',
      'Indexability',
      'AI visibility',
      'Content',
      'Performance',
    ]);
    expect(competitiveSummary.strengthAreas).toEqual([
      'Meta descriptions',
      'Topics only on demo.example: “Moss kyusu with a side handle”, “A pair of yunomi” and “Celadon gaiwan”',
    ]);
    expect(competitiveSummary.overallAdvantage).toBe('competitor');
  });

  it('has the strategies that its pages show', () => {
    expect(strategiesOf(compare())).toEqual({
      'Search snippets': 'inferior',
      'Content depth': 'superior',
      Topics: 'comparable',
      Images: 'inferior',
    });
  });

  it('names a page for every gap and every insight', () => {
    const { gaps, detailedInsights } = compare();
    const sourced = new Set(gaps.sources?.map(({ gap }) => gap));
    const all = [...gaps.missingTopics, ...gaps.underOptimizedAreas, ...gaps.opportunityKeywords];
    expect(all.filter((gap) => !sourced.has(gap))).toEqual([]);
    expect(detailedInsights.filter(({ sources = [] }) => sources.length === 0)).toEqual([]);
    expect(detailedInsights.filter(({ actionItems }) => actionItems.length === 0)).toEqual([]);
  });
});

describe('a demo site compared with itself', () => {
  it.each([
    ['demo', 'demoTen'],
    ['demoTen', 'demo'],
    ['rival', 'rivalTen'],
    ['demo', 'demo'],
  ] as const)('%s and %s are all similar, without gaps, with high confidence', (main, competitor) => {
    const result = compareSites({ main: sites[main], competitor: sites[competitor], at });
    expect(new Set(metricFigures(result).map(({ ratingLabel }) => ratingLabel))).toEqual(
      new Set(['Similar']),
    );
    expect(result.gaps).toEqual({
      missingTopics: [],
      underOptimizedAreas: [],
      opportunityKeywords: [],
      sources: [],
    });
    expect(result.detailedInsights).toEqual([]);
    expect(result.recommendations).toEqual([]);
    expect(new Set(Object.values(strategiesOf(result)))).toEqual(new Set(['comparable']));
    expect(confidenceFigure(result).word).toBe('High');
    expect(result.notes?.[0]).toContain('the same site');
  });
});
