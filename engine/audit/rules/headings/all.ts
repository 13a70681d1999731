/** All rules of the group headings. */
import type { Rule } from '../../rule.ts';
import { headingsPageRules } from './page-rules.ts';

export const headingsRules = [...headingsPageRules] as const satisfies readonly Rule[];
