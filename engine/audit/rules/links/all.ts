/** All rules of the group links. */
import type { Rule } from '../../rule.ts';
import { formGoesNowhere } from './form-goes-nowhere.ts';
import { linkAffiliateUnmarked } from './link-affiliate-unmarked.ts';
import { linkBrokenFragment } from './link-broken-fragment.ts';
import { linkBrokenFragmentElsewhere } from './link-broken-fragment-elsewhere.ts';
import { linkEmptyAnchor } from './link-empty-anchor.ts';
import { linkExternalBroken } from './link-external-broken.ts';
import { linkExternalUnverifiable } from './link-external-unverifiable.ts';
import { linkGenericAnchor } from './link-generic-anchor.ts';
import { linkGoesNowhere } from './link-goes-nowhere.ts';
import { linkHashRoute } from './link-hash-route.ts';
import { linkHttpDowngrade } from './link-http-downgrade.ts';
import { linkInternalBroken } from './link-internal-broken.ts';
import { linkInternalNofollow } from './link-internal-nofollow.ts';
import { linkInternalRedirect } from './link-internal-redirect.ts';
import { linkLocalhost } from './link-localhost.ts';
import { linkMalformed } from './link-malformed.ts';
import { linkNoncanonical } from './link-noncanonical.ts';
import { linkTelMailtoInvalid } from './link-tel-mailto-invalid.ts';
import { linkUnclosed } from './link-unclosed.ts';
import { linkUncrawlable } from './link-uncrawlable.ts';
import { pageDeadEnd } from './page-dead-end.ts';
import { pageExcessiveLinks } from './page-excessive-links.ts';
import { pageOnlyNofollowInlinks } from './page-only-nofollow-inlinks.ts';
import { pageOrphan } from './page-orphan.ts';
import { pageSingleInlink } from './page-single-inlink.ts';
import { pageTooDeep } from './page-too-deep.ts';
import { siteNoWayBack } from './site-no-way-back.ts';

export const linksRules = [
  linkEmptyAnchor,
  linkGenericAnchor,
  linkUncrawlable,
  linkUnclosed,
  formGoesNowhere,
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
  linkExternalBroken,
  linkExternalUnverifiable,
  linkInternalBroken,
  linkInternalRedirect,
  linkNoncanonical,
  pageOnlyNofollowInlinks,
  pageOrphan,
  pageSingleInlink,
  pageTooDeep,
  linkBrokenFragmentElsewhere,
  siteNoWayBack,
] as const satisfies readonly Rule[];
