/** An analysis with an attack in every text field. */
import { Analysis } from '@pagewright/contract/entities/analysis';
import type { Issue } from '@pagewright/contract/entities/issue';

export const attacks = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)' x='",
  '</style></title><svg onload=alert(1)>',
  "=cmd|' /C calc'!A0",
  '+1+1',
  '-2+3',
  '@SUM(A1:A9)',
  '\t=1+1',
  '\r=1+1',
  '\ufeff=1+1',
  '\u202e=1+1',
  '＝1+1',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '&lt;script&gt;',
  'a\u0000b\u0007c\u2028d',
  'a,"b";c\r\nd',
  '\ud800 lone',
  '${alert(1)}`',
] as const;

const issue = (text: string): Issue => ({
  ruleId: text,
  severity: 'critical',
  category: 'title',
  title: text,
  description: text,
  why: text,
  fix: text,
  basis: 'google',
  evidence: [{ selector: text, snippet: text, found: text, wanted: text, urls: [text] }],
});

const score = (text: string) => ({ value: 50, deductions: [{ ruleId: text, points: 4, reason: text }] });
const insight = (text: string) => ({
  overallScore: 50,
  explanation: text,
  findings: [{ category: text, score: 50, issues: [text], recommendations: [text] }],
});

const metric = (text: string) => ({
  main: 1e300,
  competitor: -5,
  difference: 7,
  percentageDiff: -12.5,
  significance: 'minor',
  basis: { main: { count: 1, of: 2, urls: [text] }, competitor: { count: 0, of: 0, urls: [] } },
  notCompared: text,
});

/** As any signed-in user can store it. */
const hostileCompetitor = (text: string) => {
  const sources = [
    { site: 'main', url: text, text },
    { site: 'competitor', url: `https://shop.example/${text}`, text },
  ];
  const { notCompared: _, ...inserted } = metric(text);
  const details = {
    titles: [text],
    descriptions: [text],
    headings: [{ level: 2, text }],
    images: 1,
    pages: 1,
  };
  return {
    mainDomain: text,
    competitorDomain: text,
    metrics: {
      titleOptimization: metric(text),
      descriptionOptimization: inserted,
      headingsOptimization: inserted,
      imagesOptimization: inserted,
      criticalIssues: inserted,
      technicalSEO: inserted,
      contentQuality: inserted,
    },
    stats: { confidence: 50 },
    detailedInsights: [
      {
        category: text,
        priority: 'high',
        impact: 9,
        recommendation: text,
        evidence: [text],
        actionItems: [text],
        sources,
      },
    ],
    gaps: {
      missingTopics: [text],
      underOptimizedAreas: [text],
      opportunityKeywords: [text],
      sources: [{ gap: text, sources }],
    },
    strategies: {
      [text]: {
        mainApproach: text,
        competitorApproach: text,
        effectiveness: text,
        recommendations: [text],
        sources,
      },
    },
    competitiveSummary: {
      overallAdvantage: text,
      strengthAreas: [text],
      weaknessAreas: [text],
      quickWins: [text],
      longTermOpportunities: [text],
    },
    recommendations: [text],
    analysis: { pages: [{ url: text, title: text }] },
    details: { main: details, competitor: details },
    comparedAt: '2026-11-15T10:00:00.000Z',
    notes: [text],
    writtenBy: text.slice(0, 200),
  };
};

/** The attack is in every field with crawled or generated text. */
export const hostileAnalysis = (text: string): Analysis =>
  Analysis.parse({
    id: text,
    domain: text,
    date: '2026-11-15T10:00:00.000Z',
    pages: [text, `https://shop.example/${text}`].map((url) => ({
      url,
      title: text,
      metaDescription: text,
      headings: [{ level: 1, text }],
      paragraphs: [text],
      images: [{ src: text, alt: text, suggestedAlt: text }],
      issues: url === text ? [issue(text)] : [],
      suggestions: [text, text],
      contentMetrics: { wordCount: 1, keywordDensity: [{ keyword: text, count: 1, density: 1 }] },
      score: score(text),
      language: text,
    })),
    enhancedInsights: {
      technicalAnalysis: insight(text),
      contentQualityAnalysis: insight(text),
      linkArchitectureAnalysis: insight(text),
      performanceAnalysis: insight(text),
    },
    siteOverview: {
      businessType: text,
      industry: text,
      targetAudience: text,
      mainServices: [text],
      location: text,
    },
    processingStats: {
      pagesAnalyzed: 2,
      pagesDiscovered: 3,
      aiCallsMade: 0,
      totalProcessingTime: 1234,
    },
    metrics: { goodPractices: 1, warnings: 0, criticalIssues: 2 },
    indexability: {
      analysed: 2,
      indexable: 1,
      duplicates: 0,
      home: { url: text, reason: 'noindex', detail: text },
      limitsScore: true,
      pages: [
        { url: text, reason: 'noindex', detail: text },
        { url: `https://shop.example/${text}`, reason: null, detail: null },
      ],
    },
    siteKind: { kind: 'shop', because: text, checks: [{ text, state: 'ask' }] },
    speed: {
      figures: [
        {
          id: 'lcp',
          median: 1234,
          rating: 'good',
          worst: { url: text, value: 4321, causes: [{ what: text, part: text }, { what: text }] },
        },
        { id: 'weight', median: 2_000_000, rating: null, worst: { url: text, value: 3_000_000, causes: [] } },
      ],
      pages: 2,
      method: text,
      machine: text,
    },
    siteKeywordCloud: [{ keyword: text, count: 3, avgDensity: 1 }],
    score: score(text),
    competitorAnalysis: hostileCompetitor(text),
    siteIssues: [{ ...issue(text), urls: [text] }],
    notEvaluated: [{ ruleId: text, category: 'mobile', title: text, reason: text }],
    coverage: {
      full: false,
      notes: [{ code: 'opening', data: {}, text }],
      entries: [{ url: text, foundIn: 'link', foundOn: text, outcome: 'failed', reason: text }],
    },
  });
