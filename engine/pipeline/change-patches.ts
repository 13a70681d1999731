/** Turns suggested changes into patches of the page's source. */
import type { ChatChange } from '../assistant/port.ts';
import type { SuggestedChange } from '../suggest/suggester.ts';
import { markupFixes } from '../verify/markup-fixes.ts';
import type { Patch } from '../verify/patch.ts';
import type { PageUnderTest } from '../verify/verify-fix.ts';

export const patchOf = (change: SuggestedChange): Patch => {
  if (change.kind === 'heading') return { kind: 'heading', ...change.heading };
  return change.kind === 'link' ? { kind: 'link', ...change.link } : change;
};

/** Null when the page does not have one of the markup fixes. */
export function chatPatches(
  changes: readonly ChatChange[],
  { facts }: PageUnderTest,
  pageUrl: string,
): Patch[] | null {
  const patches: Patch[] = [];
  for (const change of changes) {
    if (change.kind === 'paragraph' || change.kind === 'json-ld' || change.kind === 'append')
      patches.push(change);
    else if (change.kind === 'plain') {
      const idea = markupFixes(facts, pageUrl).find(({ instruction }) => instruction === change.says);
      if (idea === undefined) return null;
      patches.push(...idea.patches);
    } else patches.push(patchOf(change));
  }
  return patches;
}
