/** The words of the Content Quality tab; they come with the tab. */
import { countInWords, countOf, formatNumber } from '@pagewright/contract/report/report-words';

const names = new Intl.ListFormat('en', { type: 'conjunction' });

export const contentStrings = {
  health: 'Content health',
  scores: { combinedScore: 'Overall health', contentScore: 'Content', keywordScore: 'Keywords' },
  scoreSentence: (name: string, score: number) => `${name}: ${formatNumber(score)} out of 100.`,
  ai: 'AI',
  writtenBy: (writers: readonly string[]) =>
    writers.length === 0
      ? 'Words by AI; scores and counts are computed from the findings.'
      : `Words by AI: ${names.format(writers)}. Scores and counts are computed from the findings.`,
  writtenOn: 'Written',
  notes: 'How these words came about',

  counters: 'Content counts',
  criticalIssues: 'Critical issues',
  criticalIssuesNote: 'on the whole site',
  contentIssues: 'Content issues',
  contentIssuesNote: 'in the groups judged here',
  findings: 'Findings',
  findingsNote: 'groups with something to mend',
  opportunities: 'Opportunities',
  opportunitiesNote: 'keywords used too little',

  key: 'Key recommendations',
  noKey: 'Nothing stands out: no recommendation comes before the others.',
  strategic: 'Strategic recommendations',
  noStrategic: 'Nothing of this kind is left to mend.',
  priorities: { high: 'High priority', medium: 'Medium priority', low: 'Low priority' },
  implementation: 'Implementation',
  expectedImpact: 'Expected impact',

  keywordUse: 'Keyword use',
  over: 'Keyword over-optimization',
  overText: 'Words that come so often that a text reads as written for machines.',
  noOver: 'No keyword is used too often.',
  under: 'Keyword under-optimization',
  underText: 'Words that a page is about and does not say where it counts.',
  noUnder: 'No keyword is missing where it should stand.',
  density: (percent: number) => `${formatNumber(percent)}% density`,
  alternatives: 'Say instead',
  opportunity: 'Opportunity',

  uniqueness: 'Content uniqueness',
  uniquenessSentence: (duplicates: number) =>
    duplicates === 0
      ? 'No title, description or text stands on more than one page.'
      : `${capital(countInWords(duplicates, 'text'))} ${duplicates === 1 ? 'stands' : 'stand'} on more than one page.`,
  uniquenessUnknown: 'Not evaluated: there were too few pages to compare, or not all of the site was read.',
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

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
