/** A report's fixes: from suggestions and from the page alone, with the effect that they promise. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseConnectTo } from '../fetch/connect-to.ts';
import { createHttpClient } from '../fetch/http-client.ts';
import { clockWithoutPauses } from '../fetch/testing/no-pauses.ts';
import type { PageSuggestions, Suggester } from '../suggest/suggester.ts';
import { fixturesRoot } from '../testing/audit-fixture.ts';
import { optionsFor } from '../testing/options-for.ts';
import { serveSite } from '../testing/serve-site.ts';
import { type AnalysisPorts, analyzeSite } from './analyze-site.ts';

async function analyze(name: string, ports: Partial<AnalysisPorts> = {}) {
  const served = await serveSite(path.join(fixturesRoot, name));
  const client = createHttpClient({
    connectTo: parseConnectTo(served.connectTo),
    resolve: () => Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })),
    clock: clockWithoutPauses,
  });
  try {
    const outcome = await analyzeSite(
      optionsFor(served.host, { crawlDelayMs: 100 }),
      { client, onProgress: () => undefined, now: () => new Date('2026-11-15T10:00:07Z'), ...ports },
      new AbortController().signal,
    );
    if (outcome.kind !== 'analysed') throw new Error(outcome.sentence);
    return outcome.analysis;
  } finally {
    await client.close();
    await served.close();
  }
}

const newTitle = 'Hand-thrown cups, bowls & plates for a quiet breakfast';

/** Gives every page the same title and the given parts; verification assumes that the rest of the site does not change. */
const oneTitle = (more: Partial<PageSuggestions> = {}): Suggester => ({
  name: 'Test analyst',
  open: async () => ({
    suggestPage: async (url): Promise<PageSuggestions> => ({
      url,
      writtenBy: 'Test analyst',
      suggestions: [],
      title: newTitle,
      description: null,
      headings: [],
      links: [],
      altTexts: [],
      withheld: [],
      ...more,
    }),
    suggestSite: (insights) =>
      Promise.resolve({
        writtenBy: 'Test analyst',
        overview: { businessType: '', industry: '', targetAudience: '', mainServices: [] },
        insights,
        notes: [],
      }),
    close: async () => undefined,
  }),
});

describe('the fixes of a report', () => {
  it('start from the very score that the page has, clear findings that it has, and gain by it', async () => {
    for (const name of ['latin1', 'blog', 'shop']) {
      const { pages } = await analyze(name);
      const all = pages.flatMap((page) => (page.fixes ?? []).map((fix) => ({ page, fix })));
      expect(all.length).toBeGreaterThan(0);
      for (const { page, fix } of all) {
        expect(fix.scoreBefore).toBe(page.score?.value);
        expect(fix.scoreAfter).toBeGreaterThanOrEqual(fix.scoreBefore);
        expect(fix.cleared.length).toBeGreaterThan(0);
        expect(page.issues.map(({ ruleId }) => ruleId)).toEqual(expect.arrayContaining(fix.cleared));
        expect(fix.writtenBy).toBeNull();
      }
    }
  });

  it('have the suggested text and its writer', async () => {
    const { pages } = await analyze('latin1', { suggester: oneTitle() });
    const titled = pages.flatMap(({ fixes = [] }) => fixes).filter(({ words }) => words === newTitle);
    expect(titled.length).toBeGreaterThan(0);
    expect(titled[0]).toMatchObject({ writtenBy: 'Test analyst', patch: 'Use this title.' });
    expect(titled[0]?.html).toContain('cups, bowls &amp; plates');
  });

  it('name the built-in suggester where it wrote a part in place of a model', async () => {
    const fallback = { parts: ['title'], why: 'Test analyst failed' };
    const { pages } = await analyze('latin1', { suggester: oneTitle({ fallback }) });
    const titled = pages.flatMap(({ fixes = [] }) => fixes).filter(({ words }) => words === newTitle);
    expect(titled.length).toBeGreaterThan(0);
    expect(new Set(titled.map(({ writtenBy }) => writtenBy))).toEqual(new Set(['Built-in assistant']));
  });

  it('remove suggestions that would cost the page points', async () => {
    const harm = '<meta http-equiv="refresh" content="5; url=/">';
    const good = '<meta name="twitter:card" content="summary">';
    const suggest = (html: string) => ({
      text: `Put into the head: ${html}`,
      ruleId: null,
      changes: [{ kind: 'head', html } as const],
    });
    const suggester: Suggester = {
      ...oneTitle(),
      open: async (site, signal) => {
        const session = await oneTitle().open(site, signal);
        const suggestPage = async (url: string): Promise<PageSuggestions> => {
          const count = site.pages.find(({ brief }) => brief.url === url)?.issues.length ?? 0;
          const own = await session.suggestPage(url, signal);
          return { ...own, suggestions: [...Array<null>(count).fill(null), suggest(harm), suggest(good)] };
        };
        return { ...session, suggestPage };
      },
    };
    const { pages } = await analyze('latin1', { suggester });
    const texts = pages.flatMap(({ suggestions }) => suggestions).join('\n');
    expect(texts).toContain(good);
    expect(texts).not.toContain(harm);
  });
});
