/** The built-in suggester on the demo sites, with its models: text that can be pasted at once. */

import type { Analysis } from '@pagewright/contract/entities/analysis';
import { defaultSettings } from '@pagewright/contract/entities/settings';
import { graphemeLength } from '@pagewright/contract/ratings';
import { parseConnectTo } from '@pagewright/engine/fetch/connect-to';
import { createHttpClient } from '@pagewright/engine/fetch/http-client';
import { clockWithoutPauses } from '@pagewright/engine/fetch/testing/no-pauses';
import { analyzeSite } from '@pagewright/engine/pipeline/analyze-site';
import { createBuiltInSuggester } from '@pagewright/engine/suggest/built-in/suggestions/built-in-suggester';
import type { Suggester } from '@pagewright/engine/suggest/suggester';
import { loadSharedModels } from '@pagewright/engine/suggest/testing/shared-models';
import { beforeAll, describe, expect, it } from 'vitest';
import { serveDemo } from './serve-demo.ts';

let suggester: Suggester;
beforeAll(async () => {
  const models = await loadSharedModels();
  suggester = createBuiltInSuggester({ loadModels: async () => models });
});

async function analyzeDemo(domain: string): Promise<Analysis> {
  const served = await serveDemo();
  const client = createHttpClient({
    connectTo: parseConnectTo(served.connectTo.join(',')),
    clock: clockWithoutPauses,
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
        suggester,
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
    businessType: '',
    mainServices: ['All teaware', 'River teapot', 'Tall mug'],
    location: null,
  },
];

describe.each(known)('$domain', ({ domain, ...overview }) => {
  let analysis: Analysis;
  beforeAll(async () => {
    analysis = await analyzeDemo(domain);
  });

  it('gets unique titles and descriptions of the right length', () => {
    const titles = analysis.pages.flatMap(({ suggestedTexts }) => suggestedTexts?.title ?? []);
    const descriptions = analysis.pages.flatMap(({ suggestedTexts }) => suggestedTexts?.description ?? []);
    expect(titles.length).toBeGreaterThan(1);
    expect(descriptions.length).toBeGreaterThan(1);
    expect(titles.filter((text) => graphemeLength(text) < 20 || graphemeLength(text) > 60)).toEqual([]);
    expect(descriptions.filter((text) => graphemeLength(text) < 70 || graphemeLength(text) > 160)).toEqual(
      [],
    );
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  it('has text to paste for every fault of a title, description or alt text', () => {
    for (const { issues, suggestions, images } of analysis.pages)
      issues.forEach(({ ruleId }, at) => {
        if (/^(?:title|meta-description)-/.test(ruleId))
          expect(suggestions[at]).toMatch(/^Use (?:the title|this meta description)/);
        if (ruleId.startsWith('img-alt-') && images.every(({ needsPerson }) => needsPerson !== true))
          expect(suggestions[at]).toContain('alt="');
      });
  });

  it('has no suggestion that two pages share, except for a fault in shared parts', () => {
    const shared = [
      ...Map.groupBy(
        analysis.pages.flatMap(({ url, issues, suggestions }) =>
          suggestions.flatMap((text, at) => (text === '' ? [] : [{ url, text, issue: issues[at]?.ruleId }])),
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
    expect(analysis.enhancedInsights?.contentQualityAnalysis?.keyRecommendations?.length).toBeGreaterThan(1);
  });
});
