/** Performance rules on a page's HTTP response. */
import type { PageRule } from '../../rule.ts';
import { analyticsDuplicate } from './analytics-duplicate.ts';
import { perfNoCompression } from './perf-no-compression.ts';

export const performancePageRules = [
  perfNoCompression,
  analyticsDuplicate,
] as const satisfies readonly PageRule[];
