/** Meta description rules on a page's own facts. */
import type { PageRule } from '../../rule.ts';
import { metaDescriptionMissing } from './meta-description-missing.ts';
import { metaDescriptionMultiple } from './meta-description-multiple.ts';
import { metaDescriptionRepeatsTitle } from './meta-description-repeats-title.ts';
import { metaDescriptionTooLong } from './meta-description-too-long.ts';
import { metaDescriptionTooShort } from './meta-description-too-short.ts';

export const metaDescriptionPageRules = [
  metaDescriptionMissing,
  metaDescriptionTooShort,
  metaDescriptionTooLong,
  metaDescriptionMultiple,
  metaDescriptionRepeatsTitle,
] as const satisfies readonly PageRule[];
