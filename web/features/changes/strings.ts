/** The words of the page that says what changed. */
import { messages } from '@pagewright/contract/messages/translate';

export const strings = messages({
  title: 'What changed',
  titleOf: 'What changed on {domain}',
  loading: 'Comparing the two analyses',
  first: 'Nothing to compare yet',
  firstText: 'This is the first analysis of the site. Analyze it again to see what changed.',
  notFound: 'Analysis not found',
  notFoundText: 'One of the two analyses could not be found. It may have been deleted.',
  loadFailed: 'Error',
  loadFailedText: 'The two analyses could not be compared',
  tryAgain: 'Try again',
  backToHistory: 'Back to History',

  between: '{before} compared with {after}',
  compareWith: 'Compare with',
  openReport: 'Open report',
  siteTrend: 'Site over time',

  score: 'Score',
  scoreOfOtherPages: 'Score (of different pages)',
  indexable: 'Indexable pages',
  fromTo: '{from} → {to}',
  none: 'none',

  fixed: 'Fixed ({count})',
  added: 'New ({count})',
  remaining: 'Still there ({count})',
  byNewRules: 'Changed because we updated these checks',
  byNewRulesText:
    'These checks changed between the two analyses, so these differences may not come from your site.',
  noFixed: 'No issues fixed.',
  noAdded: 'No new issues.',
  noRemaining: 'No issues appear in both analyses.',
  onPages: '{pages, plural, one {# page} other {# pages}}',
  findings: '{count, plural, one {# finding} other {# findings}}',
  wholeSite: 'the whole site',
  theSite: 'The site as a whole',
  before: 'Before',
  after: 'After',
  noEvidence: 'Not found.',
  moreFindings: 'and {count} more',

  pages: 'Pages',
  pagesAdded: 'Added ({count})',
  pagesRemoved: 'Removed ({count})',
  pagesRedirected: 'Redirected ({count})',
  pagesEdited: 'Edited ({count})',
  noPages: 'No pages added, removed, redirected or edited.',
  files: 'robots.txt and sitemap',
  redirectsTo: 'to',
  fields: {
    title: 'Title',
    description: 'Meta description',
    canonical: 'Canonical URL',
    indexability: 'Indexability',
  },
  empty: 'none',

  notCompared: 'Not compared',
});
