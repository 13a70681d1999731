/** A planned patch: the edits of a page's source, and the same as steps for people. */
import type { FixStep } from '@pagewright/contract/entities/fix';
import type { PageFacts } from '../model/page-facts.ts';
import type { NodeId, PageSource } from '../model/page-source.ts';
import { exactSelector, firstNamed, prologueEnd, type Span, startTag } from './source-locations.ts';

/** Facts with the page's source. */
export type SourcedFacts = PageFacts & { readonly source: PageSource };

export const hasSource = (facts: PageFacts): facts is SourcedFacts => facts.source !== null;

export interface Edit extends Span {
  readonly text: string;
}

export interface PlannedStep {
  readonly step: FixStep;
  readonly edits: readonly Edit[];
}

/** Null when the patch cannot be applied. */
export type Plan = readonly PlannedStep[] | null;

/** Replaces a span of the source. */
export function replaceSpan(
  { source }: SourcedFacts,
  node: NodeId,
  { action, span, html }: { action: FixStep['action']; span: Span; html: string },
): PlannedStep {
  return {
    step: {
      action,
      selector: exactSelector(source, node),
      found: source.html.slice(span.start, span.end),
      html,
    },
    edits: [{ ...span, text: html }],
  };
}

const insert = (at: number, text: string): Edit[] => [{ start: at, end: at, text }];

/** Into the head: after the charset tag, which must stay near the top, else at the start. */
export function addToHead(facts: SourcedFacts, html: string, isFirst = false): PlannedStep {
  const { source, metas } = facts;
  const charset = isFirst
    ? undefined
    : metas.find(({ by, key, inHead }) => inHead && (by === 'charset' || key === 'content-type'));
  const tag = charset === undefined ? null : startTag(source, charset.node);
  if (charset !== undefined && tag !== null)
    return {
      step: { action: 'after', selector: exactSelector(source, charset.node), found: '', html },
      edits: insert(tag.end, `\n${html}`),
    };
  const open = startTag(source, firstNamed(source, 'head')) ?? startTag(source, firstNamed(source, 'html'));
  return {
    step: { action: 'prepend', selector: 'html > head', found: '', html },
    edits: insert(open?.end ?? prologueEnd(source).at, `\n${html}`),
  };
}

/** At the start of the main content, else of the body. */
export function addToMain(facts: SourcedFacts, html: string): PlannedStep | null {
  const { source, landmarks } = facts;
  const node = [...landmarks.main, firstNamed(source, 'body')].find(
    (each) => startTag(source, each) !== null,
  );
  const tag = node === undefined ? null : startTag(source, node);
  if (node === undefined || tag === null) return null;
  return {
    step: { action: 'prepend', selector: exactSelector(source, node), found: '', html },
    edits: insert(tag.end, `\n${html}`),
  };
}

/** The source with all edits applied; null when two of them overlap. */
export function applyEdits(html: string, edits: readonly Edit[]): string | null {
  const parts: string[] = [];
  let at = 0;
  // What is added at a place comes before what is replaced there.
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < at || end > html.length) return null;
    parts.push(html.slice(at, start), text);
    at = end;
  }
  return parts.join('') + html.slice(at);
}
