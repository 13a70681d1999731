/** All rules of the group hreflang-i18n. */
import type { Rule } from '../../rule.ts';
import { hreflangMissing } from './hreflang-missing.ts';
import { hreflangNoReturn } from './hreflang-no-return.ts';
import { hreflangTargetNon200 } from './hreflang-target-non-200.ts';
import { hreflangTargetNonindexable } from './hreflang-target-nonindexable.ts';
import { hreflangI18nPageRules } from './page-rules.ts';

export const hreflangI18nRules = [
  ...hreflangI18nPageRules,
  hreflangNoReturn,
  hreflangTargetNon200,
  hreflangTargetNonindexable,
  hreflangMissing,
] as const satisfies readonly Rule[];
