/** The words of the findings by template. */
import { countOf } from '@pagewright/contract/report/report-words';

export const strings = {
  title: 'Findings by template',
  titleOf: (domain: string) => `Templates of ${domain}`,
  loading: 'Grouping the findings by template',
  notFound: 'Analysis not found',
  notFoundText: 'It may have been deleted.',
  backToHistory: 'Back to History',
  loadFailed: 'Error',
  loadFailedText: 'The templates could not be loaded',
  tryAgain: 'Try again',
  none: 'No shared findings',
  noneText:
    'No two pages of the same template have the same finding, so there is nothing to fix once for all of them.',
  text: 'Pages with the same structure and the same URL pattern share a template. Fix it there, and all of them are fixed.',
  openReport: 'Open report',
  siteTrend: 'Site over time',

  pages: (count: number) => countOf(count, 'page'),
  findings: (count: number) => countOf(count, 'finding'),
  ofPages: (count: number, all: number) =>
    count === all ? 'all pages' : `${count} of ${countOf(all, 'page')}`,
  pagesOfTemplate: (count: number) => `Pages (${count})`,
  morePages: (count: number) => `and ${count} more`,
  fix: 'Fix',
  triedOn: (tried: number, pages: number) =>
    tried === pages
      ? `Tried on copies of ${countOf(tried, 'page')}: the finding is gone and nothing else broke.`
      : `Tried on copies of ${pages} pages, ${tried} of them here: the finding is gone and nothing else broke.`,
  scores: (before: number, after: number) => `page score ${before} → ${after}`,
  sameEverywhere: 'The same on every page',
  onPage: (path: string) => `On ${path}`,
  ownWords: 'Each page needs words of its own.',
  notTried: 'No change could be tried on a copy of these pages.',

  select: (title: string) => `Select “${title}”`,
  accept: (count: number) => (count === 0 ? 'Accept selected…' : `Accept ${count} selected…`),
  acceptHeading: 'Accept these findings',
  acceptText: 'They leave counters, score and alerts, and come back when their evidence changes.',
  where: 'Where',
  onTemplate: (pattern: string) => `Pages like ${pattern}`,
  onSite: 'The whole site',
  reason: 'Reason',
  reasonHint: 'Why it may stay as it is.',
  until: 'Until (optional)',
  untilHint: 'The last day on which it is accepted.',
  cancel: 'Cancel',
  submit: 'Accept',
  accepted: (count: number) => `${countOf(count, 'kind of finding', 'kinds of findings')} accepted`,
  failed: 'The findings could not be accepted.',
} as const;
