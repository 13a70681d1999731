/** Verifies suggestions and markup fixes on every page of a report, and drops suggestions that would do harm. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Page } from '@pagewright/contract/entities/page';
import type { TextOrigin } from '@pagewright/contract/entities/suggested-texts';
import type { PageRule } from '../audit/rule.ts';
import { normaliseUrl } from '../fetch/normalize-url.ts';
import type { FetchedPage } from '../model/fetched-page.ts';
import { type PageSuggestions, type SuggestedChange, type Suggestion } from '../suggest/suggester.ts';
import { markupFixes } from '../verify/markup-fixes.ts';
import { preparePage } from '../verify/verify-fix.ts';
import { verifyPage, type WrittenIdea } from '../verify/verify-page.ts';
import { plainOrigin } from './add-suggestions.ts';
import { patchOf } from './change-patches.ts';
import type { ResponseArchive } from './response-archive.ts';
import { confirmedRules, isPageRuleId } from './select-rules.ts';

const instructions: Readonly<Record<SuggestedChange['kind'], string>> = {
  title: 'Use this title.',
  description: 'Use this meta description.',
  heading: 'Use this heading.',
  link: 'Link these words.',
  alt: 'Give the image this alt text.',
  head: 'Add this to the head.',
  anchor: 'Give the link this text.',
  href: 'Point the link here.',
  rewrite: 'Use this wording.',
  size: 'Add the width and height of the image file.',
};

const wordsOf = (change: SuggestedChange): string[] => {
  if (change.kind === 'rewrite') return [change.to];
  if ('text' in change) return [change.text];
  if (change.kind === 'heading') return [change.heading.text];
  return change.kind === 'link' ? [change.link.anchor] : [];
};

/** Missing for what the built-in suggester wrote. */
function originOf(
  change: SuggestedChange,
  { title, origins, description, altTexts }: PageSuggestions,
): TextOrigin | undefined {
  if (change.kind === 'title') return change.text === title ? origins?.title : undefined;
  if (change.kind === 'description') return change.text === description ? origins?.description : undefined;
  if (change.kind === 'heading') return change.heading.origin;
  return change.kind === 'alt' ? altTexts.find(({ src }) => src === change.src)?.origin : undefined;
}

interface ChangeIdea extends WrittenIdea {
  readonly changes: readonly SuggestedChange[];
}

function ideaOf(
  changes: readonly SuggestedChange[],
  { suggested, ruleId }: { suggested: PageSuggestions; ruleId: string | null },
): ChangeIdea {
  const words = changes.flatMap(wordsOf);
  const origins = changes.flatMap((change) => originOf(change, suggested) ?? []);
  const unverified = origins.flatMap((origin) => origin.unverified);
  return {
    changes,
    patches: changes.map(patchOf),
    instruction: [...new Set(changes.map(({ kind }) => instructions[kind]))].join(' '),
    words: words.length === 0 ? null : words.join('\n'),
    ruleIds: ruleId === null ? [] : [ruleId],
    writtenBy: (origins[0] ?? plainOrigin(suggested)).writtenBy,
    ...(unverified.length > 0 && { unverified }),
  };
}

/** The changes of the suggestions, and the parts beside them; the same change is verified once. */
function ideasOf(suggested: PageSuggestions): ChangeIdea[] {
  const { title, description, headings, altTexts } = suggested;
  const parts: SuggestedChange[] = [
    ...(title === null ? [] : [{ kind: 'title', text: title } as const]),
    ...(description === null ? [] : [{ kind: 'description', text: description } as const]),
    ...headings.map((heading) => ({ kind: 'heading', heading }) as const),
    ...altTexts.map(({ src, text }) => ({ kind: 'alt', src, text }) as const),
  ];
  const all = [
    ...suggested.suggestions.filter((each): each is Suggestion => each !== null && each.changes.length > 0),
    ...parts.map((change) => ({ changes: [change], ruleId: null })),
  ];
  const byChange = new Map(all.toReversed().map((each) => [JSON.stringify(each.changes), each]));
  return [...byChange.values()]
    .reverse()
    .map(({ changes, ruleId }) => ideaOf(changes, { suggested, ruleId }));
}

export interface VerificationInput {
  readonly pages: readonly Page[];
  readonly archive: ResponseArchive;
  readonly suggestionsByUrl: ReadonlyMap<string, PageSuggestions>;
  /** The page rules of the audit. */
  readonly rules: readonly PageRule[];
  /** As 2026-11-15. */
  readonly today: string;
}

/** Suggestions that would cost the page points are dropped: the position of their issue stays empty. */
function withoutHarm(page: Page, { suggestions }: PageSuggestions, harmful: ReadonlySet<string>): Page {
  if (harmful.size === 0) return page;
  const isHarmful = (each: Suggestion | null | undefined): boolean =>
    each !== null && each !== undefined && harmful.has(JSON.stringify(each.changes));
  const isHarmfulExtra = (_: string, at: number): boolean =>
    at >= page.issues.length && isHarmful(suggestions[at]);
  const title = JSON.stringify([{ kind: 'title', text: page.suggestedTexts?.title }]);
  const description = JSON.stringify([{ kind: 'description', text: page.suggestedTexts?.description }]);
  return {
    ...page,
    suggestions: page.suggestions
      .map((text, at) => (isHarmful(suggestions[at]) ? '' : text))
      .filter((text, at) => !isHarmfulExtra(text, at)),
    ...(page.suggestedTexts && {
      suggestedTexts: {
        ...page.suggestedTexts,
        title: harmful.has(title) ? null : page.suggestedTexts.title,
        description: harmful.has(description) ? null : page.suggestedTexts.description,
      },
    }),
  };
}

export interface PageVerificationInput extends Pick<VerificationInput, 'rules' | 'today'> {
  /** Null when it was not archived. */
  readonly response: FetchedPage | null;
  readonly suggested: PageSuggestions | undefined;
}

/** The page with its verified fixes, and without suggestions that would harm it. */
export function verifyPageFixes(
  page: Page,
  { response, suggested, rules, today }: PageVerificationInput,
): Page {
  const isFromElsewhere = ({ ruleId }: { readonly ruleId: string }): boolean => !isPageRuleId(ruleId);
  const pageUnderTest =
    response &&
    preparePage(response, {
      rules: confirmedRules(rules, page),
      today,
      normalise: normaliseUrl,
      isIndexable: page.indexable === true,
      otherIssues: page.issues.filter(isFromElsewhere),
      otherDeductions: page.score?.deductions.filter(isFromElsewhere) ?? [],
    });
  if (pageUnderTest === null) return page;
  const markupIdeas = markupFixes(pageUnderTest.facts, page.url).map((idea) => ({
    ...idea,
    writtenBy: null,
  }));
  const ideas = suggested === undefined ? [] : ideasOf(suggested);
  const changesOf = new Map<WrittenIdea, string>(ideas.map((idea) => [idea, JSON.stringify(idea.changes)]));
  const harmful = new Set<string>();
  const fixes = verifyPage(pageUnderTest, [...ideas, ...markupIdeas], (idea) =>
    harmful.add(changesOf.get(idea) ?? ''),
  );
  const remaining = suggested === undefined ? page : withoutHarm(page, suggested, harmful);
  return fixes.length === 0 ? remaining : { ...remaining, fixes };
}

/** A page that fails does not affect the others; rejects only when the caller cancels. */
export async function verifyFixes(
  { pages: suggestedPages, archive, suggestionsByUrl, rules, today }: VerificationInput,
  signal: AbortSignal,
): Promise<Page[]> {
  const pages: Page[] = [];
  for (const page of suggestedPages) {
    await yieldToEventLoop();
    signal.throwIfAborted();
    try {
      const [response, suggested] = [archive.take(page.url), suggestionsByUrl.get(page.url)];
      pages.push(verifyPageFixes(page, { response, suggested, rules, today }));
    } catch {
      pages.push(page);
    }
  }
  return pages;
}
