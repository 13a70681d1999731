/** All rules of the group canonical. */
import type { Rule } from '../../rule.ts';
import { canonicalChain } from './canonical-chain.ts';
import { canonicalHeaderMismatch } from './canonical-header-mismatch.ts';
import { canonicalHomeElsewhere } from './canonical-home-elsewhere.ts';
import { canonicalHreflangConflict } from './canonical-hreflang-conflict.ts';
import { canonicalInvalid } from './canonical-invalid.ts';
import { canonicalMissing } from './canonical-missing.ts';
import { canonicalMultiple } from './canonical-multiple.ts';
import { canonicalOffSite } from './canonical-off-site.ts';
import { canonicalOutsideHead } from './canonical-outside-head.ts';
import { canonicalRelative } from './canonical-relative.ts';
import { canonicalToHomepage } from './canonical-to-homepage.ts';
import { canonicalToNon200 } from './canonical-to-non-200.ts';
import { canonicalToNonindexable } from './canonical-to-nonindexable.ts';

export const canonicalRules = [
  canonicalMissing,
  canonicalMultiple,
  canonicalRelative,
  canonicalInvalid,
  canonicalOutsideHead,
  canonicalHeaderMismatch,
  canonicalToHomepage,
  canonicalOffSite,
  canonicalHreflangConflict,
  canonicalChain,
  canonicalToNon200,
  canonicalToNonindexable,
  canonicalHomeElsewhere,
] as const satisfies readonly Rule[];
