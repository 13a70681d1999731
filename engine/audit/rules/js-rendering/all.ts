/** All rules of the group js-rendering. */
import type { Rule } from '../../rule.ts';
import { jsCanonicalChanged } from './js-canonical-changed.ts';
import { jsContentDependent } from './js-content-dependent.ts';
import { jsEmptyHtml } from './js-empty-html.ts';
import { jsHeadChanged } from './js-head-changed.ts';
import { jsLinksDependent } from './js-links-dependent.ts';
import { jsNoindexChanged } from './js-noindex-changed.ts';
import { jsPageBlank } from './js-page-blank.ts';

export const jsRenderingRules = [
  jsCanonicalChanged,
  jsContentDependent,
  jsEmptyHtml,
  jsHeadChanged,
  jsLinksDependent,
  jsNoindexChanged,
  jsPageBlank,
] as const satisfies readonly Rule[];
