/** The words of the Competitor Analysis tab; they come with the tab. */
import { limits } from '@pagewright/contract/limits';
import { countOf, formatNumber } from '@pagewright/contract/report/report-words';

const cost = countOf(limits.credits.competitor, 'credit');

export const competitorStrings = {
  heading: 'Compare with a competitor',
  intro: (domain: string) =>
    `We read up to ${limits.competitor.pages} pages of the other site, measure them as ${domain} was measured, and put the two side by side.`,
  field: 'Competitor domain',
  placeholder: 'example.com',
  prefix: 'https://',
  hint: 'A domain alone, without https:// and without a path.',
  pasteNote: (domain: string) => `Only the domain is needed: ${domain}`,
  submit: 'Compare',
  submitting: 'Analyzing...',
  cost: `Costs ${cost}; it comes back if the comparison fails or is cancelled.`,
  getCredits: 'Get Credits',

  error: 'Error',
  errorText: 'Failed to compare with competitor. Please try again.',
  failed: 'Analysis Failed',
  failedText: 'Could not compare with competitor domain. Please try again.',
  complete: 'Analysis Complete',
  completeText: (main: string, competitor: string) => `${main} was compared with ${competitor}.`,
  saved: 'Analysis Saved',
  savedText: 'The comparison is kept with this analysis and in its exports.',
  saveFailed: 'Save Failed',
  saveFailedText: 'Could not save competitor analysis. Please try again.',
  saveAgain: 'Save again',

  comparing: (competitor: string) => `Comparing with ${competitor}`,
  cancel: 'Cancel',
  stopping: 'Stopping…',
  cancelFailed: 'The comparison could not be stopped and goes on. Try again.',
  waiting: (behind: number) => `Waiting behind ${countOf(behind, 'other run')}.`,
  leaveNote: 'You can leave this page; the comparison goes on.',
  pagesAnalyzed: (done: number, found: number | null) =>
    `Pages Analyzed ${formatNumber(done)}/${found === null ? '?' : formatNumber(found)}`,
  percent: (percentage: number) => `${percentage}% done.`,
  streamLost: 'The progress cannot be shown just now. The comparison goes on.',
  retry: 'Retry',

  another: 'Compare with Another Competitor',
  cleared: 'Ready for another competitor',
  clearedText: (competitor: string) => `The comparison with ${competitor} stays saved with this analysis.`,
  clearedUnsavedText: (competitor: string) => `The comparison with ${competitor} was not saved.`,
  comparedOn: 'Compared',
  pairName: (main: string, competitor: string) => `${main} beside ${competitor}`,
  beside: 'beside',
  confidence: 'Confidence',
  confidenceOf: (word: string, value: number) => `${word}, ${formatNumber(value)} of 100`,
  notes: 'Before you read the numbers',
  method: 'How this was measured',

  subTabs: 'Parts of the comparison',
  subs: {
    metrics: 'Metrics',
    insights: 'AI Insights',
    gaps: 'Content Gaps',
    strategies: 'Strategies',
    details: 'Details',
    summary: 'Summary',
    recommendations: 'Recommendations',
  },

  metricsSummary: (better: number, worse: number, similar: number) =>
    `${formatNumber(better)} better, ${formatNumber(worse)} that ${worse === 1 ? 'needs' : 'need'} work, ${formatNumber(similar)} similar.`,
  asTable: 'Show as table',
  asChart: 'Show as chart',
  columns: {
    metric: 'Metric',
    difference: 'Difference',
    percent: 'Percent',
    rating: 'Verdict',
    significance: 'Significance',
  },
  costing: (domain: string) => `Pages that cost ${domain} points`,
  measured: 'How it is measured',
  countedFrom: (main: string, competitor: string) => `Counted from ${main}, and ${competitor}`,

  noInsights: 'No AI insights available',
  noInsightsText: 'Nothing in this comparison asks for a step of its own.',
  priorities: { high: 'High priority', medium: 'Medium priority', low: 'Low priority' },
  impact: (impact: number) => `Impact ${formatNumber(impact)}/${limits.impactMax}`,
  evidence: 'Evidence',
  actions: 'Action items',
  more: (count: number) => `+${formatNumber(count)} more`,
  sources: (count: number) => `Where this comes from (${formatNumber(count)})`,

  noGaps: 'No gap analysis available',
  noGapsText: 'No topic, area or word was found that the competitor covers and this site does not.',
  gaps: {
    missingTopics: 'Missing topics',
    underOptimizedAreas: 'Under-optimized areas',
    opportunityKeywords: 'Opportunity keywords',
  },
  gapsText: {
    missingTopics: 'What the competitor writes about and this site does not.',
    underOptimizedAreas: 'Where the competitor is ahead.',
    opportunityKeywords: 'Words the competitor uses where they count, and this site hardly at all.',
  },
  noGap: 'None found.',

  noStrategies: 'No strategy analysis available',
  noStrategiesText: 'Neither site shows an approach that sets it apart from the other.',

  noDetails: 'Detailed data not available',
  noDetailsText: 'This comparison was kept without the titles, descriptions and headings it was made from.',
  detailPages: 'Pages',
  detailImages: 'Images',
  titles: 'Titles',
  descriptions: 'Descriptions',
  headings: 'Headings',
  none: 'None',
  times: (count: number) => `on ${formatNumber(count)} pages`,

  noSummary: 'No summary analysis available',
  noSummaryText: 'Neither strengths nor weaknesses stand out.',
  strengthAreas: 'Strengths',
  weaknessAreas: 'Weaknesses',
  quickWins: 'Quick wins',
  longTermOpportunities: 'Long-term opportunities',
  toRecommendations: (count: number) => `Show all recommendations (${formatNumber(count)})`,

  backToSummary: 'Back to Summary',
  goodJob: 'Good job!',
  goodJobText: (competitor: string) => `There is nothing to learn from ${competitor} just now.`,
  ai: 'AI',
  writtenBy: (writer: string) => `Words by AI: ${writer}. Numbers are computed from the findings.`,
} as const;
