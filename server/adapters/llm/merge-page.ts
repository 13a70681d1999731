/** Merges what is accepted of a model's answer about a page with built-in suggestions that were written around it. */
import { builtInName } from '@pagewright/contract/entities/suggested-texts';
import type { PageSuggestions, SuggestedChange, Suggestion } from '@pagewright/engine/suggest/suggester';
import type { AcceptedPage } from './accept-page.ts';
import type { AcceptedItem } from './structured-reply.ts';

export interface MergeInput {
  readonly accepted: AcceptedPage;
  /** Written with the accepted texts in their places. */
  readonly builtIn: PageSuggestions;
  /** How many findings the page has: suggestions for them come first, by position. */
  readonly issues: number;
  /** Of findings, the rule by position. */
  readonly ruleOf: (at: number) => string | null;
  /** The plan's limit. */
  readonly most: number;
  /** The model's name in reports. */
  readonly name: string;
}

const quoted = /[“„«"]([^“”„«»"]{5,})[”“»"]/u;

/** The words that a change puts on the page; null where it has none of its own. */
function wordsOf(change: SuggestedChange): string | null {
  if (change.kind === 'heading') return change.heading.text;
  return change.kind === 'title' || change.kind === 'description' || change.kind === 'alt'
    ? change.text
    : null;
}

/** It quotes words for places that have other words: those of the places count. */
const contradicts = (text: string, { changes }: Suggestion): boolean =>
  quoted.test(text) &&
  changes.some((change) => {
    const words = wordsOf(change);
    return words !== null && !text.includes(words);
  });

const headMarkup = ({ changes }: Suggestion): string =>
  changes.map((change) => (change.kind === 'head' ? change.html : '')).join('');

/** Of the same type, whoever wrote it. */
const isMarkupOf = (suggestion: Suggestion, types: readonly string[]): boolean =>
  types.some((type) => headMarkup(suggestion).includes(`"@type":"${type}","`));

const markupSuggestion = ({ type, html }: AcceptedItem, name: string): Suggestion => ({
  text: `Tell search engines what the page is about, in their words for it: ${type}. Add to the head:\n${html}`,
  ruleId: null,
  changes: [{ kind: 'head', html }],
  origin: { writtenBy: name, checked: true, unverified: [] },
});

/** The model's text for an issue, else the built-in one; then suggestions without an issue, up to the plan's limit. */
function mergeSuggestions({
  accepted,
  builtIn,
  issues,
  ruleOf,
  most,
  name,
}: MergeInput): PageSuggestions['suggestions'] {
  let left = most;
  const types = accepted.structuredData.map(({ type }) => type);
  const takePlace = (suggestion: Suggestion | null): Suggestion | null => {
    if (suggestion === null || left === 0) return null;
    left -= 1;
    return suggestion;
  };
  const about = Array.from({ length: issues }, (_, at) => {
    const before = builtIn.suggestions[at] ?? null;
    const own = accepted.suggestions.get(at);
    const isOwn = own !== undefined && (before === null || !contradicts(own.text, before));
    return takePlace(!isOwn ? before : { changes: before?.changes ?? [], ruleId: ruleOf(at), ...own });
  });
  const alone = [
    ...accepted.structuredData.map((item) => markupSuggestion(item, name)),
    ...accepted.more.map((own): Suggestion => ({ ruleId: null, changes: [], ...own })),
    ...builtIn.suggestions.slice(issues).filter((each) => each === null || !isMarkupOf(each, types)),
  ].flatMap((each) => takePlace(each) ?? []);
  if (alone.length > 0) return [...about, ...alone];
  return about.slice(0, about.findLastIndex((each) => each !== null) + 1);
}

/** What the model wrote in vain, and the built-in suggester wrote in its place: all of it where nothing is the model's. */
function missingParts({ accepted, builtIn }: MergeInput): string[] {
  const own: Readonly<Record<string, unknown>> = {
    title: accepted.title,
    description: accepted.description,
    headings: accepted.headings[0],
    'alt texts': accepted.altTexts[0],
    suggestions: accepted.suggestions.size + accepted.more.length || null,
  };
  const filled: Readonly<Record<string, unknown>> = {
    title: builtIn.title,
    description: builtIn.description,
    headings: builtIn.headings[0],
    'alt texts': builtIn.altTexts[0],
    suggestions: builtIn.suggestions.find((each) => each !== null),
  };
  const parts = isEmpty(accepted) ? Object.keys(filled) : [...accepted.reasons.keys()];
  return parts.filter((part) => own[part] == null && filled[part] != null);
}

function isEmpty({
  title,
  description,
  headings,
  altTexts,
  links,
  suggestions,
  more,
  structuredData,
}: AcceptedPage): boolean {
  const lists = [headings, altTexts, links, more, structuredData].every((list) => list.length === 0);
  return title === null && description === null && lists && suggestions.size === 0;
}

export function mergePage(input: MergeInput): PageSuggestions {
  const { accepted, builtIn, name } = input;
  const parts = missingParts(input);
  const why = [...new Set(parts.flatMap((part) => [...(accepted.reasons.get(part) ?? [])]))];
  return {
    ...builtIn,
    links: accepted.links.length > 0 ? accepted.links : builtIn.links,
    suggestions: mergeSuggestions(input),
    writtenBy: isEmpty(accepted) ? builtInName : name,
    origins: accepted.origins,
    ...(parts.length > 0 && {
      fallback: {
        parts,
        why:
          why.length > 0
            ? `${name} gave none that could be used (${why.join('; ')})`
            : `${name} wrote nothing for this page`,
      },
    }),
  };
}
