/** A comparison as tests need it: something in every part. */
import type { ComparedMetric, CompetitorResult } from '@pagewright/contract/entities/competitor';

const comparedMetric = (
  main: number,
  competitor: number,
  more: Partial<ComparedMetric> = {},
): ComparedMetric => ({
  main,
  competitor,
  difference: main - competitor,
  percentageDiff: 10,
  significance: 'important',
  ...more,
});

const details = {
  titles: ['Oak tables', 'Oak tables'],
  descriptions: ['Tables of oak.'],
  headings: [{ level: 1, text: 'Tables' }],
  images: 4,
  pages: 2,
};

export const comparison = (more: Partial<CompetitorResult> = {}): CompetitorResult => ({
  mainDomain: 'shop.example',
  competitorDomain: 'rival.example',
  metrics: {
    titleOptimization: comparedMetric(90, 60),
    descriptionOptimization: comparedMetric(50, 80),
    headingsOptimization: comparedMetric(70, 71),
    imagesOptimization: comparedMetric(70, 68, { advantage: 'main' }),
    criticalIssues: comparedMetric(6, 1, { advantage: 'competitor', significance: 'critical' }),
    technicalSEO: comparedMetric(80, 80, { significance: 'minor' }),
    contentQuality: comparedMetric(0, 50, { notCompared: 'There was no text to ask.' }),
  },
  stats: { confidence: 84 },
  detailedInsights: [
    {
      category: 'Meta descriptions',
      priority: 'high',
      impact: 8,
      recommendation: 'Write a description for every page.',
      evidence: ['e1', 'e2', 'e3', 'e4'],
      actionItems: ['a1', 'a2'],
      sources: [{ site: 'competitor', url: 'https://rival.example/a', text: 'A good one.' }],
    },
  ],
  gaps: {
    missingTopics: ['Care of oak'],
    underOptimizedAreas: [],
    opportunityKeywords: ['oiled oak'],
    sources: [{ gap: 'Care of oak', sources: [{ site: 'competitor', url: 'javascript:alert(1)' }] }],
  },
  strategies: {
    Guides: {
      mainApproach: 'No guides.',
      competitorApproach: 'Two guides.',
      effectiveness: 'inferior',
      recommendations: ['Write one guide.'],
    },
  },
  competitiveSummary: {
    overallAdvantage: 'competitor',
    strengthAreas: ['Titles'],
    weaknessAreas: ['Descriptions'],
    quickWins: ['Two descriptions'],
    longTermOpportunities: [],
  },
  recommendations: ['First this.', 'Then that.'],
  analysis: { pages: [{ url: 'https://rival.example/', title: 'Rival' }] },
  details: { main: details, competitor: details },
  ...more,
});
