/** Title rules on a page's own facts. */
import type { PageRule } from '../../rule.ts';
import { titleKeywordStuffing } from './title-keyword-stuffing.ts';
import { titleMissing } from './title-missing.ts';
import { titleMultiple } from './title-multiple.ts';
import { titleOutsideHead } from './title-outside-head.ts';
import { titlePlaceholder } from './title-placeholder.ts';
import { titleTooLong } from './title-too-long.ts';
import { titleTooShort } from './title-too-short.ts';

export const titlePageRules = [
  titleMissing,
  titleTooShort,
  titleTooLong,
  titleMultiple,
  titleOutsideHead,
  titlePlaceholder,
  titleKeywordStuffing,
] as const satisfies readonly PageRule[];
