/** Content rules on a page's own facts. */
import type { PageRule } from '../../rule.ts';
import { contentAuthorMissing } from './content-author-missing.ts';
import { contentKeywordOveruse } from './content-keyword-overuse.ts';
import { contentKeywordUnderuse } from './content-keyword-underuse.ts';
import { contentMojibake } from './content-mojibake.ts';
import { contentPlaceholderText } from './content-placeholder-text.ts';
import { contentReadability } from './content-readability.ts';
import { contentSoft404 } from './content-soft-404.ts';
import { contentThin } from './content-thin.ts';

export const contentPageRules = [
  contentThin,
  contentSoft404,
  contentPlaceholderText,
  contentMojibake,
  contentReadability,
  contentKeywordOveruse,
  contentKeywordUnderuse,
  contentAuthorMissing,
] as const satisfies readonly PageRule[];
