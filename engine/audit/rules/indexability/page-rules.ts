/** Indexability rules on a page's own facts. */
import type { PageRule } from '../../rule.ts';
import { doctypeMissing } from './doctype-missing.ts';
import { headBroken } from './head-broken.ts';
import { htmlTooLarge } from './html-too-large.ts';
import { noindexCanonicalConflict } from './noindex-canonical-conflict.ts';
import { pageDirectoryListing } from './page-directory-listing.ts';
import { pageFrameset } from './page-frameset.ts';
import { pageNofollow } from './page-nofollow.ts';
import { pageNoindex } from './page-noindex.ts';
import { paginationCanonicalToFirst } from './pagination-canonical-to-first.ts';
import { robotsDirectiveConflict } from './robots-directive-conflict.ts';
import { robotsDirectiveUnknown } from './robots-directive-unknown.ts';
import { searchResultsIndexable } from './search-results-indexable.ts';
import { snippetRestricted } from './snippet-restricted.ts';
import { unavailableAfterPast } from './unavailable-after-past.ts';

export const indexabilityPageRules = [
  pageFrameset,
  pageNoindex,
  robotsDirectiveConflict,
  pageNofollow,
  snippetRestricted,
  unavailableAfterPast,
  headBroken,
  doctypeMissing,
  htmlTooLarge,
  paginationCanonicalToFirst,
  pageDirectoryListing,
  robotsDirectiveUnknown,
  noindexCanonicalConflict,
  searchResultsIndexable,
] as const satisfies readonly PageRule[];
