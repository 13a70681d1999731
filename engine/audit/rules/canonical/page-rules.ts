/** Canonical rules on a page's own facts. */
import type { PageRule } from '../../rule.ts';
import { canonicalHeaderMismatch } from './canonical-header-mismatch.ts';
import { canonicalHreflangConflict } from './canonical-hreflang-conflict.ts';
import { canonicalInvalid } from './canonical-invalid.ts';
import { canonicalMissing } from './canonical-missing.ts';
import { canonicalMultiple } from './canonical-multiple.ts';
import { canonicalOffSite } from './canonical-off-site.ts';
import { canonicalOutsideHead } from './canonical-outside-head.ts';
import { canonicalRelative } from './canonical-relative.ts';
import { canonicalToHomepage } from './canonical-to-homepage.ts';

export const canonicalPageRules = [
  canonicalMissing,
  canonicalMultiple,
  canonicalRelative,
  canonicalInvalid,
  canonicalOutsideHead,
  canonicalHeaderMismatch,
  canonicalToHomepage,
  canonicalOffSite,
  canonicalHreflangConflict,
] as const satisfies readonly PageRule[];
