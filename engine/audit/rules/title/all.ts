/** All rules of the group title. */
import type { Rule } from '../../rule.ts';
import { titlePageRules } from './page-rules.ts';
import { titleDuplicate } from './title-duplicate.ts';
import { titleWithoutSiteName } from './title-without-site-name.ts';

export const titleRules = [
  ...titlePageRules,
  titleDuplicate,
  titleWithoutSiteName,
] as const satisfies readonly Rule[];
