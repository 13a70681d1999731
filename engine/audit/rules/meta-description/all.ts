/** All rules of the group meta-description. */
import type { Rule } from '../../rule.ts';
import { metaDescriptionDuplicate } from './meta-description-duplicate.ts';
import { metaDescriptionPageRules } from './page-rules.ts';

export const metaDescriptionRules = [
  ...metaDescriptionPageRules,
  metaDescriptionDuplicate,
] as const satisfies readonly Rule[];
