/** What an analyst with eyes adds to a measured design, and what it cannot change. */
import type { DesignAnalysis, DesignRecommendation } from '@pagewright/contract/entities/design';
import { describe, expect, it } from 'vitest';
import type { PageForEyes, SeenRemark } from './advise/advisor.ts';
import { lookedPage } from './audit/testing/looked-page.ts';
import type { Look } from './design/camera.ts';
import { designInsight } from './design/review.ts';
import { seeDesign } from './see-design.ts';

const urls = ['https://site.example/', 'https://site.example/b'];
const picture = { mediaType: 'image/jpeg', bytes: new Uint8Array([1]), width: 1360, height: 1200 } as const;

const look = (change: Partial<Extract<Look, { kind: 'visited' }>> = {}): Look => ({
  kind: 'visited',
  facts: lookedPage(),
  renderedHtml: null,
  desktop: null,
  mobile: null,
  thumbnail: null,
  glance: picture,
  unkept: [],
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

const seen = (change: Partial<SeenRemark> = {}): SeenRemark => ({
  title: 'The call to action is lost',
  severity: 'high',
  category: 'visual_hierarchy',
  description: 'The button has the colour of the text around it.',
  recommendation: 'Give it the accent colour.',
  expectedImpact: 'More people find it.',
  place: 0,
  ...change,
});

const see = (
  remark: (page: PageForEyes) => Promise<readonly SeenRemark[]>,
  looks: readonly Look[] = [look(), look()],
) =>
  seeDesign(
    {
      design,
      looks: looks.map((each, at) => ({ url: urls[at] ?? '', look: each })),
      remark,
      name: 'sharp-eyes',
      atOnce: 1,
    },
    new AbortController().signal,
  );

describe('a design that was seen', () => {
  it('has remarks with a place on the screenshot, by name, and the score that was measured', async () => {
    const asked: PageForEyes[] = [];
    const outcome = await see((page) => {
      asked.push(page);
      return Promise.resolve([seen({ place: 1 })]);
    });
    expect(asked[0]).toMatchObject({ url: urls[0], size: { width: 1360 }, measured: ['Small tap targets'] });
    expect(asked[0]?.places.map(({ what }) => what)).toEqual([
      'first screen',
      'navigation',
      'logo or name',
      'heading h1',
    ]);
    const [page] = outcome.design.pageAnalyses;
    expect(
      page?.recommendations.map(({ title, writtenBy, view, box }) => [title, writtenBy, view, box]),
    ).toEqual([
      ['The call to action is lost', 'sharp-eyes', 'desktop', asked[0]?.places[1]?.box],
      ['Small tap targets', undefined, 'mobile', measured.box],
    ]);
    expect(page?.overallScore).toBe(92);
    expect(page?.summary).toContain('sharp-eyes looked at the screenshot and adds 1 remark');
    expect(designInsight(outcome.design).overallScore).toBe(92);
    const scores = designInsight(outcome.design).findings.map(({ category, score }) => [category, score]);
    expect(scores).toContainEqual(['Visual hierarchy', 100]);
    expect(outcome.notes).toEqual([]);
  });

  it('has none that point at nothing', async () => {
    const outcome = await see(() => Promise.resolve([seen({ place: 99 })]));
    expect(outcome.design).toEqual(design);
  });

  it('is the measured one after a failure, which is told once', async () => {
    let asked = 0;
    const outcome = await see(() => {
      asked += 1;
      return Promise.reject(new Error('did not answer in time'));
    });
    expect(asked).toBe(1);
    expect(outcome.design).toEqual(design);
    expect(outcome.notes).toEqual([
      'sharp-eyes did not answer in time, so the remarks on the design are those that were measured.',
    ]);
  });

  it('is asked about only where there is a picture', async () => {
    const asked: string[] = [];
    await see(
      ({ url }) => {
        asked.push(url);
        return Promise.resolve([]);
      },
      [{ kind: 'failed', sentence: 'It was busy.' }, look({ glance: null })],
    );
    expect(asked).toEqual([]);
  });
});
