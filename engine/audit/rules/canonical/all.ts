/** All rules of the group canonical. */
import type { Rule } from '../../rule.ts';
import { canonicalChain } from './canonical-chain.ts';
import { canonicalHomeElsewhere } from './canonical-home-elsewhere.ts';
import { canonicalToNon200 } from './canonical-to-non-200.ts';
import { canonicalToNonindexable } from './canonical-to-nonindexable.ts';
import { canonicalPageRules } from './page-rules.ts';

export const canonicalRules = [
  ...canonicalPageRules,
  canonicalChain,
  canonicalToNon200,
  canonicalToNonindexable,
  canonicalHomeElsewhere,
] as const satisfies readonly Rule[];
