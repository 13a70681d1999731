/** Heading rules on a page's own facts. */
import type { PageRule } from '../../rule.ts';
import { h1Missing } from './h1-missing.ts';
import { h1Multiple } from './h1-multiple.ts';
import { h1NoText } from './h1-no-text.ts';
import { headingEmpty } from './heading-empty.ts';
import { headingLevelSkipped } from './heading-level-skipped.ts';
import { headingsAbsent } from './headings-absent.ts';

export const headingsPageRules = [
  h1Missing,
  h1Multiple,
  h1NoText,
  headingLevelSkipped,
  headingEmpty,
  headingsAbsent,
] as const satisfies readonly PageRule[];
