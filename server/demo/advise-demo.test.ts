/** The analyst on the demo sites, with its models: words a newcomer could paste at once. */

import type { Analysis } from '@pagewright/contract/entities/analysis';
import { defaultSettings } from '@pagewright/contract/entities/settings';
import { graphemeLength } from '@pagewright/contract/verdicts';
import { createBuiltInAnalyst } from '@pagewright/engine/advise/analyst/built-in-analyst';
import { loadEnglishModels } from '@pagewright/engine/advise/analyst/english-models';
import { analyzeSite } from '@pagewright/engine/analyze-site';
import { parseConnectTo } from '@pagewright/engine/crawl/connect-to';
import { createHttpClient } from '@pagewright/engine/crawl/http-client';
import { noPauses } from '@pagewright/engine/crawl/testing/no-pauses';
import { beforeAll, describe, expect, it } from 'vitest';
import { serveDemo } from './serve-demo.ts';

async function analyzeDemo(domain: string): Promise<Analysis> {
  const served = await serveDemo();
  const client = createHttpClient({
    connectTo: parseConnectTo(served.connectTo.join(',')),
    timing: noPauses,
  });
  try {
    const outcome = await analyzeSite(
      {
        id: '5f3b1f4e-4c7d-4f0e-9d3c-1a2b3c4d5e6f',
        domain,
        host: domain,
        path: '',
        useSitemap: true,
        settings: { ...defaultSettings, maxPages: 30, crawlDelay: 100 },
        maxPages: 30,
        plan: 'paid',
        heldCredits: 34,
        startedAtMs: 0,
      },
      {
        client,
        advisor: createBuiltInAnalyst({ loadModels: loadEnglishModels }),
        onProgress: () => undefined,
        now: () => new Date('2026-11-15T10:00:00Z'),
      },
      new AbortController().signal,
    );
    if (outcome.kind !== 'analysed') throw new Error(outcome.sentence);
    return outcome.analysis;
  } finally {
    await client.close();
    await served.close();
  }
}

const known = [
  {
    domain: 'demo.example',
    businessType: 'Handmade goods workshop',
    mainServices: ['Teapots', 'Cups and bowls', 'Wheel throwing weekend'],
    location: 'Callow Bridge, West Yorkshire',
  },
  {
    domain: 'rival.example',
    businessType: 'Not clear from the content',
    mainServices: ['All teaware', 'River teapot', 'Tall mug'],
    location: null,
  },
];

describe.each(known)('$domain', ({ domain, ...overview }) => {
  let analysis: Analysis;
  beforeAll(async () => {
    analysis = await analyzeDemo(domain);
  });

  it('gets titles and descriptions of the right length, each once', () => {
    const titles = analysis.pages.flatMap(({ advice }) => advice?.title ?? []);
    const descriptions = analysis.pages.flatMap(({ advice }) => advice?.description ?? []);
    expect(titles.length).toBeGreaterThan(2);
    expect(descriptions.length).toBeGreaterThan(1);
    expect(titles.filter((text) => graphemeLength(text) < 50 || graphemeLength(text) > 60)).toEqual([]);
    expect(descriptions.filter((text) => graphemeLength(text) < 120 || graphemeLength(text) > 160)).toEqual(
      [],
    );
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  it('answers every fault of a title, description or alt text with words to paste', () => {
    for (const { issues, suggestions } of analysis.pages)
      issues.forEach(({ ruleId }, at) => {
        if (/^(?:title|meta-description)-/.test(ruleId))
          expect(suggestions[at]).toMatch(/^Use (?:the title|this meta description)/);
        if (ruleId.startsWith('img-alt-')) expect(suggestions[at]).toContain('alt="');
      });
  });

  it('has no suggestion that two pages share, but for a fault in what they share', () => {
    const shared = [
      ...Map.groupBy(
        analysis.pages.flatMap(({ url, issues, suggestions }) =>
          suggestions.map((text, at) => ({ url, text, issue: issues[at]?.ruleId })),
        ),
        ({ text }) => text,
      ).values(),
    ].filter((uses) => new Set(uses.map(({ url }) => url)).size > 1);
    expect(
      shared
        .flatMap((uses) => uses.map(({ issue }) => issue))
        .filter((ruleId) => ruleId !== 'img-legacy-format'),
    ).toEqual([]);
  });

  it('is summed up', () => {
    expect(analysis.siteOverview).toMatchObject(overview);
    expect(analysis.enhancedInsights?.contentQualityAnalysis?.keyRecommendations?.length).toBeGreaterThan(2);
  });
});
