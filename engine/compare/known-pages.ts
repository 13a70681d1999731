/** Lists the pages of a site that were found but not analysed. */
import type { Coverage, CoverageEntry } from '@pagewright/contract/entities/coverage';

/** URLs that were not requested. */
export const unreadPages = ({ entries }: Coverage): readonly CoverageEntry[] =>
  entries.filter(({ outcome }) => outcome === 'notCrawled');

/** Pages that exist and gave no usable response. */
export const failedPages = ({ entries }: Coverage): readonly CoverageEntry[] =>
  entries.filter(({ outcome, status }) => outcome === 'failed' && status !== 404 && status !== 410);

/** Pages that robots.txt or the server blocked. */
export const blockedPages = ({ entries }: Coverage): readonly CoverageEntry[] =>
  entries.filter(({ outcome }) => outcome === 'blocked');
