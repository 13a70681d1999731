/** Lists the pages of a site that were found but not analysed. */
import type { Coverage, CoverageEntry } from '@pagewright/contract/entities/coverage';

/** Reasons why a page was skipped; files, redirects and other sites have others. */
const leftUnread = /^The limit of |^It was not reached/;

/** URLs that were not requested. */
export const unreadPages = ({ entries, notes }: Coverage): readonly CoverageEntry[] =>
  entries.filter(
    ({ outcome, reason }) => outcome === 'skipped' && (leftUnread.test(reason) || notes.includes(reason)),
  );

/** Pages that exist and gave no usable response. */
export const failedPages = ({ entries }: Coverage): readonly CoverageEntry[] =>
  entries.filter(({ outcome, status }) => outcome === 'failed' && status !== 404 && status !== 410);

/** Pages that robots.txt or the server blocked. */
export const blockedPages = ({ entries }: Coverage): readonly CoverageEntry[] =>
  entries.filter(({ outcome }) => outcome === 'blocked');
