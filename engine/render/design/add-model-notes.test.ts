/** What a model's notes add to a measured design, and what they cannot change. */
import type { DesignAnalysis, DesignRecommendation } from '@pagewright/contract/entities/design';
import { describe, expect, it } from 'vitest';
import { renderedPageFacts } from '../../audit/testing/rendered-page.ts';
import type { ModelDesignNote, PageScreenshot } from '../../model/page-screenshot.ts';
import type { RenderResult } from '../page-renderer.ts';
import { addModelNotes } from './add-model-notes.ts';
import { designInsight } from './review-design.ts';

const urls = ['https://site.example/', 'https://site.example/b'];
const modelImage = {
  mediaType: 'image/jpeg',
  bytes: new Uint8Array([1]),
  width: 1360,
  height: 1200,
} as const;

const result = (change: Partial<Extract<RenderResult, { kind: 'rendered' }>> = {}): RenderResult => ({
  kind: 'rendered',
  facts: renderedPageFacts(),
  renderedHtml: null,
  desktop: null,
  mobile: null,
  thumbnail: null,
  modelImage,
  unstored: [],
  capturedAt: '2026-11-15T12:00:00.000Z',
  ...change,
});

const measured: DesignRecommendation = {
  title: 'Small tap targets',
  severity: 'medium',
  category: 'mobile_responsiveness',
  description: 'Two links are small.',
  recommendation: 'Enlarge them.',
  expectedImpact: 'Fewer wrong taps.',
  box: { x: 1, y: 2, width: 3, height: 4 },
  view: 'mobile',
};

const design: DesignAnalysis = {
  overallScore: 92,
  totalPagesAnalyzed: 2,
  summary: 'Seen.',
  error: null,
  pageAnalyses: urls.map((url) => ({
    overallScore: 92,
    summary: 'First to mend: small tap targets.',
    strengths: [],
    recommendations: [measured],
    screenshotData: { url, screenshotUrl: null, captureTimestamp: null },
  })),
};

const note = (change: Partial<ModelDesignNote> = {}): ModelDesignNote => ({
  title: 'The call to action is lost',
  severity: 'high',
  category: 'visual_hierarchy',
  description: 'The button has the colour of the text around it.',
  recommendation: 'Give it the accent colour.',
  expectedImpact: 'More people find it.',
  place: 0,
  ...change,
});

const addNotes = (
  writeDesignNotes: (page: PageScreenshot) => Promise<readonly ModelDesignNote[]>,
  renderings: readonly RenderResult[] = [result(), result()],
) =>
  addModelNotes(
    {
      design,
      renderings: renderings.map((each, at) => ({ url: urls[at] ?? '', result: each })),
      writeDesignNotes,
      name: 'sharp-eyes',
      atOnce: 1,
    },
    new AbortController().signal,
  );

describe('addModelNotes', () => {
  it('adds notes with a place on the screenshot and leaves the measured score', async () => {
    const shown: PageScreenshot[] = [];
    const outcome = await addNotes((page) => {
      shown.push(page);
      return Promise.resolve([note({ place: 1 })]);
    });
    expect(shown[0]).toMatchObject({ url: urls[0], size: { width: 1360 }, measured: ['Small tap targets'] });
    expect(shown[0]?.places.map(({ what }) => what)).toEqual([
      'first screen',
      'navigation',
      'logo or name',
      'heading h1',
    ]);
    const [page] = outcome.design.pageAnalyses;
    expect(
      page?.recommendations.map(({ title, writtenBy, view, box }) => [title, writtenBy, view, box]),
    ).toEqual([
      ['The call to action is lost', 'sharp-eyes', 'desktop', shown[0]?.places[1]?.box],
      ['Small tap targets', undefined, 'mobile', measured.box],
    ]);
    expect(page?.overallScore).toBe(92);
    expect(page?.summary).toContain(
      'sharp-eyes reviewed the screenshot and added 1 recommendation, which does not count toward the score.',
    );
    expect(designInsight(outcome.design).overallScore).toBe(92);
    const scores = designInsight(outcome.design).findings.map(({ category, score }) => [category, score]);
    expect(scores).toContainEqual(['Visual hierarchy', 100]);
    expect(outcome.failure).toBeNull();
  });

  it('shows the phone as well, and places its notes there', async () => {
    const phoneModelImage = { ...modelImage, width: 390, height: 1200 };
    const shown: PageScreenshot[] = [];
    const outcome = await addNotes(
      (page) => {
        shown.push(page);
        const place = page.places.findIndex(({ view }) => view === 'mobile');
        return Promise.resolve([note({ place })]);
      },
      [result({ phoneModelImage }), result()],
    );
    expect(shown[0]?.phone?.size).toEqual({ width: 390, height: 1200 });
    expect(shown[0]?.places.find(({ view }) => view === 'mobile')?.what).toBe('first screen on a phone');
    expect(outcome.design.pageAnalyses[0]?.recommendations[0]).toMatchObject({
      writtenBy: 'sharp-eyes',
      view: 'mobile',
    });
    expect(shown[1]?.phone).toBeUndefined();
  });

  it('drops notes that point at no place', async () => {
    const outcome = await addNotes(() => Promise.resolve([note({ place: 99 })]));
    expect(outcome.design).toEqual(design);
  });

  it('returns the measured design after a failure and reports it once', async () => {
    let calls = 0;
    const outcome = await addNotes(() => {
      calls += 1;
      return Promise.reject(new Error('did not answer in time'));
    });
    expect(calls).toBe(1);
    expect(outcome.design).toEqual(design);
    expect(outcome.failure).toBe('did not answer in time');
  });

  it('shows only pages with a screenshot', async () => {
    const shown: string[] = [];
    await addNotes(
      ({ url }) => {
        shown.push(url);
        return Promise.resolve([]);
      },
      [{ kind: 'failed', sentence: 'It was busy.', isOurs: true }, result({ modelImage: null })],
    );
    expect(shown).toEqual([]);
  });
});
