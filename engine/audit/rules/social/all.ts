/** All rules of the group social. */
import type { Rule } from '../../rule.ts';
import { faviconMissing } from './favicon-missing.ts';
import { ogImageInvalid } from './og-image-invalid.ts';
import { ogImageUnreachable } from './og-image-unreachable.ts';
import { ogIncomplete } from './og-incomplete.ts';
import { ogUrlMismatch } from './og-url-mismatch.ts';
import { twitterCardMissing } from './twitter-card-missing.ts';

export const socialRules = [
  ogIncomplete,
  ogImageInvalid,
  ogUrlMismatch,
  twitterCardMissing,
  faviconMissing,
  ogImageUnreachable,
] as const satisfies readonly Rule[];
