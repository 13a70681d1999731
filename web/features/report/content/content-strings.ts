/** The words of the Content Quality tab; they come with the tab. */
import { countOf, formatNumber } from '@pagewright/contract/count-of';

const names = new Intl.ListFormat('en', { type: 'conjunction' });

export const contentStrings = {
  health: 'Content health',
  scores: { combinedScore: 'Overall health', contentScore: 'Content', keywordScore: 'Keywords' },
  scoreSentence: (name: string, score: number) => `${name}: ${formatNumber(score)} out of 100.`,
  ai: 'AI',
  writtenBy: (writers: readonly string[]) =>
    writers.length === 0
      ? 'Text written by AI. Scores and counts come from the analysis.'
      : `Text written by AI (${names.format(writers)}). Scores and counts come from the analysis.`,
  writtenOn: 'Written',
  notes: 'How this text was written',

  counters: 'Content counts',
  criticalIssues: 'Critical issues',
  criticalIssuesNote: 'on the whole site',
  contentIssues: 'Content issues',
  contentIssuesNote: 'in the groups on this tab',
  findings: 'Findings',
  findingsNote: 'groups with issues',
  opportunities: 'Opportunities',
  opportunitiesNote: 'keywords used too little',

  key: 'Key recommendations',
  noKey: 'No key recommendations.',
  strategic: 'Strategic recommendations',
  noStrategic: 'No issues found.',
  priorities: { high: 'High priority', medium: 'Medium priority', low: 'Low priority' },
  implementation: 'Implementation',
  expectedImpact: 'Expected impact',

  keywordUse: 'Keyword use',
  over: 'Keyword over-optimization',
  overText: 'Keywords used unnaturally often',
  noOver: 'No keyword is used too often.',
  under: 'Keyword under-optimization',
  underText: 'Main keywords that a page’s title, headings or opening do not mention',
  noUnder: 'No main keyword is missing from titles, headings or openings.',
  density: (percent: number) => `${formatNumber(percent)}% density`,
  alternatives: 'Use instead',
  opportunity: 'Opportunity',

  uniqueness: 'Content uniqueness',
  uniquenessSentence: (duplicates: number) =>
    duplicates === 0
      ? 'No title, description or block of text is repeated across pages.'
      : `${countOf(duplicates, 'block of text is', 'blocks of text are')} repeated across pages.`,
  uniquenessUnknown: 'Not checked: too few pages to compare, or parts of the site were not crawled.',
  duplicates: {
    titles: 'Repeated titles',
    descriptions: 'Repeated descriptions',
    headings: 'Repeated headings',
    paragraphs: 'Repeated texts',
  },
  impacts: {
    critical: 'Critical impact',
    high: 'High impact',
    medium: 'Medium impact',
    low: 'Low impact',
  },
  onPages: (count: number) => `On ${countOf(count, 'page')}`,
} as const;
