/** All rules of the group content. */
import type { Rule } from '../../rule.ts';
import { archiveSinglePost } from './archive-single-post.ts';
import { charsetConflict } from './charset-conflict.ts';
import { charsetMissing } from './charset-missing.ts';
import { contentAuthorMissing } from './content-author-missing.ts';
import { contentCannibalisation } from './content-cannibalisation.ts';
import { contentDoorway } from './content-doorway.ts';
import { contentDuplicateExact } from './content-duplicate-exact.ts';
import { contentDuplicateNear } from './content-duplicate-near.ts';
import { contentErrorOutput } from './content-error-output.ts';
import { contentHiddenText } from './content-hidden-text.ts';
import { contentKeywordOveruse } from './content-keyword-overuse.ts';
import { contentKeywordUnderuse } from './content-keyword-underuse.ts';
import { contentListRepeatsArticles } from './content-list-repeats-articles.ts';
import { contentMojibake } from './content-mojibake.ts';
import { contentPhraseStuffing } from './content-phrase-stuffing.ts';
import { contentPlaceholderText } from './content-placeholder-text.ts';
import { contentReadability } from './content-readability.ts';
import { contentSoft404 } from './content-soft-404.ts';
import { contentTemplateLeftover } from './content-template-leftover.ts';
import { contentThin } from './content-thin.ts';
import { pageVeryLong } from './page-very-long.ts';
import { siteSoft404Handler } from './site-soft-404-handler.ts';

export const contentRules = [
  contentThin,
  contentSoft404,
  contentPlaceholderText,
  contentMojibake,
  contentReadability,
  contentKeywordOveruse,
  contentKeywordUnderuse,
  contentAuthorMissing,
  contentTemplateLeftover,
  charsetMissing,
  charsetConflict,
  pageVeryLong,
  contentErrorOutput,
  contentPhraseStuffing,
  contentDuplicateExact,
  contentDuplicateNear,
  siteSoft404Handler,
  contentHiddenText,
  contentCannibalisation,
  contentListRepeatsArticles,
  contentDoorway,
  archiveSinglePost,
] as const satisfies readonly Rule[];
