/** Use case: tries search-and-replace edits on a copy of a page of an analysis, and measures what they do. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import { type FixVerification, isFix, verifyHtml } from '../verify/verify-fix.ts';
import type { FreshPage } from './fetch-fresh-page.ts';
import { pageUnderTestOf } from './open-page-sandbox.ts';

export interface SourceEdit {
  /** Markup as it is served. */
  readonly search: string;
  readonly replace: string;
}

export interface EditInput {
  readonly analysis: Analysis;
  readonly pageUrl: string;
  readonly fresh: FreshPage;
  readonly edits: readonly SourceEdit[];
  /** As 2026-11-15. */
  readonly today: string;
}

export type VerifiedEdits =
  | { readonly kind: 'verified'; readonly verification: FixVerification; readonly isFix: boolean }
  /** The sentence says which edit could not be made, and why. */
  | { readonly kind: 'refused'; readonly sentence: string };

const refused = (sentence: string): VerifiedEdits => ({ kind: 'refused', sentence });

/** A sentence, or the changed source: each search must occur exactly once. */
function applySearches(html: string, edits: readonly SourceEdit[]): { html: string } | { sentence: string } {
  let changed = html;
  for (const [at, { search, replace }] of edits.entries()) {
    const first = changed.indexOf(search);
    if (first === -1)
      return { sentence: `The text to search for in edit ${at + 1} is not in the page as it is served.` };
    if (changed.indexOf(search, first + 1) !== -1)
      return {
        sentence: `The text to search for in edit ${at + 1} occurs more than once: add more of what is around it.`,
      };
    changed = changed.slice(0, first) + replace + changed.slice(first + search.length);
  }
  return changed === html ? { sentence: 'The edits change nothing.' } : { html: changed };
}

export function verifyEdits({ analysis, pageUrl, fresh, edits, today }: EditInput): VerifiedEdits {
  const copy = { fresh, fetchedAt: today };
  const pageUnderTest = pageUnderTestOf({ analysis, pageUrl, copy, today });
  if (pageUnderTest === null)
    return refused('The page cannot be edited on a copy: it is not HTML, or it was cut off.');
  const changed = applySearches(pageUnderTest.facts.source.html, edits);
  if ('sentence' in changed) return refused(changed.sentence);
  const verification = verifyHtml(pageUnderTest, changed.html, []);
  if (verification === null)
    return refused('The changed page cannot be written in the encoding of the page.');
  return { kind: 'verified', verification, isFix: isFix(verification) };
}
