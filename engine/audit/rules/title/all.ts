/** All rules of the group title. */
import type { Rule } from '../../rule.ts';
import { titleDuplicate } from './title-duplicate.ts';
import { titleKeywordStuffing } from './title-keyword-stuffing.ts';
import { titleMissing } from './title-missing.ts';
import { titleMultiple } from './title-multiple.ts';
import { titleOutsideHead } from './title-outside-head.ts';
import { titlePlaceholder } from './title-placeholder.ts';
import { titleTooLong } from './title-too-long.ts';
import { titleTooShort } from './title-too-short.ts';
import { titleWithoutSiteName } from './title-without-site-name.ts';

export const titleRules = [
  titleMissing,
  titleTooShort,
  titleTooLong,
  titleMultiple,
  titleOutsideHead,
  titlePlaceholder,
  titleKeywordStuffing,
  titleDuplicate,
  titleWithoutSiteName,
] as const satisfies readonly Rule[];
