/** All rules of the group content. */
import type { Rule } from '../../rule.ts';
import { contentCannibalisation } from './content-cannibalisation.ts';
import { contentDoorway } from './content-doorway.ts';
import { contentDuplicateExact } from './content-duplicate-exact.ts';
import { contentDuplicateNear } from './content-duplicate-near.ts';
import { contentHiddenText } from './content-hidden-text.ts';
import { contentListRepeatsArticles } from './content-list-repeats-articles.ts';
import { contentPageRules } from './page-rules.ts';
import { siteSoft404Handler } from './site-soft-404-handler.ts';

export const contentRules = [
  ...contentPageRules,
  contentDuplicateExact,
  contentDuplicateNear,
  siteSoft404Handler,
  contentHiddenText,
  contentCannibalisation,
  contentListRepeatsArticles,
  contentDoorway,
] as const satisfies readonly Rule[];
