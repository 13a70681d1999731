/** All rules of the group meta-description. */
import type { Rule } from '../../rule.ts';
import { metaDescriptionDuplicate } from './meta-description-duplicate.ts';
import { metaDescriptionMissing } from './meta-description-missing.ts';
import { metaDescriptionMultiple } from './meta-description-multiple.ts';
import { metaDescriptionRepeatsTitle } from './meta-description-repeats-title.ts';
import { metaDescriptionTooLong } from './meta-description-too-long.ts';
import { metaDescriptionTooShort } from './meta-description-too-short.ts';

export const metaDescriptionRules = [
  metaDescriptionMissing,
  metaDescriptionTooShort,
  metaDescriptionTooLong,
  metaDescriptionMultiple,
  metaDescriptionRepeatsTitle,
  metaDescriptionDuplicate,
] as const satisfies readonly Rule[];
