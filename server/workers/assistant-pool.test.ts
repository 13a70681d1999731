/** Tests the built-in suggester in a real worker. */
import { createBuiltInSuggester } from '@pagewright/engine/suggest/choose/built-in-suggester';
import { type PageBrief, unknownBriefParts } from '@pagewright/engine/suggest/page-brief';
import type { SiteSuggestionInput } from '@pagewright/engine/suggest/suggester';
import { afterEach, describe, expect, it } from 'vitest';
import { type AssistantPool, createAssistantPool, createRemoteSuggester } from './assistant-pool.ts';

const { signal } = new AbortController();

const brief: PageBrief = {
  ...unknownBriefParts,
  url: 'https://toepferei.example/kannen',
  language: 'de',
  type: 'listing',
  title: null,
  description: null,
  headings: [{ level: 1, text: 'Teekannen aus Steinzeug', region: 'main' }],
  paragraphs: [
    'Unsere Teekannen werden in der Werkstatt gedreht und im Gasofen gebrannt. Jede Kanne fasst genau, was am Boden eingeritzt steht.',
  ],
  sections: [],
  images: [],
  links: [],
  keywords: [],
  wordCount: 19,
  readingEase: null,
  longestSentences: [],
  authors: [],
  isFiller: false,
  siteNames: ['Töpferei Brand'],
  schemaTypes: [],
  address: null,
  shareImage: null,
};

const site: SiteSuggestionInput = {
  domain: 'toepferei.example',
  pages: [{ brief, issues: [], weight: 1, indexable: true }],
  siteIssues: [],
  notEvaluated: [],
  additionalInfo: '',
  suggestionsPerPage: 12,
};

let pool: AssistantPool | null = null;
const openPool = (options = {}): AssistantPool => (pool = createAssistantPool(options));
afterEach(() => pool?.close());

describe('createRemoteSuggester', () => {
  it('writes what the suggester writes in the same thread, and starts its worker on first use', async () => {
    const own = openPool();
    expect(own.size).toBe(0);
    const session = await createRemoteSuggester(own).open(site, signal);
    const local = await createBuiltInSuggester().open(site, signal);
    const suggested = await session.suggestPage(brief.url, signal);
    expect(suggested).toEqual(await local.suggestPage(brief.url, signal));
    expect(suggested.description).toContain('Unsere Teekannen');
    await session.close();
  });

  it('rejects for an unknown page, and serves the next', async () => {
    const session = await createRemoteSuggester(openPool()).open(site, signal);
    await expect(session.suggestPage('https://elsewhere.example/', signal)).rejects.toThrow(
      'no page of the site',
    );
    expect((await session.suggestPage(brief.url, signal)).url).toBe(brief.url);
    await session.close();
  });

  it('drops the answer for a page that was aborted before it came', async () => {
    const next: PageBrief = {
      ...brief,
      url: 'https://toepferei.example/becher',
      headings: [{ level: 1, text: 'Becher aus Porzellan', region: 'main' }],
    };
    const pages = [brief, next].map((each) => ({ brief: each, issues: [], weight: 1, indexable: true }));
    const session = await createRemoteSuggester(openPool()).open({ ...site, pages }, signal);
    const aborting = new AbortController();
    const first = session.suggestPage(brief.url, aborting.signal);
    aborting.abort(new Error('aborted'));
    const second = session.suggestPage(next.url, signal);
    await expect(first).rejects.toThrow('aborted');
    expect((await second).url).toBe(next.url);
    await session.close();
  });

  it('lets the worker end when the last session is closed, and starts it again', async () => {
    const own = openPool({ idleMs: 0 });
    const suggester = createRemoteSuggester(own);
    await (await suggester.open(site, signal)).close();
    await expect.poll(() => own.size).toBe(0);
    const again = await suggester.open(site, signal);
    expect((await again.suggestPage(brief.url, signal)).url).toBe(brief.url);
  });

  it('rejects when the pool is closed', async () => {
    const own = openPool();
    const suggester = createRemoteSuggester(own);
    const session = await suggester.open(site, signal);
    await own.close();
    await expect(session.suggestPage(brief.url, signal)).rejects.toThrow('The worker was stopped.');
    await expect(suggester.open(site, signal)).rejects.toThrow('The worker was stopped.');
  });
});
