/** Merges a model's answer about a page with the built-in suggestions: valid parts are used, the rest is filled in. */
import { graphemeLength } from '@pagewright/contract/ratings';
import { rejectionWords } from '@pagewright/engine/suggest/accept/rejection-words';
import type { PageSuggestions, SuggestedChange, Suggestion } from '@pagewright/engine/suggest/suggester';
import { type AcceptedPage, acceptPage, keeps, type PageAnswer } from './accept-page.ts';
import { suggestionsMax } from './page-prompt-data.ts';

export interface MergeInput extends PageAnswer {
  readonly builtIn: PageSuggestions;
  /** The model's name in reports. */
  readonly name: string;
}

interface Parts extends Pick<PageSuggestions, 'title' | 'description' | 'headings' | 'links' | 'altTexts'> {
  readonly missing: string[];
}

/** An empty list is replaced by the built-in one. */
function listOr<T>(
  own: readonly T[],
  builtIn: readonly T[],
  { name, missing }: { name: string; missing: string[] },
): readonly T[] {
  if (own.length > 0 || builtIn.length === 0) return own;
  missing.push(name);
  return builtIn;
}

/** What the model left out is taken from the built-in list. */
function completed<T>(
  own: readonly T[],
  builtIn: readonly T[],
  keyOf: (each: T) => string | null,
): readonly T[] {
  if (own === builtIn) return own;
  const keys = new Set(own.map(keyOf));
  return [...own, ...builtIn.filter((each) => !keys.has(keyOf(each)))];
}

function mergeParts(input: MergeInput, accepted: AcceptedPage): Parts {
  const { builtIn, taken } = input;
  const missing: string[] = [];
  for (const kind of ['title', 'description'] as const) {
    const isLeftAsItIs = keeps(input, kind) && builtIn[kind] === null;
    if (accepted[kind] === null && !isLeftAsItIs) missing.push(kind);
  }
  const merged = {
    title: accepted.title ?? builtIn.title,
    description: accepted.description ?? builtIn.description,
  };
  const ownHeadings = listOr(accepted.headings, builtIn.headings, { name: 'headings', missing });
  const headings = completed(ownHeadings, builtIn.headings, ({ replaces }) => replaces);
  const ownAlts = listOr(accepted.altTexts, builtIn.altTexts, { name: 'alt texts', missing });
  const mainHeadings = headings.filter(({ level }) => level === 1).map(({ text }) => text);
  for (const words of [merged.title, merged.description, ...mainHeadings])
    if (words !== null) taken.add(words);
  return {
    ...merged,
    headings,
    links: listOr(accepted.links, builtIn.links, { name: 'links', missing }),
    altTexts: completed(ownAlts, builtIn.altTexts, ({ src }) => src),
    missing,
  };
}

/** The changes of a suggestion with the merged text. */
const renewChanges = (
  changes: readonly SuggestedChange[],
  { title, description, altTexts }: Parts,
): SuggestedChange[] =>
  changes.map((change) => {
    if (change.kind === 'title') return { ...change, text: title ?? change.text };
    if (change.kind === 'description') return { ...change, text: description ?? change.text };
    if (change.kind !== 'alt') return change;
    return { ...change, text: altTexts.find(({ src }) => src === change.src)?.text ?? change.text };
  });

/** The model's text for an issue, else the built-in one; then suggestions without an issue, up to the plan's limit. */
function mergeSuggestions(
  { site, page, builtIn }: MergeInput,
  { suggestions: suggested, more }: AcceptedPage,
  parts: Parts,
): PageSuggestions['suggestions'] {
  if (suggested.size + more.length === 0) return builtIn.suggestions;
  const most = suggestionsMax(site);
  const about = page.issues.slice(0, most).map(({ ruleId }, at): Suggestion | null => {
    const before = builtIn.suggestions[at] ?? null;
    const own = before === null ? null : renewed(before, parts);
    const text = suggested.get(at) ?? own?.text;
    return text === undefined ? null : { text, ruleId, changes: own?.changes ?? [] };
  });
  const loose = builtIn.suggestions.slice(page.issues.length).filter((each) => each !== null);
  const own = more.map((text): Suggestion => ({ text, ruleId: null, changes: [] }));
  const alone = [...own, ...loose.map((each) => renewed(each, parts))].slice(0, most - about.length);
  if (alone.length > 0) return [...about, ...alone];
  return about.slice(0, about.findLastIndex((each) => each !== null) + 1);
}

/** Updates a suggestion that quotes text which the model has replaced. */
function renewed(suggestion: Suggestion, parts: Parts): Suggestion {
  const changes = renewChanges(suggestion.changes, parts);
  const text = suggestion.changes.reduce((words, change, at) => {
    const next = changes[at];
    const isText = 'text' in change && next !== undefined && 'text' in next;
    return isText ? words.replaceAll(change.text, () => next.text) : words;
  }, suggestion.text);
  return { ...suggestion, text: withLength(text, changes), changes };
}

/** Updates "(57 characters)" to the merged text. */
const withLength = (text: string, changes: readonly SuggestedChange[]): string => {
  const [change] = changes;
  return change?.kind === 'title' || change?.kind === 'description'
    ? text.replace(/\(\d+ characters\)/, () => `(${graphemeLength(change.text)} characters)`)
    : text;
};

/** The built-in part itself, or nothing. */
const isFrom = (builtIn: PageSuggestions, own: unknown): boolean =>
  own === null ||
  (Array.isArray(own) && own.length === 0) ||
  Object.values<unknown>({ ...builtIn }).includes(own);

/** Why the model's own parts are missing: half a sentence. */
function whyMissing(name: string, missing: readonly string[], { reasons }: AcceptedPage): string {
  const words = rejectionWords(missing.flatMap((part) => [...(reasons.get(part) ?? [])]));
  return `${name} gave none that could be used${words === '' ? '' : ` (${words})`}`;
}

export function mergePage(input: MergeInput): PageSuggestions {
  const { builtIn, name } = input;
  const accepted = acceptPage(input);
  const { missing, ...parts } = mergeParts(input, accepted);
  const suggestions = mergeSuggestions(input, accepted, { ...parts, missing });
  if (suggestions === builtIn.suggestions) missing.push('suggestions');
  const isAllBuiltIn = Object.entries({ ...parts, suggestions }).every(([, own]) => isFrom(builtIn, own));
  return {
    ...builtIn,
    ...parts,
    writtenBy: isAllBuiltIn ? builtIn.writtenBy : name,
    suggestions,
    ...(missing.length > 0 && { fallback: { parts: missing, why: whyMissing(name, missing, accepted) } }),
  };
}
