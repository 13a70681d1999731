/** Content rules on a page's own facts. */
import type { PageRule } from '../../rule.ts';
import { charsetConflict } from './charset-conflict.ts';
import { charsetMissing } from './charset-missing.ts';
import { contentAuthorMissing } from './content-author-missing.ts';
import { contentErrorOutput } from './content-error-output.ts';
import { contentKeywordOveruse } from './content-keyword-overuse.ts';
import { contentKeywordUnderuse } from './content-keyword-underuse.ts';
import { contentMojibake } from './content-mojibake.ts';
import { contentPhraseStuffing } from './content-phrase-stuffing.ts';
import { contentPlaceholderText } from './content-placeholder-text.ts';
import { contentReadability } from './content-readability.ts';
import { contentSoft404 } from './content-soft-404.ts';
import { contentTemplateLeftover } from './content-template-leftover.ts';
import { contentThin } from './content-thin.ts';
import { pageVeryLong } from './page-very-long.ts';

export const contentPageRules = [
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
] as const satisfies readonly PageRule[];
