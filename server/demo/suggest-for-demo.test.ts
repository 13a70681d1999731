/** The built-in suggester on the demo sites: text that can be pasted at once. */

import type { Analysis } from '@pagewright/contract/entities/analysis';
import { graphemeLength } from '@pagewright/contract/ratings';
import { parseConnectTo } from '@pagewright/engine/fetch/connect-to';
import { createHttpClient } from '@pagewright/engine/fetch/http-client';
import { clockWithoutPauses } from '@pagewright/engine/fetch/testing/no-pauses';
import { analyzeSite } from '@pagewright/engine/pipeline/analyze-site';
import { createBuiltInSuggester } from '@pagewright/engine/suggest/choose/built-in-suggester';
import { optionsFor } from '@pagewright/engine/testing/options-for';
import { beforeAll, describe, expect, it } from 'vitest';
import { serveDemo } from './serve-demo.ts';

const suggester = createBuiltInSuggester();

async function analyzeDemo(domain: string): Promise<Analysis> {
  const served = await serveDemo();
  const client = createHttpClient({
    connectTo: parseConnectTo(served.connectTo.join(',')),
    clock: clockWithoutPauses,
  });
  try {
    const outcome = await analyzeSite(
      optionsFor(domain, { maxPages: 30, crawlDelayMs: 100 }),
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
    businessType: 'Online store',
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
