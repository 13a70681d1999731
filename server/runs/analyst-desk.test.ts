/** The analyst in its thread: the same words as beside it, a line that ends with it, and rest when nobody asks. */
import { once } from 'node:events';
import type { SiteForAdvice } from '@pagewright/engine/advise/advisor';
import { createBuiltInAnalyst } from '@pagewright/engine/advise/analyst/built-in-analyst';
import { type PageBrief, untold } from '@pagewright/engine/advise/page-brief';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AnalystDesk, createAnalystDesk } from './analyst-desk.ts';
import { createAnalystLine } from './analyst-line.ts';

const { signal } = new AbortController();

const brief: PageBrief = {
  ...untold,
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

const site: SiteForAdvice = {
  domain: 'toepferei.example',
  pages: [{ brief, issues: [], weight: 1, indexable: true }],
  siteIssues: [],
  notEvaluated: [],
  additionalInfo: '',
  plan: 'paid',
};

let desk: AnalystDesk | null = null;
const open = (options = {}): AnalystDesk => {
  desk = createAnalystDesk(options);
  return desk;
};
afterEach(() => desk?.close());

describe('the analyst in its thread', () => {
  it('says what it says elsewhere, and is not there before it is asked', async () => {
    const own = open();
    expect(own.isAwake()).toBe(false);
    const session = await createAnalystLine(async () => own.connect()).open(site, signal);
    const beside = await createBuiltInAnalyst({ loadModels: null }).open(site, signal);
    const advised = await session.advisePage(brief.url, signal);
    expect(advised).toEqual(await beside.advisePage(brief.url, signal));
    expect(advised.description).toContain('Unsere Teekannen');
    await session.close();
  });

  it('tells a question it cannot answer, and goes on', async () => {
    const session = await createAnalystLine(async () => open().connect()).open(site, signal);
    await expect(session.advisePage('https://elsewhere.example/', signal)).rejects.toThrow(
      'no page of the site',
    );
    expect((await session.advisePage(brief.url, signal)).url).toBe(brief.url);
    await session.close();
  });

  it('goes when the last line is closed, and comes back when it is asked again', async () => {
    const own = open({ idleMs: 0 });
    const line = createAnalystLine(async () => own.connect());
    await (await line.open(site, signal)).close();
    await vi.waitFor(() => expect(own.isAwake()).toBe(false));
    const again = await line.open(site, signal);
    expect((await again.advisePage(brief.url, signal)).url).toBe(brief.url);
  });

  it('leaves nobody waiting when it ends', async () => {
    const own = open();
    const session = await createAnalystLine(async () => own.connect()).open(site, signal);
    await own.close();
    await expect(session.advisePage(brief.url, signal)).rejects.toThrow('The analyst ended.');
    const port = own.connect();
    await once(port, 'close');
  });
});
