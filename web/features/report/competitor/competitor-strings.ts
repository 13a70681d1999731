/** The words of the Competitor Analysis tab; they come with the tab. */

import { countOf, formatNumber } from '@pagewright/contract/count-of';
import { limits } from '@pagewright/contract/limits';

const cost = countOf(limits.credits.competitor, 'credit');

export const competitorStrings = {
  heading: 'Compare with a competitor',
  intro: (domain: string) =>
    `We analyze up to ${limits.competitor.pages} pages of your competitor’s site with the checks that ran on ${domain}, and show both side by side.`,
  field: 'Competitor domain',
  placeholder: 'example.com',
  prefix: 'https://',
  hint: 'A domain alone, without https:// and without a path.',
  pasteNote: (domain: string) => `Only the domain is needed: ${domain}`,
  submit: 'Compare',
  submitting: 'Analyzing...',
  cost: `Costs ${cost}, refunded if the comparison fails or is cancelled.`,
  getCredits: 'Get Credits',

  error: 'Error',
  errorText: 'Failed to compare with competitor. Please try again.',
  failed: 'Analysis Failed',
  failedText: 'Could not compare with competitor domain. Please try again.',
  complete: 'Analysis Complete',
  completeText: (main: string, competitor: string) => `${main} was compared with ${competitor}.`,
  saved: 'Analysis Saved',
  savedText: 'The comparison is saved with this analysis and included in its exports.',
  saveFailed: 'Save Failed',
  saveFailedText: 'Could not save competitor analysis. Please try again.',
  saveAgain: 'Save again',

  comparing: (competitor: string) => `Comparing with ${competitor}`,
  cancel: 'Cancel',
  stopping: 'Stopping…',
  cancelFailed: 'We couldn’t stop the comparison. It is still running; try again.',
  waiting: (behind: number) => `In the queue: ${countOf(behind, 'analysis', 'analyses')} ahead of yours.`,
  leaveNote: 'You can leave this page; the comparison continues.',
  pagesAnalyzed: (done: number, found: number | null) =>
    `Pages Analyzed ${formatNumber(done)}/${found === null ? '?' : formatNumber(found)}`,
  percent: (percentage: number) => `${percentage}% done.`,
  streamLost: 'We can’t show the progress right now. The comparison is still running.',
  retry: 'Retry',

  another: 'Compare with Another Competitor',
  cleared: 'Ready for another competitor',
  clearedText: (competitor: string) => `The comparison with ${competitor} stays saved with this analysis.`,
  clearedUnsavedText: (competitor: string) => `The comparison with ${competitor} was not saved.`,
  comparedOn: 'Compared',
  pairName: (main: string, competitor: string) => `${main} vs ${competitor}`,
  versus: 'vs',
  fewerIsBetter: (end: number) => `Fewer is better (0 to ${formatNumber(end)})`,
  confidence: 'Confidence',
  confidenceOf: (word: string, value: number) => `${word}, ${formatNumber(value)} of 100`,
  notes: 'About these numbers',
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
    `${formatNumber(better)} better, ${formatNumber(worse)} ${worse === 1 ? 'needs' : 'need'} work, ${formatNumber(similar)} similar.`,
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
  countedFrom: (main: string, competitor: string) => `${main} vs ${competitor}`,

  noInsights: 'No AI insights available',
  noInsightsText: 'The comparison found nothing that needs action.',
  priorities: { high: 'High priority', medium: 'Medium priority', low: 'Low priority' },
  impact: (impact: number) => `Impact ${formatNumber(impact)}/${limits.impactMax}`,
  evidence: 'Evidence',
  actions: 'Action items',
  more: (count: number) => `+${formatNumber(count)} more`,
  sources: (count: number) => `Where this comes from (${formatNumber(count)})`,

  noGaps: 'No gap analysis available',
  noGapsText: 'Your site covers every topic and keyword we found on the competitor’s site.',
  gaps: {
    missingTopics: 'Missing topics',
    underOptimizedAreas: 'Under-optimized areas',
    opportunityKeywords: 'Opportunity keywords',
  },
  gapsText: {
    missingTopics: 'Topics your competitor covers and your site does not.',
    underOptimizedAreas: 'Areas where your competitor is ahead.',
    opportunityKeywords: 'Keywords in the competitor’s titles and headings that your site rarely uses.',
  },
  noGap: 'None found.',

  noStrategies: 'No strategy analysis available',
  noStrategiesText: 'We found no clear difference in how the two sites approach SEO.',

  noDetails: 'Detailed data not available',
  noDetailsText: 'This comparison was saved without its titles, descriptions and headings.',
  detailPages: 'Pages',
  detailImages: 'Images',
  titles: 'Titles',
  descriptions: 'Descriptions',
  headings: 'Headings',
  none: 'None',
  times: (count: number) => `on ${formatNumber(count)} pages`,

  noSummary: 'No summary analysis available',
  noSummaryText: 'No clear strengths or weaknesses.',
  strengthAreas: 'Strengths',
  weaknessAreas: 'Weaknesses',
  quickWins: 'Quick wins',
  longTermOpportunities: 'Long-term opportunities',
  toRecommendations: (count: number) => `Show all recommendations (${formatNumber(count)})`,

  backToSummary: 'Back to Summary',
  goodJob: 'Good job!',
  goodJobText: (competitor: string) => `We found nothing that ${competitor} does better.`,
  ai: 'AI',
  writtenBy: (writer: string) => `Text written by AI (${writer}). Numbers come from the analysis.`,
} as const;
