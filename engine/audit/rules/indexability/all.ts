/** All rules of the group indexability. */
import type { Rule } from '../../rule.ts';
import { doctypeMissing } from './doctype-missing.ts';
import { headBroken } from './head-broken.ts';
import { htmlTooLarge } from './html-too-large.ts';
import { htmlUnclosed } from './html-unclosed.ts';
import { noindexCanonicalConflict } from './noindex-canonical-conflict.ts';
import { noindexImportantPage } from './noindex-important-page.ts';
import { noindexUnseen } from './noindex-unseen.ts';
import { pageDirectoryListing } from './page-directory-listing.ts';
import { pageFrameset } from './page-frameset.ts';
import { pageNofollow } from './page-nofollow.ts';
import { pageNoindex } from './page-noindex.ts';
import { pageNotForSearch } from './page-not-for-search.ts';
import { paginationCanonicalToFirst } from './pagination-canonical-to-first.ts';
import { parameterExplosion } from './parameter-explosion.ts';
import { robotsDirectiveConflict } from './robots-directive-conflict.ts';
import { robotsDirectiveUnknown } from './robots-directive-unknown.ts';
import { robotsTxtBlocksPage } from './robots-txt-blocks-page.ts';
import { robotsTxtBlocksResources } from './robots-txt-blocks-resources.ts';
import { robotsTxtCrawlDelay } from './robots-txt-crawl-delay.ts';
import { robotsTxtDisallowAll } from './robots-txt-disallow-all.ts';
import { robotsTxtMissing } from './robots-txt-missing.ts';
import { robotsTxtServerError } from './robots-txt-server-error.ts';
import { robotsTxtSyntax } from './robots-txt-syntax.ts';
import { robotsTxtTooLarge } from './robots-txt-too-large.ts';
import { searchResultsIndexable } from './search-results-indexable.ts';
import { siteNoindexMajority } from './site-noindex-majority.ts';
import { siteNotIndexable } from './site-not-indexable.ts';
import { snippetRestricted } from './snippet-restricted.ts';
import { unavailableAfterPast } from './unavailable-after-past.ts';

export const indexabilityRules = [
  pageFrameset,
  pageNoindex,
  robotsDirectiveConflict,
  pageNofollow,
  snippetRestricted,
  unavailableAfterPast,
  headBroken,
  htmlUnclosed,
  doctypeMissing,
  htmlTooLarge,
  paginationCanonicalToFirst,
  pageDirectoryListing,
  robotsDirectiveUnknown,
  noindexCanonicalConflict,
  searchResultsIndexable,
  noindexImportantPage,
  noindexUnseen,
  parameterExplosion,
  robotsTxtBlocksPage,
  robotsTxtBlocksResources,
  robotsTxtDisallowAll,
  robotsTxtMissing,
  robotsTxtServerError,
  robotsTxtSyntax,
  robotsTxtTooLarge,
  siteNoindexMajority,
  siteNotIndexable,
  robotsTxtCrawlDelay,
  pageNotForSearch,
] as const satisfies readonly Rule[];
