/** All rules of the group links. */
import type { Rule } from '../../rule.ts';
import { linkBrokenFragmentElsewhere } from './link-broken-fragment-elsewhere.ts';
import { linkExternalBroken } from './link-external-broken.ts';
import { linkExternalUnverifiable } from './link-external-unverifiable.ts';
import { linkInternalBroken } from './link-internal-broken.ts';
import { linkInternalRedirect } from './link-internal-redirect.ts';
import { pageOnlyNofollowInlinks } from './page-only-nofollow-inlinks.ts';
import { pageOrphan } from './page-orphan.ts';
import { linksPageRules } from './page-rules.ts';
import { pageSingleInlink } from './page-single-inlink.ts';
import { pageTooDeep } from './page-too-deep.ts';
import { siteNoWayBack } from './site-no-way-back.ts';

export const linksRules = [
  ...linksPageRules,
  linkExternalBroken,
  linkExternalUnverifiable,
  linkInternalBroken,
  linkInternalRedirect,
  pageOnlyNofollowInlinks,
  pageOrphan,
  pageSingleInlink,
  pageTooDeep,
  linkBrokenFragmentElsewhere,
  siteNoWayBack,
] as const satisfies readonly Rule[];
