/** All rules of the group headings. */
import type { Rule } from '../../rule.ts';
import { h1Missing } from './h1-missing.ts';
import { h1Multiple } from './h1-multiple.ts';
import { h1NoText } from './h1-no-text.ts';
import { h1SameEverywhere } from './h1-same-everywhere.ts';
import { headingEmpty } from './heading-empty.ts';
import { headingLevelSkipped } from './heading-level-skipped.ts';
import { headingsAbsent } from './headings-absent.ts';

export const headingsRules = [
  h1Missing,
  h1Multiple,
  h1NoText,
  headingLevelSkipped,
  headingEmpty,
  headingsAbsent,
  h1SameEverywhere,
] as const satisfies readonly Rule[];
