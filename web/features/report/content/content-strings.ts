/** The words of the Content Quality tab; they come with the tab. */
import { messages } from '@pagewright/contract/messages/translate';

export const contentStrings = messages({
  health: 'Content health',
  scores: { combinedScore: 'Overall health', contentScore: 'Content', keywordScore: 'Keywords' },
  scoreSentence: '{name}: {score, number} out of 100.',
  ai: 'AI',
  written: 'Text written by AI. Scores and counts come from the analysis.',
  writtenBy: 'Text written by AI ({writers}). Scores and counts come from the analysis.',
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
  density: '{percent, number}% density',
  alternatives: 'Use instead',
  opportunity: 'Opportunity',

  uniqueness: 'Content uniqueness',
  uniquenessSentence:
    '{duplicates, plural, =0 {No title, description or block of text is repeated across pages.} other {{duplicates, plural, one {# block of text is} other {# blocks of text are}} repeated across pages.}}',
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
  onPages: 'On {count, plural, one {# page} other {# pages}}',
});
