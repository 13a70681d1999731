/** All rules of the group structured-data. */
import type { Rule } from '../../rule.ts';
import { structuredDataPageRules } from './page-rules.ts';
import { sdContentMismatch } from './sd-content-mismatch.ts';
import { sdIdentityMissing } from './sd-identity-missing.ts';
import { sdImageInvalid } from './sd-image-invalid.ts';

export const structuredDataRules = [
  ...structuredDataPageRules,
  sdIdentityMissing,
  sdContentMismatch,
  sdImageInvalid,
] as const satisfies readonly Rule[];
