/** The words of the findings by template. */
import { countOf } from '@pagewright/contract/count-of';

export const strings = {
  title: 'Findings by template',
  titleOf: (domain: string) => `Templates on ${domain}`,
  loading: 'Grouping the findings by template',
  notFound: 'Analysis not found',
  notFoundText: 'It may have been deleted.',
  backToHistory: 'Back to History',
  loadFailed: 'Error',
  loadFailedText: 'The templates could not be loaded',
  tryAgain: 'Try again',
  none: 'No shared findings',
  noneText: 'No two pages of a template share a finding, so there is nothing to fix for all of them at once.',
  text: 'Pages with the same structure and the same URL pattern share a template. Fix the template once, and all its pages are fixed.',
  openReport: 'Open report',
  siteTrend: 'Site over time',

  patternLike: (pattern: string, path: string) => `${pattern}, like ${path}`,
  pages: (count: number) => countOf(count, 'page'),
  findings: (count: number) => countOf(count, 'finding'),
  ofPages: (count: number, all: number) =>
    count === all ? 'all pages' : `${count} of ${countOf(all, 'page')}`,
  pagesOfTemplate: (count: number) => `Pages (${count})`,
  morePages: (count: number) => `and ${count} more`,
  fix: 'Fix',
  triedOn: (tried: number, pages: number) =>
    tried === pages
      ? `Tested on copies of ${countOf(tried, 'page')}: the finding is gone and nothing else broke.`
      : `Tested on copies of ${pages} pages, ${tried} of them here: the finding is gone and nothing else broke.`,
  scores: (before: number, after: number) => `page score ${before} → ${after}`,
  sameEverywhere: 'Same on every page',
  onPage: (path: string) => `On ${path}`,
  ownWords: 'Each page needs its own text.',
  notTried: 'We couldn’t test a fix on a copy of these pages.',

  select: (title: string) => `Select “${title}”`,
  accept: (count: number) => (count === 0 ? 'Accept selected…' : `Accept ${count} selected…`),
  acceptHeading: 'Accept these findings',
  acceptText:
    'They no longer count toward issue counts, the score or alerts, and come back if their evidence changes.',
  where: 'Where',
  onTemplate: (pattern: string) => `Pages like ${pattern}`,
  onSite: 'The whole site',
  reason: 'Reason',
  reasonHint: 'Why is this fine as it is?',
  until: 'Until (optional)',
  untilHint: 'The last day on which it is accepted.',
  cancel: 'Cancel',
  submit: 'Accept',
  accepted: (count: number) => `${countOf(count, 'type of finding', 'types of findings')} accepted`,
  failed: 'The findings could not be accepted.',
} as const;
