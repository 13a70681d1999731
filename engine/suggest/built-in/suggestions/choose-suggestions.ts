/** Chooses the suggestions of a page: the most valuable first, each change once, none against another, each at the position of its issue. */
import type { Issue } from '@pagewright/contract/entities/issue';
import type { Suggestion } from '../../suggester.ts';
import { isSilent } from './exact-changes.ts';
import { saidForAll, sharedFinding } from './said-once.ts';
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

/** What a page can have only one of: a second suggestion for it would contradict the first. */
const soleParts: readonly RegExp[] = [/rel="canonical"/, /property="og:image"/, /<html lang=/];

/** Remembers what was suggested, so that nothing is repeated, and nothing contradicted. */
class UsedSuggestions {
  readonly #keys = new Set<string>();
  readonly #parts = new Set<RegExp>();

  isNew(draft: Draft): boolean {
    const isKnown = keysOf(draft)
      .slice(0, 2)
      .some((key) => this.#keys.has(key));
    return !isKnown && !soleParts.some((part) => part.test(draft.text) && this.#parts.has(part));
  }

  use(draft: Draft, ruleId: string | null): Suggestion {
    for (const key of keysOf(draft)) this.#keys.add(key);
    for (const part of soleParts) if (part.test(draft.text)) this.#parts.add(part);
    return { text: draft.text, ruleId, changes: draft.changes };
  }
}

export interface Writers {
  readonly forIssues: Readonly<Record<string, IssueWriter>>;
  readonly extras: readonly Extra[];
  readonly most: number;
}

/** Null where there is nothing to add to the rule's own fix: to repeat it is no suggestion. */
function suggestForIssue(
  context: SuggestionContext,
  issue: Issue,
  write: IssueWriter | undefined,
  used: UsedSuggestions,
): Suggestion | null {
  if (write === undefined || isSilent(context, issue)) return null;
  const shared = sharedFinding(context.site, context.parts.page, issue);
  if (shared?.isHere === false) return null;
  const draft = write(context, issue);
  if (draft === null || !used.isNew(draft)) return null;
  return used.use(shared === null ? draft : saidForAll(draft, shared, issue.ruleId), issue.ruleId);
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

/** Texts to paste come before markup where the plan's limit does not allow for both. */
const isWriting = ({ ruleId }: Issue): boolean => /^(?:title-|meta-description-|h1-|img-alt-)/.test(ruleId);

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
  const written = new Map<Issue, Suggestion>();
  for (const issue of [...issues.filter(isWriting), ...issues.filter((each) => !isWriting(each))]) {
    if (written.size >= most) break;
    const suggestion = suggestForIssue(context, issue, forIssues[issue.ruleId], used);
    if (suggestion !== null) written.set(issue, suggestion);
  }
  const forIssuesOnPage = issues.map((issue) => written.get(issue) ?? null);
  const extraSuggestions = chooseExtras(context, extras, { used, most: most - written.size });
  if (extraSuggestions.length > 0) return [...forIssuesOnPage, ...extraSuggestions];
  return forIssuesOnPage.slice(0, forIssuesOnPage.findLastIndex((each) => each !== null) + 1);
}
