/** Content Quality as a reader meets it: scores, counts, what to do, keywords, repeated texts, and who wrote it. */
import type { ContentQualityInsight } from '@pagewright/contract/entities/insights';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, fakeServer } from '../../../testing/fake-server.ts';
import { type Rendered, renderApp } from '../../../testing/render-app.tsx';
import { issue, page, report } from '../../../testing/report-samples.ts';
import { AnalysisDetails } from '../analysis-details.tsx';
// Lazy in the product; here they shall not be waited for.
import './content-tab.tsx';
import '../overview/overview-tab.tsx';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({});
});

const measured: ContentQualityInsight = {
  overallScore: 74,
  explanation: 'Product pages repeat one paragraph.',
  findings: [
    { category: 'Images', score: 60, issues: ['one', 'two'], recommendations: [] },
    { category: 'Tone of voice', score: 80, issues: ['stiff'], recommendations: [] },
  ],
  contentUniqueness: {
    uniquenessScore: 61,
    totalDuplicates: 1,
    duplicateContent: {
      titles: [
        {
          content: 'Oak tables',
          urls: ['https://shop.example/a', 'https://shop.example/b'],
          impactLevel: 'high',
        },
      ],
    },
  },
};

const quality: ContentQualityInsight = {
  ...measured,
  overallHealth: { combinedScore: 90, contentScore: 74, keywordScore: 40 },
  keywordQuality: {
    healthScore: 40,
    overOptimization: [
      {
        keyword: 'oak',
        density: 4.25,
        improvementStrategy: 'Leave some of them out.',
        alternatives: ['timber', 'wood'],
      },
    ],
    underOptimization: [
      {
        suggestion: 'dining table',
        opportunity: 'No title says it.',
        implementation: 'Put it into the title.',
      },
    ],
  },
  keyStrategies: 1,
  keyRecommendations: ['Describe images: Write alt texts.', 'Second.', 'Third.', 'Fourth.'],
  strategicRecommendations: [
    {
      title: 'Describe images',
      priority: 'high',
      description: 'Nine have no alt.',
      implementation: 'Write alt texts.',
      expectedImpact: 'Clears nine findings.',
    },
  ],
  processedAt: '2026-11-14T10:00:00.000Z',
};

const suggestedTexts = {
  writtenBy: 'Built-in assistant',
  title: null,
  description: null,
  headings: [],
  links: [],
  withheld: [],
};

const analysed = (contentQualityAnalysis: ContentQualityInsight) =>
  report({
    metrics: { criticalIssues: 2, warnings: 3, goodPractices: 4 },
    pages: [
      page('/a', {
        suggestedTexts,
        issues: [
          issue('gone', { severity: 'critical', category: 'images' }),
          issue('alt', { category: 'images' }),
          issue('long'),
        ],
      }),
      page('/b', { suggestedTexts, issues: [issue('alt', { category: 'images' })] }),
    ],
    enhancedInsights: { contentQualityAnalysis },
    siteKeywordCloud: [{ keyword: 'oak', count: 9, avgDensity: 1.5 }],
    coverage: {
      full: true,
      notes: [
        { code: 'no-sitemap', data: {}, text: 'There is no sitemap.' },
        {
          code: 'suggester-note',
          data: {},
          text: 'Your additional information was used: the location is the one you named.',
        },
      ],
      entries: [],
    },
  });

async function open(contentQualityAnalysis = quality): Promise<Rendered> {
  server.on('GET /api/analysis/a1', analysed(contentQualityAnalysis));
  const rendered = renderApp(<AnalysisDetails id="a1" place="saved" />, { at: '/?tab=content' });
  await screen.findAllByRole('heading', { level: 3 });
  return rendered;
}

const part = (name: string) => within(screen.getByRole('region', { name }));

describe('Content Quality', () => {
  it('shows three scores on rulers, the sentence, and who wrote it when', async () => {
    await open();
    const health = part('Content health');
    expect(health.getAllByRole('img').map((ruler) => ruler.getAttribute('aria-label'))).toEqual([
      'Overall health: 90 out of 100.',
      'Content: 74 out of 100.',
      'Keywords: 40 out of 100.',
    ]);
    expect(health.getByText('Product pages repeat one paragraph.')).toBeTruthy();
    expect(
      health.getByText('Text written by AI (Built-in assistant). Scores and counts come from the analysis.'),
    ).toBeTruthy();
    expect(health.getByText(/Nov 14, 2026/).getAttribute('datetime')).toBe('2026-11-14T10:00:00.000Z');
    const notes = within(health.getByRole('list', { name: 'How this text was written' }));
    expect(notes.getAllByRole('listitem').map((note) => note.textContent)).toEqual([
      expect.stringContaining('additional information'),
    ]);
  });

  it('counts, and says what it counts', async () => {
    const { user, path } = await open();
    const counts = within(screen.getByRole('list', { name: 'Content counts' }));
    expect(counts.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
      'Critical issues2on the whole site',
      'Content issues4in the groups on this tab',
      'Findings2groups with issues',
      'Opportunities1keywords used too little',
    ]);
    await user.click(counts.getByRole('link', { name: 'Critical issues' }));
    expect(await screen.findByRole('heading', { name: 'Page-by-Page' })).toBeTruthy();
    expect(path()).toBe('/?severity=critical');
  });

  it('names three key recommendations, and shows each step with its priority in words', async () => {
    await open();
    const key = part('Key recommendations').getAllByRole('listitem');
    // The steps are in the card below, once.
    expect(key.map(({ textContent }) => textContent)).toEqual([
      'Describe images. Clears nine findings.',
      'Second.',
      'Third.',
    ]);
    const steps = part('Strategic recommendations');
    expect(steps.getByRole('heading', { level: 4, name: 'Describe images' })).toBeTruthy();
    expect(steps.getByText('High priority')).toBeTruthy();
    expect(steps.getByText('Nine have no alt.')).toBeTruthy();
    expect(steps.getAllByRole('definition').map((each) => each.textContent)).toEqual([
      'Write alt texts.',
      'Clears nine findings.',
    ]);
  });

  it('lists keywords used too much with alternatives, and those used too little with what to do', async () => {
    await open();
    const over = part('Keyword over-optimization');
    expect(over.getByText('4.25% density')).toBeTruthy();
    expect(over.getByText('Leave some of them out.')).toBeTruthy();
    expect(over.getByRole('definition').textContent).toBe('timberwood');
    const under = part('Keyword under-optimization');
    expect(under.getByText('dining table')).toBeTruthy();
    expect(under.getAllByRole('definition').map((each) => each.textContent)).toEqual([
      'No title says it.',
      'Put it into the title.',
    ]);
  });

  it('shows what is on several pages, how much it weighs, and links to them', async () => {
    const { user, path } = await open();
    const unique = part('Content uniqueness');
    expect(unique.getByRole('img').getAttribute('aria-label')).toBe('Content uniqueness: 61 out of 100.');
    expect(unique.getByText('1 block of text is repeated across pages.')).toBeTruthy();
    expect(unique.getByRole('heading', { level: 4, name: 'Repeated titles' })).toBeTruthy();
    expect(unique.getByText('High impact')).toBeTruthy();
    await user.click(unique.getByRole('button', { name: 'On 2 pages' }));
    const links = unique.getAllByRole('link');
    expect(links).toHaveLength(2);
    await user.click(links[1] ?? document.body);
    expect(await screen.findByRole('heading', { name: 'Page-by-Page' })).toBeTruthy();
    expect(path()).toBe('/?page=/b');
  });

  it('links from a word of the cloud to the pages that use it', async () => {
    const { user, path } = await open();
    await user.click(part('Site keywords').getByRole('button', { name: /^oak/ }));
    const heading = await screen.findByRole('heading', { name: 'Page-by-Page' });
    expect(path()).toBe('/?keyword=oak');
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('has its headings in order', async () => {
    await open();
    const levels = screen.getAllByRole('heading').map((heading) => Number(heading.tagName.slice(1)));
    for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 1)).toBeLessThanOrEqual(1);
  });

  it('says so where there is nothing to fix, and where it was not evaluated', async () => {
    const { contentUniqueness: _, ...rest } = quality;
    await open({
      ...rest,
      keyRecommendations: [],
      keyStrategies: 0,
      strategicRecommendations: [],
      keywordQuality: { healthScore: 100, overOptimization: [], underOptimization: [] },
    });
    expect(part('Keyword over-optimization').getByText('No keyword is used too often.')).toBeTruthy();
    expect(part('Strategic recommendations').getByText('No issues found.')).toBeTruthy();
    expect(part('Content uniqueness').getByText(/^Not checked/)).toBeTruthy();
    expect(part('Content uniqueness').queryByRole('img', { name: /out of 100/ })).toBeNull();
  });

  it('keeps its placeholder when there are no suggestions', async () => {
    await open(measured);
    expect(screen.getByRole('heading', { name: 'No content quality data in this analysis' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open the AI setting' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Content health' })).toBeNull();
  });
});
