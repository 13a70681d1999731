/** Tries on every page of a report what its analyst wrote and what the page itself calls for, and keeps what holds. */
import { setImmediate as breathe } from 'node:timers/promises';
import type { Page } from '@pagewright/contract/entities/page';
import { type AdvisedPage, builtInName, type SuggestedChange, type Suggestion } from './advise/advisor.ts';
import { isPageRule, type PageRule } from './audit/rule.ts';
import { allRules } from './audit/rules/all.ts';
import { normaliseUrl } from './crawl/url.ts';
import type { FetchedPage } from './facts/fetched-page.ts';
import type { KeptPages } from './kept-pages.ts';
import type { Patch } from './prove/patch.ts';
import { plainIdeas } from './prove/plain-ideas.ts';
import { putOnTrial } from './prove/prove-fix.ts';
import { provePage, type WrittenIdea } from './prove/prove-page.ts';

/** Rules that a page alone answers; the others take the site or a browser. */
export const pageRuleIds: ReadonlySet<string> = new Set(allRules.filter(isPageRule).map(({ id }) => id));

/** A suggested change as the copy of a page can have it. */
export const patchOf = (change: SuggestedChange): Patch => {
  if (change.kind === 'heading') return { kind: 'heading', ...change.heading };
  return change.kind === 'link' ? { kind: 'link', ...change.link } : change;
};

const sayings: Readonly<Record<SuggestedChange['kind'], string>> = {
  title: 'Use this title.',
  description: 'Use this meta description.',
  heading: 'Use this heading.',
  link: 'Link these words.',
  alt: 'Give the image this alt text.',
  head: 'Add this to the head.',
  anchor: 'Give the link this text.',
  href: 'Let the link lead here.',
  rewrite: 'Say it in these words.',
  size: 'Give the image the size of its file.',
};

const wordsOf = (change: SuggestedChange): string[] => {
  if (change.kind === 'rewrite') return [change.to];
  if ('text' in change) return [change.text];
  if (change.kind === 'heading') return [change.heading.text];
  return change.kind === 'link' ? [change.link.anchor] : [];
};

/** The part of the advice that the words of a change are; changes of other kinds a model does not write. */
const parts: Partial<Readonly<Record<SuggestedChange['kind'], string>>> = {
  title: 'title',
  description: 'description',
  heading: 'headings',
  link: 'links',
  alt: 'alt texts',
};

/** A model, unless all of the words are the built-in analyst's. */
function writerOf(changes: readonly SuggestedChange[], { writtenBy, filledIn }: AdvisedPage): string {
  const isOwn = ({ kind }: SuggestedChange): boolean => {
    const part = parts[kind];
    return part !== undefined && filledIn?.parts.includes(part) !== true;
  };
  return changes.some(isOwn) ? writtenBy : builtInName;
}

interface TriedIdea extends WrittenIdea {
  readonly changes: readonly SuggestedChange[];
}

function writtenIdea(
  changes: readonly SuggestedChange[],
  { advised, ruleId }: { advised: AdvisedPage; ruleId: string | null },
): TriedIdea {
  const words = changes.flatMap(wordsOf);
  return {
    changes,
    patches: changes.map(patchOf),
    says: [...new Set(changes.map(({ kind }) => sayings[kind]))].join(' '),
    words: words.length === 0 ? null : words.join('\n'),
    ruleIds: ruleId === null ? [] : [ruleId],
    writtenBy: writerOf(changes, advised),
  };
}

/** What the suggestions change, and the parts that are given beside them; the same change is tried once. */
function ideasOf(advised: AdvisedPage): TriedIdea[] {
  const { title, description, headings, altTexts } = advised;
  const loose: SuggestedChange[] = [
    ...(title === null ? [] : [{ kind: 'title', text: title } as const]),
    ...(description === null ? [] : [{ kind: 'description', text: description } as const]),
    ...headings.map((heading) => ({ kind: 'heading', heading }) as const),
    ...altTexts.map(({ src, text }) => ({ kind: 'alt', src, text }) as const),
  ];
  const all = [
    ...advised.suggestions.filter((each): each is Suggestion => each !== null && each.changes.length > 0),
    ...loose.map((change) => ({ changes: [change], ruleId: null })),
  ];
  const byChange = new Map(all.toReversed().map((each) => [JSON.stringify(each.changes), each]));
  return [...byChange.values()]
    .reverse()
    .map(({ changes, ruleId }) => writtenIdea(changes, { advised, ruleId }));
}

export interface ProofInput {
  readonly pages: readonly Page[];
  readonly kept: KeptPages;
  readonly advised: ReadonlyMap<string, AdvisedPage>;
  /** The rules about a page alone that the audit asked. */
  readonly rules: readonly PageRule[];
  /** As 2026-11-15. */
  readonly today: string;
}

/** What would cost the page points is not suggested: the place of its issue stays empty. */
function withoutHarm(page: Page, { suggestions }: AdvisedPage, harmful: ReadonlySet<string>): Page {
  if (harmful.size === 0) return page;
  const isHarmful = (each: Suggestion | null | undefined): boolean =>
    each !== null && each !== undefined && harmful.has(JSON.stringify(each.changes));
  const isAlone = (_: string, at: number): boolean => at >= page.issues.length && isHarmful(suggestions[at]);
  const title = JSON.stringify([{ kind: 'title', text: page.advice?.title }]);
  const description = JSON.stringify([{ kind: 'description', text: page.advice?.description }]);
  return {
    ...page,
    suggestions: page.suggestions
      .map((text, at) => (isHarmful(suggestions[at]) ? '' : text))
      .filter((text, at) => !isAlone(text, at)),
    ...(page.advice && {
      advice: {
        ...page.advice,
        title: harmful.has(title) ? null : page.advice.title,
        description: harmful.has(description) ? null : page.advice.description,
      },
    }),
  };
}

export interface PageProofInput extends Pick<ProofInput, 'rules' | 'today'> {
  /** As it came; null when it was not kept. */
  readonly answer: FetchedPage | null;
  readonly advised: AdvisedPage | undefined;
}

/** A page with the fixes that hold on it, and without suggestions that would harm it. */
export function proveOnPage(page: Page, { answer, advised: own, rules, today }: PageProofInput): Page {
  const isOther = ({ ruleId }: { readonly ruleId: string }): boolean => !pageRuleIds.has(ruleId);
  const trial =
    answer &&
    putOnTrial(answer, {
      rules,
      today,
      normalise: normaliseUrl,
      isIndexable: page.indexable === true,
      otherIssues: page.issues.filter(isOther),
      otherDeductions: page.score?.deductions.filter(isOther) ?? [],
    });
  if (trial === null) return page;
  const plain = plainIdeas(trial.facts, page.url).map((idea) => ({ ...idea, writtenBy: null }));
  const ideas = own === undefined ? [] : ideasOf(own);
  const changesOf = new Map<WrittenIdea, string>(ideas.map((idea) => [idea, JSON.stringify(idea.changes)]));
  const harmful = new Set<string>();
  const fixes = provePage(trial, [...ideas, ...plain], (idea) => harmful.add(changesOf.get(idea) ?? ''));
  const left = own === undefined ? page : withoutHarm(page, own, harmful);
  return fixes.length === 0 ? left : { ...left, fixes };
}

/** A page that cannot be tried costs no other page its fixes; rejects only when the caller cancels. */
export async function proveAnalysis(input: ProofInput, signal: AbortSignal): Promise<Page[]> {
  const pages: Page[] = [];
  for (const page of input.pages) {
    await breathe();
    signal.throwIfAborted();
    try {
      const { kept, advised, rules, today } = input;
      pages.push(
        proveOnPage(page, { answer: kept.take(page.url), advised: advised.get(page.url), rules, today }),
      );
    } catch {
      pages.push(page);
    }
  }
  return pages;
}
