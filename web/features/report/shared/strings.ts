/** The words of a report on screen; those it shares with the exported file are in contract/report/report-words. */

import { countOf, formatNumber } from '@pagewright/contract/count-of';
import type { ProcessingStats } from '@pagewright/contract/entities/analysis';
import { limits } from '@pagewright/contract/limits';
import { formatDollars } from '@pagewright/contract/pricing/scan-tokens';

const cost = limits.credits.reanalyzePage;
const credits = countOf(cost, 'credit');

export const strings = {
  heading: 'SEO Analysis Results',
  detailsTitle: 'Analysis Details',
  detailsText: 'Saved analysis',
  titleOf: (domain: string, date: string) => `${domain} · ${date}`,
  pages: (count: number) => countOf(count, 'page'),
  backToHistory: 'Back to History',
  share: 'Share',
  loading: 'Loading',
  notFound: 'Error loading analysis',
  notFoundText: 'The requested analysis could not be found. It may have been deleted.',
  loadFailed: 'Error',
  loadFailedText: 'Failed to load analysis',
  invalidData: 'Invalid analysis data received',
  tryAgain: 'Try again',

  newAnalysis: 'New Analysis',
  actions: 'Actions',
  exports: {
    html: 'Export HTML Report',
    exporting: 'Exporting...',
    more: 'Export',
    menu: 'Export as another file',
    pdf: 'PDF (report to send)',
    csv: 'CSV (all issues, for a spreadsheet)',
    fixes: 'CSV (measured fixes)',
    json: 'JSON (full data)',
    print: 'Print',
    card: 'Score card (PNG)',
    failed: 'Export Failed',
    missingId: (kind: string) => `Analysis ID is missing. Unable to export ${kind}.`,
    failedText: (kind: string) => `Failed to export ${kind}. Please try again later.`,
  },

  scoreCard: {
    analyzed: (pages: number, date: string) => `${countOf(pages, 'page')} analyzed on ${date}`,
    critical: (issues: number) => (issues === 0 ? 'No critical issues' : countOf(issues, 'critical issue')),
    madeWith: 'Pagewright',
  },

  palette: {
    title: 'Go to a page or issue',
    field: 'Name or URL',
    found: (count: number) => countOf(count, 'match', 'matches'),
    none: 'No page or issue matches.',
  },

  tabs: {
    label: 'Parts of the report',
    overview: 'Analysis Overview',
    content: 'Content Quality',
    design: 'Design Analysis',
    competitor: 'Competitor Analysis',
  },
  contentEmpty: 'No content quality data in this analysis',
  contentEmptyText:
    'Content quality needs AI enabled. Turn on AI in Settings and run the analysis again to see the content score, repeated text, and keywords used too often or too rarely.',
  designEmpty: 'Design analysis needs AI enabled',
  designEmptyText:
    'No design analysis yet. Turn on AI in Settings and run the analysis again to see screenshots, scores and what to change on each page.',
  designFailed: 'Design Analysis Error',
  designFailedText: 'Please try running the analysis again or contact support if the issue persists.',
  aiSetting: 'Open the AI setting',

  siteTrend: 'Site over time',
  byTemplate: 'Findings by template',

  site: {
    seeChanges: 'See what changed',
    counters: 'Counts',
    score: 'Site score',
    scoreSentence: (score: number, word: string) => `Site score ${score} out of 100: ${word}.`,
    outOf: '/100',
    fixFirst: 'Fix first',
    showFix: 'Show fix',
    showFixFor: (title: string) => `for ${title}`,
    allIssues: (count: number) => `See all ${countOf(count, 'issue')}`,
    deductions: 'Score breakdown',
    noDeductions: 'No points lost.',
    points: (points: number) => (points === 0 ? '0' : `−${formatNumber(points)}`),
    formula: 'How the score is calculated',
    insights: 'Enhanced SEO Insights',
    noInsights: 'No AI insights available',
    noInsightsText: 'AI was off or did not finish in this analysis. The issues below are complete.',
    speed: 'Measured speed',
    slowest: (value: string, pages: number) =>
      pages === 1 ? `On that page: ${value}` : `Slowest of the ${pages} pages: ${value}`,
    scoresByTopic: 'Scores by topic',
    insightScore: (name: string, score: number) => `${name}: ${score} out of 100.`,
    notScored: 'Not checked in this analysis.',
    indexability: 'Indexability',
    checkStates: { met: 'Done', missing: 'Missing', ask: 'Check it yourself' },
    notIndexable: (count: number, label: string) => `${countOf(count, 'page')}: ${label}`,
    moreFindings: (count: number) => `+${countOf(count, 'more finding')}`,
    categories: 'Issues by Category',
    otherCategories: 'Other categories',
    optimized: (percent: number) => `${percent}% optimized`,
    issues: (count: number) => countOf(count, 'issue'),
    notEvaluated: 'Not checked',
    keywords: 'Site keywords',
    keywordsIn: (language: string) => `Site keywords in ${language}`,
    noKeywords: 'No keywords available',
    density: 'Density',
    densityOf: (percent: number) => `${formatNumber(percent)}% density`,
    context: 'Business Context',
    contextFields: {
      businessType: 'Business type',
      industry: 'Industry',
      targetAudience: 'Target audience',
      mainServices: 'Main services',
      location: 'Location',
    },
    contextBy: 'Written by',
    filledInSite: (parts: readonly string[], why: string) =>
      `The built-in assistant wrote the ${parts.join(' and ')} because ${why}.`,
    noContext: 'No business details: AI was off or found none on the site.',
    metrics: 'Analysis Performance Metrics',
    metricFields: {
      pagesAnalyzed: 'Pages analyzed',
      pagesDiscovered: 'Pages discovered',
      aiCallsMade: 'AI insights generated',
      aiTokens: 'AI tokens',
      creditsUsed: 'Credits used',
      totalProcessingTime: 'Processing time',
    },
    tokens: ({
      input,
      output,
      estimated,
      cachedAnswers: cached,
      cost: dollars,
    }: NonNullable<ProcessingStats['aiTokens']>) =>
      [
        `${formatNumber(input + output)} used${dollars === undefined ? '' : ` (${formatDollars(dollars)})`}`,
        ...(estimated === null ? [] : [`${formatNumber(estimated)} estimated`]),
        ...(cached === 0 ? [] : [`${formatNumber(cached)} responses reused`]),
      ].join(', '),
    seconds: (ms: number) => `${formatNumber(Math.round(ms / 100) / 10)} s`,
  },

  coverage: {
    heading: 'Coverage',
    full: 'Every page we found on this site was crawled.',
    partial:
      'Some pages we found on this site were not crawled. Checks that need the whole site were not run; see below.',
    list: (count: number) => `${countOf(count, 'URL')} found in this crawl`,
    columns: { url: 'URL', outcome: 'Outcome', found: 'Found', reason: 'Why' },
    foundIn: {
      start: 'as the start page',
      sitemap: 'in the sitemap',
      link: 'by a link',
      redirect: 'by a redirect',
      canonical: 'as a canonical',
      hreflang: 'as a translation',
      frame: 'as a frame',
    },
    showAll: 'Show all',
    notEvaluated: (count: number) => `${countOf(count, 'check')} not run`,
  },

  list: {
    heading: 'Page-by-Page',
    wholeSite: 'The whole site',
    view: 'Show the findings',
    byPage: 'By page',
    byIssue: 'By issue',
    search: 'Filter by URL or title',
    searchPlaceholder: 'URL or title',
    statuses: { poor: 'Critical', fair: 'Warnings', good: 'All good' },
    severities: { critical: 'Critical', warning: 'Warnings', info: 'Advice' },
    severity: 'Severity',
    anySeverity: 'All severities',
    category: 'Category',
    anyCategory: 'All categories',
    sort: 'Sort',
    sorts: {
      impact: 'Impact',
      score: 'Score, lowest first',
      name: 'Name',
      url: 'URL',
      pages: 'Page count',
      severity: 'Severity',
    },
    withCount: (label: string, count: number) => `${label} (${formatNumber(count)})`,
    uses: (keyword: string) => `uses “${keyword}”`,
    shown: (shown: number, all: number) => `${formatNumber(shown)} of ${formatNumber(all)}`,
    shownPages: (shown: number, all: number) => `${formatNumber(shown)} of ${countOf(all, 'page')} shown`,
    issuesShown: (issues: number, rows: number) =>
      issues === rows ? countOf(issues, 'issue') : `${countOf(issues, 'issue')}, by type (${rows})`,
    loadMore: 'Load More',
    /** A rule that found nothing in this report has no title here. */
    oneIssue: 'One issue type',
    noMatch: 'No pages match',
    noIssueMatch: 'No issues match',
    noMatchText: 'No page in this report matches all of these filters.',
    noIssueMatchText: 'No issue in this report matches all of these filters.',
    noPages: 'No pages could be crawled',
    noPagesText: 'See Coverage below for what we requested and what the server returned.',
    clear: 'Clear filters',
    reanalyzeCost: `Reanalyze reads one page again and costs ${credits}.`,
    limit: {
      lite: (analyzed: number, found: number) =>
        `Lite scans analyze up to ${analyzed} pages: this report covers ${analyzed} of the ${found} we found. Any purchase unlocks full scans.`,
      getCredits: 'Get Credits',
      setting: (analyzed: number, found: number) =>
        `This analysis stopped at your limit of ${countOf(analyzed, 'page')}: it covers ${analyzed} of the ${found} we found.`,
      change: 'Change the limit in Settings',
    },
    shortcuts: 'Keyboard shortcuts',
    shortcutKeys: [
      ['Ctrl/⌘ K', 'Go to a page or issue'],
      ['/', 'Filter the pages'],
      ['Esc', 'Clear the filters'],
      ['← →', 'Move between the tabs'],
      ['?', 'Show this list'],
    ],
  },
} as const;
