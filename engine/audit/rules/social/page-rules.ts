/** Social rules on a page's own facts. */
import type { PageRule } from '../../rule.ts';
import { ogImageInvalid } from './og-image-invalid.ts';
import { ogIncomplete } from './og-incomplete.ts';
import { ogUrlMismatch } from './og-url-mismatch.ts';
import { twitterCardMissing } from './twitter-card-missing.ts';

export const socialPageRules = [
  ogIncomplete,
  ogImageInvalid,
  ogUrlMismatch,
  twitterCardMissing,
] as const satisfies readonly PageRule[];
