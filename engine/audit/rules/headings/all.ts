/** All rules of the group headings. */
import type { Rule } from '../../rule.ts';
import { h1SameEverywhere } from './h1-same-everywhere.ts';
import { headingsPageRules } from './page-rules.ts';

export const headingsRules = [...headingsPageRules, h1SameEverywhere] as const satisfies readonly Rule[];
