/** Link rules on a page's own facts. */
import type { PageRule } from '../../rule.ts';
import { linkBrokenFragment } from './link-broken-fragment.ts';
import { linkEmptyAnchor } from './link-empty-anchor.ts';
import { linkGenericAnchor } from './link-generic-anchor.ts';
import { linkHttpDowngrade } from './link-http-downgrade.ts';
import { linkInternalNofollow } from './link-internal-nofollow.ts';
import { linkLocalhost } from './link-localhost.ts';
import { linkMalformed } from './link-malformed.ts';
import { linkUncrawlable } from './link-uncrawlable.ts';
import { pageDeadEnd } from './page-dead-end.ts';

export const linksPageRules = [
  linkEmptyAnchor,
  linkGenericAnchor,
  linkUncrawlable,
  linkMalformed,
  linkLocalhost,
  linkHttpDowngrade,
  linkInternalNofollow,
  linkBrokenFragment,
  pageDeadEnd,
] as const satisfies readonly PageRule[];
