/** All rules of the group title. */
import type { Rule } from '../../rule.ts';
import { titlePageRules } from './page-rules.ts';
import { titleDuplicate } from './title-duplicate.ts';

export const titleRules = [...titlePageRules, titleDuplicate] as const satisfies readonly Rule[];
