/** An analysis with suggestions: what is delivered, order, notes, cancellation, and a report whatever the suggester does. */

import path from 'node:path';
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { AuditOptions } from '@pagewright/contract/entities/audit-options';
import { textsOf } from '@pagewright/contract/testing/texts-of';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseConnectTo } from '../fetch/connect-to.ts';
import { createHttpClient } from '../fetch/http-client.ts';
import { clockWithoutPauses } from '../fetch/testing/no-pauses.ts';
import { createBuiltInSuggester } from '../suggest/choose/built-in-suggester.ts';
import type { Suggester, SuggesterSession } from '../suggest/suggester.ts';
import { fixturesRoot } from '../testing/audit-fixture.ts';
import { optionsFor } from '../testing/options-for.ts';
import { serveSite } from '../testing/serve-site.ts';
import { type AnalysisPorts, analyzeSite } from './analyze-site.ts';
import type { SiteProgress } from './track-progress.ts';

const suggester = createBuiltInSuggester();
const pagesOfSite = 20;

async function analyze(
  more: Partial<AuditOptions> = {},
  ports: Partial<AnalysisPorts> = {},
  signal = new AbortController().signal,
): Promise<Analysis & { readonly delivered: number }> {
  const served = await serveSite(path.join(fixturesRoot, 'faultless'));
  onTestFinished(() => served.close());
  const client = createHttpClient({
    connectTo: parseConnectTo(served.connectTo),
    clock: clockWithoutPauses,
  });
  onTestFinished(() => client.close());
  const order: AuditOptions = optionsFor(served.host, { crawlDelayMs: 100, ...more });
  const outcome = await analyzeSite(
    order,
    { client, suggester, onProgress: () => undefined, now: () => new Date('2026-11-15T10:00:00Z'), ...ports },
    signal,
  );
  if (outcome.kind !== 'analysed') throw new Error(outcome.sentence);
  return { ...outcome.analysis, delivered: outcome.pagesWithSuggestions };
}

const suggestedPages = ({ pages }: Analysis) =>
  pages.filter(({ suggestedTexts }) => suggestedTexts !== undefined);

/** A suggester that fails on the given pages. */
const failing = (fault: { open?: true; pages?: readonly number[] }): Suggester => ({
  name: 'Test suggester',
  open: async (site, signal): Promise<SuggesterSession> => {
    if (fault.open) throw new Error('it is asleep');
    const session = await suggester.open(site, signal);
    let calls = 0;
    return {
      ...session,
      suggestPage: async (url, stop) => {
        calls += 1;
        if (fault.pages?.includes(calls)) throw new Error('no idea');
        return session.suggestPage(url, stop);
      },
    };
  },
});

/** A suggester with a title for every page; the site has no page that needs one. */
const writing: Suggester = {
  name: 'Test suggester',
  open: async (site, signal): Promise<SuggesterSession> => {
    const session = await suggester.open(site, signal);
    return {
      ...session,
      suggestPage: async (url, stop) => {
        const title = `A title for ${new URL(url).pathname}`;
        const suggestion = { text: title, ruleId: null, changes: [{ kind: 'title', text: title } as const] };
        return { ...(await session.suggestPage(url, stop)), title, suggestions: [suggestion] };
      },
    };
  },
};

/** A model that never responds: the built-in suggester writes in its place. */
const fallback: Suggester = {
  name: 'big-model',
  open: async (site, signal): Promise<SuggesterSession> => {
    const session = await suggester.open(site, signal);
    const why = 'big-model failed';
    return {
      ...session,
      atOnce: 3,
      suggestPage: async (url, stop) => ({
        ...(await session.suggestPage(url, stop)),
        suggestions: [{ text: 'Name the author.', ruleId: null, changes: [] }],
        fallback: { parts: ['title', 'suggestions'], why },
      }),
      suggestSite: async (insights, stop) => ({
        ...(await session.suggestSite(insights, stop)),
        fallback: { parts: ['overview'], why },
      }),
    };
  },
};

describe('with AI on', () => {
  it('every page that got a text is delivered, and so is the duplication analysis', async () => {
    const analysis = await analyze({}, { suggester: writing });
    expect(suggestedPages(analysis)).toHaveLength(pagesOfSite);
    expect(analysis.processingStats.aiCallsMade).toBe(pagesOfSite + 1);
    expect(analysis.delivered).toBe(pagesOfSite);
    expect(analysis.contentRepetitionAnalysis).toBeDefined();
    expect(analysis.siteOverview?.mainServices).toBeInstanceOf(Array);
    expect(analysis.enhancedInsights?.contentQualityAnalysis).toMatchObject({
      overallHealth: { keywordScore: expect.any(Number) },
      processedAt: '2026-11-15T10:00:00.000Z',
    });
  });

  it('a page that got no text to paste does not count', async () => {
    const analysis = await analyze();
    const isWritten = ({ suggestedTexts, images }: Analysis['pages'][number]): boolean =>
      suggestedTexts !== undefined &&
      (suggestedTexts.title !== null ||
        suggestedTexts.description !== null ||
        suggestedTexts.headings.length > 0 ||
        images.some(({ suggestedAlt }) => suggestedAlt !== undefined));
    const written = analysis.pages.filter(isWritten).length;
    expect(written).toBeLessThan(pagesOfSite);
    expect(analysis.delivered).toBe(written);
  });

  it('a run that covers few pages takes the most important ones, and the report lists the others', async () => {
    const analysis = await analyze({ suggestedPagesMax: 2 }, { suggester: writing });
    const paid = suggestedPages(analysis).filter(({ suggestions }) => suggestions.length > 0);
    expect(paid).toHaveLength(2);
    expect(suggestedPages(analysis).map(({ url }) => new URL(url).pathname)).toContain('/');
    expect(analysis.delivered).toBe(2);
    expect(textsOf(analysis.coverage.notes).join(' ')).toContain(
      `${pagesOfSite - suggestedPages(analysis).length} pages got no AI suggestions because this run covers 2 pages, and more important ones came first`,
    );
  });

  it('a failing model gives no more pages than the run covers, none of them counts, and both are noted', async () => {
    const analysis = await analyze({ suggestedPagesMax: 2 }, { suggester: fallback });
    const served = suggestedPages(analysis).filter(({ suggestions }) => suggestions.length > 0);
    expect(served).toHaveLength(2);
    expect(analysis.delivered).toBe(0);
    const notes = textsOf(analysis.coverage.notes).join(' ');
    expect(notes).toContain('because this run covers 2 pages, and more important ones came first');
    expect(notes).toContain(
      'The built-in assistant wrote title and suggestions for 2 pages because big-model failed',
    );
    expect(analysis.overviewAuthorship).toEqual({
      writtenBy: 'Built-in assistant',
      fallback: { parts: ['overview'], why: 'big-model failed' },
    });
  });

  it('progress stays between the pages and the design milestone, and never falls', async () => {
    const reported: SiteProgress[] = [];
    await analyze({}, { onProgress: (progress) => reported.push(progress) });
    const percentages = reported.map(({ percentage }) => percentage);
    expect(percentages).toEqual(percentages.toSorted((a, b) => a - b));
    const suggestionSteps = percentages.filter((value) => value > 15 && value < 60);
    expect(new Set(suggestionSteps).size).toBe(pagesOfSite - 1);
  });

  it('a slow model shows how long it takes, and for how many pages more', async () => {
    const slow: Suggester = {
      name: 'slow-model',
      open: async (site, signal) => {
        const session = await writing.open(site, signal);
        const counted = { calls: 1, answers: 1, cached: 0, inputTokens: 1, outputTokens: 1 };
        return { ...session, usage: () => ({ ...counted, estimatedTokens: null, slowestMs: 90_000 }) };
      },
    };
    const reported: SiteProgress[] = [];
    await analyze({}, { suggester: slow, onProgress: (progress) => reported.push(progress) });
    expect(reported.flatMap(({ notes }) => notes)).toContain(
      `slow-model takes up to 90 seconds for a page. ${pagesOfSite} pages left: up to ${pagesOfSite * 1.5} minutes.`,
    );
    expect(reported.at(-1)?.notes).toEqual([]);
  });

  it('a page that the suggester fails on does not count, and the report says so', async () => {
    const analysis = await analyze({}, { suggester: failing({ pages: [1, 3] }) });
    expect(suggestedPages(analysis)).toHaveLength(pagesOfSite - 2);
    expect(analysis.processingStats.aiCallsMade).toBe(pagesOfSite - 2 + 1);
    expect(textsOf(analysis.coverage.notes).join(' ')).toMatch(
      /Test suggester could not process 2 pages: the home page/,
    );
  });

  it('calls of a model are counted as they were made, beside what was written', async () => {
    const usage = {
      calls: 57,
      answers: 2,
      cached: 1,
      estimatedTokens: null,
      inputTokens: 0,
      outputTokens: 0,
    };
    const retrying: Suggester = {
      name: 'big-model',
      open: async (site, signal) => ({ ...(await fallback.open(site, signal)), usage: () => usage }),
    };
    const { processingStats } = await analyze({}, { suggester: retrying });
    expect(processingStats).toMatchObject({ aiCallsMade: 57, aiInsights: pagesOfSite + 1 });
  });

  it('a suggester that does not start delivers nothing', async () => {
    const analysis = await analyze({}, { suggester: failing({ open: true }) });
    expect(analysis.processingStats.aiCallsMade).toBe(0);
    expect(analysis.delivered).toBe(0);
    expect(textsOf(analysis.coverage.notes).join(' ')).toContain(
      'so there are no AI suggestions: it is asleep',
    );
  });

  it('a cancel is obeyed between two pages', async () => {
    const stop = new AbortController();
    let calls = 0;
    const session: Suggester = {
      name: 'Test suggester',
      open: async (site, signal) => {
        const own = await suggester.open(site, signal);
        return {
          ...own,
          suggestPage: async (url, signalOfRun) => {
            calls += 1;
            if (calls === 2) stop.abort();
            return own.suggestPage(url, signalOfRun);
          },
        };
      },
    };
    await expect(analyze({}, { suggester: session }, stop.signal)).rejects.toThrow(/abort/i);
    expect(calls).toBe(2);
  });
});

it('without a suggester nothing is written', async () => {
  const served = await serveSite(path.join(fixturesRoot, 'faultless'));
  onTestFinished(() => served.close());
  const client = createHttpClient({ connectTo: parseConnectTo(served.connectTo), clock: clockWithoutPauses });
  onTestFinished(() => client.close());
  const outcome = await analyzeSite(
    optionsFor(served.host),
    { client, onProgress: () => undefined, now: () => new Date('2026-11-15T10:00:00Z') },
    new AbortController().signal,
  );
  if (outcome.kind !== 'analysed') throw new Error(outcome.sentence);
  expect(suggestedPages(outcome.analysis)).toEqual([]);
  expect(outcome.pagesWithSuggestions).toBe(0);
  expect(textsOf(outcome.analysis.coverage.notes).join(' ')).not.toContain('AI');
  expect(outcome.analysis.siteOverview).toBeUndefined();
});
