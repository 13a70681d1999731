/** The performance rules that one page's answer can tell. */
import type { PageRule } from '../../rule.ts';
import { perfNoCompression } from './perf-no-compression.ts';

export const performancePageRules = [perfNoCompression] as const satisfies readonly PageRule[];
