/** All rules of the group url. */
import type { Rule } from '../../rule.ts';
import { urlPageRules } from './page-rules.ts';
import { urlRepeatedSegments } from './url-repeated-segments.ts';

export const urlRules = [...urlPageRules, urlRepeatedSegments] as const satisfies readonly Rule[];
