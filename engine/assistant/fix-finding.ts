/** Finds changes that clear a finding on the copy of the page and break nothing, and what of them is pasted. */

import type { ChatChange, PageSandbox } from '../suggest/page-sandbox.ts';
import type { Suggestion } from '../suggest/suggester.ts';
import { markup } from '../suggest/write/wording.ts';
import { fixJsonLd, jsonScript } from './fix-json-ld.ts';

type Sandbox = Pick<PageSandbox, 'brief' | 'facts' | 'markupFixes' | 'verifyChanges'>;

export interface FindingFix {
  /** What to do, in English; null where what is pasted says it, or nothing is known. */
  readonly instruction: string | null;
  /** A text, or markup. */
  readonly pasted: { readonly kind: 'title' | 'description' | 'html'; readonly text: string } | null;
  /** Those that clear the finding on the copy and break nothing. */
  readonly changes: readonly ChatChange[];
}

/** The markup of a change; empty where the steps of the fix say it. */
function markupOf(change: ChatChange, { verifyChanges }: Sandbox): string[] {
  if (change.kind === 'heading')
    return [`<h${change.heading.level}>${markup(change.heading.text)}</h${change.heading.level}>`];
  if (change.kind === 'alt') return [`alt="${markup(change.text)}"`];
  if (change.kind === 'plain') return (verifyChanges([change])?.steps ?? []).map(({ html }) => html);
  return change.kind === 'head' ? [change.html] : change.kind === 'json-ld' ? [jsonScript(change.text)] : [];
}

function pastedOf(changes: readonly ChatChange[], sandbox: Sandbox): FindingFix['pasted'] {
  const [only] = changes;
  if (only?.kind === 'title' || only?.kind === 'description') return { kind: only.kind, text: only.text };
  const text = changes
    .flatMap((change) => markupOf(change, sandbox))
    .filter((html) => html !== '')
    .join('\n');
  return text === '' ? null : { kind: 'html', text };
}

export function fixFinding(
  sandbox: Sandbox,
  ruleId: string,
  suggestions: readonly (Suggestion | null)[],
): FindingFix {
  const suggestion = suggestions.find((each) => each?.ruleId === ruleId);
  const markupFix = sandbox.markupFixes.find(({ ruleIds }) => ruleIds.includes(ruleId));
  const json = ruleId.startsWith('sd-') ? fixJsonLd(sandbox, ruleId) : null;
  const ways: readonly (readonly ChatChange[])[] = [
    json === null ? [] : [json],
    suggestion?.changes ?? [],
    markupFix === undefined ? [] : [{ kind: 'plain', says: markupFix.instruction }],
  ];
  const isWhole = (changes: readonly ChatChange[]): boolean => {
    const verification = changes.length === 0 ? null : sandbox.verifyChanges(changes);
    return verification?.broken.length === 0 && verification.cleared.includes(ruleId);
  };
  const changes = ways.find(isWhole) ?? [];
  // What clears only a part of it is still worth pasting.
  const partly = (suggestion?.changes ?? []).filter(({ kind }) => kind === 'head');
  const pasted = pastedOf(changes.length > 0 ? changes : partly, sandbox);
  const [first] = changes;
  const own = first?.kind === 'plain' ? first.says : pasted === null ? suggestion?.text : null;
  return { instruction: own ?? null, pasted, changes };
}
