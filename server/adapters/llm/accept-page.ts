/** Accepts the parts of a model's answer about a page that may be shown: checked text, known places, nothing twice. */
import {
  createTextAcceptor,
  type Rejection,
  type TextAcceptor,
  type TextBounds,
} from '@pagewright/engine/suggest/accept/accept-text';
import { pageTextsOf } from '@pagewright/engine/suggest/accept/page-texts';
import { bounds, boundsIn, type PasteBounds } from '@pagewright/engine/suggest/accept/text-bounds';
import { createUniqueTexts, type UniqueTexts } from '@pagewright/engine/suggest/accept/unique-texts';
import type {
  PageSuggestionInput,
  PageSuggestions,
  SiteSuggestionInput,
} from '@pagewright/engine/suggest/suggester';
import { exampleReply, type PageReply } from './page-prompt.ts';
import { imagesToName, linkTargets, numberedIssues, pathOf, type SeenImages } from './page-prompt-data.ts';

export interface PageAnswer {
  readonly site: SiteSuggestionInput;
  readonly page: PageSuggestionInput;
  readonly answer: PageReply;
  /** Titles, descriptions and main headings given to other pages. */
  readonly taken: UniqueTexts;
  /** Images that the model got. */
  readonly seen: SeenImages;
}

export type Reason = Rejection | 'duplicate';

export interface AcceptedPage extends Pick<PageSuggestions, 'headings' | 'links' | 'altTexts'> {
  readonly title: string | null;
  readonly description: string | null;
  /** By the place of their issue on the page. */
  readonly suggestions: ReadonlyMap<number, string>;
  readonly more: readonly string[];
  /** Why something was rejected, by part as the report names it. */
  readonly reasons: ReadonlyMap<string, ReadonlySet<Reason>>;
}

/** Texts of the example in the prompt, which a weak model may repeat. */
const exampleTexts: readonly string[] = [
  exampleReply.title,
  exampleReply.description,
  ...exampleReply.more,
  ...[...exampleReply.suggestions, ...exampleReply.headings, ...exampleReply.altTexts].map(
    ({ text }) => text,
  ),
];

class PageChecker {
  readonly reasons = new Map<string, Set<Reason>>();
  readonly #input: PageAnswer;
  readonly #acceptor: TextAcceptor;
  readonly #bounds: PasteBounds;
  readonly #example = createUniqueTexts(exampleTexts);

  constructor(input: PageAnswer) {
    const { site, page } = input;
    this.#input = input;
    this.#bounds = boundsIn(page.brief.language);
    this.#acceptor = createTextAcceptor({
      domain: site.domain,
      language: page.brief.language,
      pageTexts: pageTextsOf(page.brief),
      ownerTexts: [site.additionalInfo],
      auditTexts: page.issues.flatMap(({ title, description, fix, evidence }) => [
        title,
        description,
        fix,
        ...evidence.flatMap(({ snippet, found, wanted }) => [snippet ?? '', found ?? '', wanted ?? '']),
      ]),
    });
  }

  #reject(part: string, reason: Reason): null {
    this.reasons.set(part, (this.reasons.get(part) ?? new Set()).add(reason));
    return null;
  }

  /** Null for a text that is not accepted, or given already. */
  #take(part: string, text: string, limits: TextBounds, given: readonly UniqueTexts[]): string | null {
    if (text.trim() === '') return null;
    if (!this.#example.isNew(text)) return this.#reject(part, 'prompt');
    const outcome = this.#acceptor.accept(text, limits);
    if ('rejected' in outcome) return this.#reject(part, outcome.rejected);
    if (!given.every((texts) => texts.isNew(outcome.text))) return this.#reject(part, 'duplicate');
    return outcome.text;
  }

  /** Unique on the site, and other than what the page has. */
  unique(kind: 'title' | 'description'): string | null {
    const { site, answer, taken } = this.#input;
    const present = createUniqueTexts(site.pages.flatMap(({ brief }) => brief[kind] ?? []));
    return this.#take(kind, answer[kind], this.#bounds[kind], [taken, present]);
  }

  headings(): PageSuggestions['headings'] {
    const { page, answer, taken } = this.#input;
    const known = new Set(page.brief.headings.map(({ text }) => text));
    const given = createUniqueTexts(known);
    return answer.headings.flatMap(({ level, text, replaces }) => {
      const isPlaced = replaces === null ? level === 1 : known.has(replaces);
      if (!isPlaced || !Number.isInteger(level) || level < 1 || level > 6) return [];
      const words = this.#take(
        'headings',
        text,
        this.#bounds.heading,
        level === 1 ? [given, taken] : [given],
      );
      if (words === null) return [];
      given.add(words);
      return [{ level, text: words, replaces }];
    });
  }

  altTexts(): PageSuggestions['altTexts'] {
    const { page, answer, seen } = this.#input;
    const images = imagesToName(page);
    const given = createUniqueTexts();
    const named = new Set<string>();
    return answer.altTexts.flatMap(({ image, text }) => {
      const src = images[image]?.src;
      if (src === undefined || named.has(src) || startsWithImageOf(text)) return [];
      const words = this.#take('alt texts', text, this.#bounds.alt, [given]);
      if (words === null) return [];
      given.add(words);
      named.add(src);
      return [
        { src, text: words, from: seen.has(src) ? 'the picture' : 'file name, caption and surroundings' },
      ];
    });
  }

  /** None that quotes a text which was rejected. */
  suggestions(rejected: readonly string[]): Pick<AcceptedPage, 'suggestions' | 'more'> {
    const { answer, page, site } = this.#input;
    const issues = numberedIssues(site, page);
    const given = createUniqueTexts();
    const take = (text: string): string | null => {
      if (rejected.some((each) => text.includes(each))) return null;
      const words = this.#take('suggestions', text, bounds.suggestion, [given]);
      if (words !== null) given.add(words);
      return words;
    };
    const suggestions = new Map<number, string>();
    for (const { issue, text } of answer.suggestions) {
      const words = take(text);
      const at = issues[issue]?.at;
      if (words !== null && at !== undefined) suggestions.set(at, words);
    }
    return { suggestions, more: answer.more.flatMap((text) => take(text) ?? []) };
  }
}

const startsWithImageOf = (alt: string): boolean =>
  /^\s*(?:an?\s+)?(?:image|picture|photo|photograph|graphic)\s+of\b/i.test(alt);

/** Each target and each anchor once. */
function acceptLinks({ site, page, answer }: PageAnswer): PageSuggestions['links'] {
  const targets = new Map(linkTargets(site, page).map(({ brief: { url } }) => [pathOf(url), url]));
  const given = new Set<string>();
  return answer.links.flatMap(({ anchor, target }) => {
    const url = targets.get(pathOf(target));
    const sentence = page.brief.paragraphs.find((text) => anchor.trim() !== '' && text.includes(anchor));
    if (url === undefined || sentence === undefined || given.has(url) || given.has(anchor)) return [];
    given.add(url).add(anchor);
    return [{ anchor, target: url, sentence }];
  });
}

/** The answer leaves the text of the page as it is. */
export function keeps({ page, answer }: PageAnswer, kind: 'title' | 'description'): boolean {
  const text = answer[kind].trim();
  return text === '' || text === page.brief[kind]?.trim();
}

export function acceptPage(input: PageAnswer): AcceptedPage {
  const checker = new PageChecker(input);
  const title = checker.unique('title');
  const description = checker.unique('description');
  const rejected = (['title', 'description'] as const)
    .filter((kind) => ({ title, description })[kind] === null && !keeps(input, kind))
    .map((kind) => input.answer[kind]);
  return {
    title,
    description,
    headings: checker.headings(),
    links: acceptLinks(input),
    altTexts: checker.altTexts(),
    ...checker.suggestions(rejected),
    reasons: checker.reasons,
  };
}
