/** Link rules on a page's own facts. */
import type { PageRule } from '../../rule.ts';
import { linkAffiliateUnmarked } from './link-affiliate-unmarked.ts';
import { linkBrokenFragment } from './link-broken-fragment.ts';
import { linkEmptyAnchor } from './link-empty-anchor.ts';
import { linkGenericAnchor } from './link-generic-anchor.ts';
import { linkGoesNowhere } from './link-goes-nowhere.ts';
import { linkHashRoute } from './link-hash-route.ts';
import { linkHttpDowngrade } from './link-http-downgrade.ts';
import { linkInternalNofollow } from './link-internal-nofollow.ts';
import { linkLocalhost } from './link-localhost.ts';
import { linkMalformed } from './link-malformed.ts';
import { linkTelMailtoInvalid } from './link-tel-mailto-invalid.ts';
import { linkUncrawlable } from './link-uncrawlable.ts';
import { pageDeadEnd } from './page-dead-end.ts';
import { pageExcessiveLinks } from './page-excessive-links.ts';

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
  linkHashRoute,
  linkTelMailtoInvalid,
  pageExcessiveLinks,
  linkGoesNowhere,
  linkAffiliateUnmarked,
] as const satisfies readonly PageRule[];
