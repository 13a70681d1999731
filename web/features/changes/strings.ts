/** The words of the page that says what changed. */
import { countOf } from '@pagewright/contract/count-of';

export const strings = {
  title: 'What changed',
  titleOf: (domain: string) => `What changed on ${domain}`,
  loading: 'Comparing the two analyses',
  first: 'Nothing to compare yet',
  firstText: 'This is the first analysis of the site. Analyze it again to see what changed.',
  notFound: 'Analysis not found',
  notFoundText: 'One of the two analyses could not be found. It may have been deleted.',
  loadFailed: 'Error',
  loadFailedText: 'The two analyses could not be compared',
  tryAgain: 'Try again',
  backToHistory: 'Back to History',

  between: (before: string, after: string) => `${before} compared with ${after}`,
  compareWith: 'Compare with',
  openReport: 'Open report',
  siteTrend: 'Site over time',

  score: 'Score',
  scoreOfOtherPages: 'Score (of different pages)',
  indexable: 'Indexable pages',
  fromTo: (from: string, to: string) => `${from} → ${to}`,
  none: 'none',

  fixed: (count: number) => `Fixed (${count})`,
  added: (count: number) => `New (${count})`,
  remaining: (count: number) => `Still there (${count})`,
  byNewRules: 'Changed because we updated these checks',
  byNewRulesText:
    'These checks changed between the two analyses, so these differences may not come from your site.',
  noFixed: 'No issues fixed.',
  noAdded: 'No new issues.',
  noRemaining: 'No issues appear in both analyses.',
  places: (pages: number, onSite: readonly (string | null)[]) => {
    if (pages > 0) return countOf(pages, 'page');
    return onSite.length === 1 ? (onSite[0] ?? 'the whole site') : countOf(onSite.length, 'finding');
  },
  theSite: 'The site as a whole',
  before: 'Before',
  after: 'After',
  noEvidence: 'Not found.',
  moreFindings: (count: number) => `and ${count} more`,

  pages: 'Pages',
  pagesAdded: (count: number) => `Added (${count})`,
  pagesRemoved: (count: number) => `Removed (${count})`,
  pagesRedirected: (count: number) => `Redirected (${count})`,
  pagesEdited: (count: number) => `Edited (${count})`,
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
} as const;
