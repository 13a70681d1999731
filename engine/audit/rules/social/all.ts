/** All rules of the group social. */
import type { Rule } from '../../rule.ts';
import { faviconMissing } from './favicon-missing.ts';
import { ogImageUnreachable } from './og-image-unreachable.ts';
import { socialPageRules } from './page-rules.ts';

export const socialRules = [
  ...socialPageRules,
  faviconMissing,
  ogImageUnreachable,
] as const satisfies readonly Rule[];
