/** What an analysis knows of a site's pages beyond those it read. */
import type { Coverage, CoverageEntry } from '@pagewright/contract/entities/coverage';

/** Why a page was left unread, as against files, redirects and other sites, which are no pages of it. */
const leftUnread = /^The limit of |^It was not reached/;

/** Addresses that nobody asked for. */
export const unreadPages = ({ entries, notes }: Coverage): readonly CoverageEntry[] =>
  entries.filter(
    ({ outcome, reason }) => outcome === 'skipped' && (leftUnread.test(reason) || notes.includes(reason)),
  );

/** Pages that exist and gave no answer. */
export const failedPages = ({ entries }: Coverage): readonly CoverageEntry[] =>
  entries.filter(({ outcome, status }) => outcome === 'failed' && status !== 404 && status !== 410);

/** Pages that robots.txt or the server kept from being read. */
export const blockedPages = ({ entries }: Coverage): readonly CoverageEntry[] =>
  entries.filter(({ outcome }) => outcome === 'blocked');
