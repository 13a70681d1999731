/** An analysis with an analyst: credits, order, notes, cancel, and a report whatever becomes of it. */
import path from 'node:path';
import type { Analysis } from '@pagewright/contract/entities/analysis';
import { defaultSettings } from '@pagewright/contract/entities/settings';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { AdviceSession, Advisor } from './advise/advisor.ts';
import { createBuiltInAnalyst } from './advise/analyst/built-in-analyst.ts';
import { type AnalysisOrder, type AnalysisPorts, analyzeSite } from './analyze-site.ts';
import { parseConnectTo } from './crawl/connect-to.ts';
import { createHttpClient } from './crawl/http-client.ts';
import { noPauses } from './crawl/testing/no-pauses.ts';
import type { SiteProgress } from './progress-line.ts';
import { fixturesRoot } from './testing/audit-fixture.ts';
import { serveSite } from './testing/serve-site.ts';

const advisor = createBuiltInAnalyst({ loadModels: null });
const pagesOfSite = 20;

async function analyze(
  more: Partial<AnalysisOrder> = {},
  ports: Partial<AnalysisPorts> = {},
  signal = new AbortController().signal,
): Promise<Analysis> {
  const served = await serveSite(path.join(fixturesRoot, 'faultless'));
  onTestFinished(() => served.close());
  const client = createHttpClient({
    connectTo: parseConnectTo(served.connectTo),
    timing: noPauses,
  });
  onTestFinished(() => client.close());
  const order: AnalysisOrder = {
    id: '5f3b1f4e-4c7d-4f0e-9d3c-1a2b3c4d5e6f',
    domain: served.host,
    host: served.host,
    path: '',
    useSitemap: true,
    settings: { ...defaultSettings, maxPages: 100, crawlDelay: 100 },
    maxPages: 100,
    plan: 'paid',
    heldCredits: 104,
    startedAtMs: 0,
    ...more,
  };
  const outcome = await analyzeSite(
    order,
    { client, advisor, onProgress: () => undefined, now: () => new Date('2026-11-15T10:00:00Z'), ...ports },
    signal,
  );
  if (outcome.kind !== 'analysed') throw new Error(outcome.sentence);
  return outcome.analysis;
}

const advisedPages = ({ pages }: Analysis) => pages.filter(({ advice }) => advice !== undefined);

/** An analyst that fails where it is told to. */
const failing = (fault: { open?: true; pages?: readonly number[] }): Advisor => ({
  name: 'Test analyst',
  open: async (site, signal): Promise<AdviceSession> => {
    if (fault.open) throw new Error('it is asleep');
    const session = await advisor.open(site, signal);
    let asked = 0;
    return {
      ...session,
      advisePage: async (url, stop) => {
        asked += 1;
        if (fault.pages?.includes(asked)) throw new Error('no idea');
        return session.advisePage(url, stop);
      },
    };
  },
});

/** A model that never answers: the built-in analyst writes in its place. */
const filledIn: Advisor = {
  name: 'big-model',
  open: async (site, signal): Promise<AdviceSession> => {
    const session = await advisor.open(site, signal);
    const why = 'big-model failed';
    return {
      ...session,
      atOnce: 3,
      advisePage: async (url, stop) => ({
        ...(await session.advisePage(url, stop)),
        filledIn: { parts: ['title', 'suggestions'], why },
      }),
      adviseSite: async (insights, stop) => ({
        ...(await session.adviseSite(insights, stop)),
        filledIn: { parts: ['overview'], why },
      }),
    };
  },
};

describe('with AI on', () => {
  it('every page is looked at, counted and charged, and so is the comparison of contents', async () => {
    const analysis = await analyze();
    expect(advisedPages(analysis)).toHaveLength(pagesOfSite);
    const withSuggestions = analysis.pages.filter(({ suggestions }) =>
      suggestions.some((text) => text !== ''),
    ).length;
    expect(analysis.processingStats).toMatchObject({
      aiCallsMade: pagesOfSite + 1,
      creditsUsed: 3 + withSuggestions + 1,
    });
    expect(analysis.contentRepetitionAnalysis).toBeDefined();
    expect(analysis.siteOverview?.mainServices).toBeInstanceOf(Array);
    expect(analysis.enhancedInsights?.contentQualityAnalysis).toMatchObject({
      overallHealth: { keywordScore: expect.any(Number) },
      processedAt: '2026-11-15T10:00:00.000Z',
    });
  });

  it('credits that do not reach for all pages go to the most important, and the report names the others', async () => {
    const analysis = await analyze({ heldCredits: 3 + 2 });
    const paid = advisedPages(analysis).filter(({ suggestions }) => suggestions.length > 0);
    expect(paid).toHaveLength(2);
    expect(advisedPages(analysis).map(({ url }) => new URL(url).pathname)).toContain('/');
    expect(analysis.processingStats.creditsUsed).toBe(5);
    expect(analysis.coverage.notes.join(' ')).toContain(
      `${pagesOfSite - advisedPages(analysis).length} pages got no AI suggestions because the credits were used up`,
    );
    expect(analysis.contentRepetitionAnalysis).toBeUndefined();
  });

  it('a model that fails gives no more pages than the credits cover, takes nothing for them, and both are told', async () => {
    const analysis = await analyze({ heldCredits: 3 + 2 }, { advisor: filledIn });
    const served = advisedPages(analysis).filter(({ suggestions }) => suggestions.length > 0);
    expect(served).toHaveLength(2);
    expect(analysis.processingStats.creditsUsed).toBe(3 + 1);
    const notes = analysis.coverage.notes.join(' ');
    expect(notes).toContain('because the credits held cover 2 pages, and more important ones came first');
    expect(notes).toContain('These suggestions were not charged.');
    expect(analysis.siteAdvice).toEqual({
      writtenBy: 'Built-in analyst',
      filledIn: { parts: ['overview'], why: 'big-model failed' },
    });
  });

  it('tells its progress between the pages and the design, and never falls', async () => {
    const seen: SiteProgress[] = [];
    await analyze({}, { onProgress: (progress) => seen.push(progress) });
    const percentages = seen.map(({ percentage }) => percentage);
    expect(percentages).toEqual(percentages.toSorted((a, b) => a - b));
    const advising = percentages.filter((value) => value > 15 && value < 60);
    expect(new Set(advising).size).toBe(pagesOfSite - 1);
  });

  it('a page that the analyst fails on is not charged, and the report says so', async () => {
    const analysis = await analyze({}, { advisor: failing({ pages: [1, 3] }) });
    expect(advisedPages(analysis)).toHaveLength(pagesOfSite - 2);
    expect(analysis.processingStats.aiCallsMade).toBe(pagesOfSite - 2 + 1);
    expect(analysis.coverage.notes.join(' ')).toMatch(
      /Test analyst could not look at 2 pages, which were not charged: the home page/,
    );
  });

  it('an analyst that does not start costs nothing but itself', async () => {
    const analysis = await analyze({}, { advisor: failing({ open: true }) });
    expect(analysis.processingStats).toMatchObject({ aiCallsMade: 0, creditsUsed: 3 });
    expect(analysis.coverage.notes.join(' ')).toContain(
      'no AI suggestions and none were charged: it is asleep',
    );
  });

  it('a cancel is obeyed between two pages', async () => {
    const stop = new AbortController();
    let asked = 0;
    const session: Advisor = {
      name: 'Test analyst',
      open: async (site, signal) => {
        const own = await advisor.open(site, signal);
        return {
          ...own,
          advisePage: async (url, signalOfRun) => {
            asked += 1;
            if (asked === 2) stop.abort();
            return own.advisePage(url, signalOfRun);
          },
        };
      },
    };
    await expect(analyze({}, { advisor: session }, stop.signal)).rejects.toThrow(/abort/i);
    expect(asked).toBe(2);
  });
});

it('with AI off no analyst is asked, and nothing beside the scan is charged', async () => {
  const unasked: Advisor = { name: 'Test analyst', open: () => Promise.reject(new Error('It was asked.')) };
  const analysis = await analyze(
    { settings: { ...defaultSettings, crawlDelay: 100, useAI: false } },
    { advisor: unasked },
  );
  expect(advisedPages(analysis)).toEqual([]);
  expect(analysis.processingStats).toMatchObject({ aiCallsMade: 0, creditsUsed: 3 });
  expect(analysis.coverage.notes.join(' ')).not.toContain('AI');
  expect(analysis.siteOverview).toBeUndefined();
});
