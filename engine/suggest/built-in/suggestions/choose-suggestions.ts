/** Chooses the suggestions of a page: the most valuable first, each change once, each at the position of its issue. */
import type { Issue } from '@pagewright/contract/entities/issue';
import type { Suggestion } from '../../suggester.ts';
import { isSilent } from './exact-changes.ts';
import { fallbackText } from './fallback-text.ts';
import type { Draft, ExtraWriter, IssueWriter, SuggestionContext } from './suggestion-writer.ts';

export interface Extra {
  readonly write: ExtraWriter;
  /** Of the first; each further one of the same writer is worth one less. */
  readonly worth: number;
  readonly most: number;
}

/** The same change, and the same text, is suggested once. */
const keysOf = ({ text, changes, quotes }: Draft): string[] => [
  quotes ?? text,
  ...changes.map((each) => JSON.stringify(each)),
];

/** Remembers what was suggested, so that a change or a quoted sentence is not repeated. */
class UsedSuggestions {
  readonly #keys = new Set<string>();

  isNew(draft: Draft): boolean {
    return !keysOf(draft)
      .slice(0, 2)
      .some((key) => this.#keys.has(key));
  }

  use(draft: Draft, ruleId: string | null): Suggestion {
    for (const key of keysOf(draft)) this.#keys.add(key);
    return { text: draft.text, ruleId, changes: draft.changes };
  }
}

export interface Writers {
  readonly forIssues: Readonly<Record<string, IssueWriter>>;
  readonly extras: readonly Extra[];
  readonly most: number;
}

/** An issue that another suggestion fixes already gets the fallback text. */
function suggestForIssue(
  context: SuggestionContext,
  issue: Issue,
  write: IssueWriter | undefined,
  used: UsedSuggestions,
): Suggestion | null {
  if (isSilent(context, issue)) return null;
  const draft = write?.(context, issue) ?? null;
  return used.use(draft !== null && used.isNew(draft) ? draft : fallbackText(context, issue), issue.ruleId);
}

/** Those that weigh most, the most useful first. */
function chooseExtras(
  context: SuggestionContext,
  extras: readonly Extra[],
  { used, most }: { used: UsedSuggestions; most: number },
): Suggestion[] {
  const ranked = extras
    .flatMap(({ write, worth, most: own }) =>
      write(context)
        .slice(0, own)
        .map((draft, at) => ({ draft, worth: worth - at })),
    )
    .toSorted((a, b) => b.worth - a.worth);
  const chosen: Suggestion[] = [];
  for (const { draft } of ranked)
    if (chosen.length < most && used.isNew(draft)) chosen.push(used.use(draft, null));
  return chosen;
}

/**
 * The first ones match the issues by position, with null where there is none; the rest have no issue.
 * Issues are in the order of their weight, so that the plan's limit cuts off the least important.
 */
export function chooseSuggestions(
  context: SuggestionContext,
  { forIssues, extras, most }: Writers,
): (Suggestion | null)[] {
  const { issues } = context.parts.page;
  const used = new UsedSuggestions();
  const forIssuesOnPage = issues
    .slice(0, most)
    .map((issue) => suggestForIssue(context, issue, forIssues[issue.ruleId], used));
  const extraSuggestions = chooseExtras(context, extras, { used, most: most - forIssuesOnPage.length });
  if (extraSuggestions.length > 0) return [...forIssuesOnPage, ...extraSuggestions];
  return forIssuesOnPage.slice(0, forIssuesOnPage.findLastIndex((each) => each !== null) + 1);
}
