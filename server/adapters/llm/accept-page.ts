/** Accepts the parts of a model's answer about a page that may be shown: checked texts, known places, nothing twice. */
import type { TextOrigin } from '@pagewright/contract/entities/suggested-texts';
import { graphemeLength } from '@pagewright/contract/ratings';
import type { Facts } from '@pagewright/engine/suggest/accept/facts';
import { faultWords } from '@pagewright/engine/suggest/accept/fault-words';
import { createGate, type Gate, type Verdict } from '@pagewright/engine/suggest/accept/gate';
import { knowledgeOfPage } from '@pagewright/engine/suggest/accept/page-texts';
import {
  bounds,
  boundsIn,
  type PasteBounds,
  type TextBounds,
} from '@pagewright/engine/suggest/accept/text-bounds';
import { createUniqueTexts, type UniqueTexts } from '@pagewright/engine/suggest/accept/unique-texts';
import type {
  GivenTexts,
  PageSuggestionInput,
  PageSuggestions,
  SiteSuggestionInput,
} from '@pagewright/engine/suggest/suggester';
import { exampleReply, type PageReply } from './page-prompt.ts';
import { imagesToName, linkTargets, numberedIssues, pathOf, type SeenImages } from './page-prompt-data.ts';
import type { FaultyText, PlacedText } from './repair-prompt.ts';
import { type AcceptedItem, acceptItem } from './structured-reply.ts';

export interface CheckedPage {
  readonly site: SiteSuggestionInput;
  readonly page: PageSuggestionInput;
  /** The model's name in reports. */
  readonly name: string;
  /** Titles, descriptions and main headings given to other pages. */
  readonly taken: UniqueTexts;
  /** Images that the model got. */
  readonly seen: SeenImages;
  /** Of all pages. */
  readonly facts: Facts;
}

/** A text that may be shown. */
export interface AcceptedText {
  readonly text: string;
  readonly origin: TextOrigin;
}

export interface AcceptedPage extends GivenTexts, Pick<PageSuggestions, 'links'> {
  readonly origins: NonNullable<PageSuggestions['origins']>;
  /** By the place of their issue on the page. */
  readonly suggestions: ReadonlyMap<number, AcceptedText>;
  readonly more: readonly AcceptedText[];
  readonly structuredData: readonly AcceptedItem[];
  /** Why something was rejected, by part as the report names it. */
  readonly reasons: ReadonlyMap<string, ReadonlySet<string>>;
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

const startsWithImageOf = (alt: string): boolean =>
  /^\s*(?:an?\s+)?(?:image|picture|photo|photograph|graphic)\s+of\b/i.test(alt);

/** Every text of an answer, with its place. */
function placedTexts(answer: PageReply, paste: PasteBounds): PlacedText[] {
  const list = (name: string, texts: readonly string[], limits: TextBounds): PlacedText[] =>
    texts.map((text, at) => ({ id: `${name} ${at}`, text, bounds: limits }));
  const textOf = ({ text }: { readonly text: string }): string => text;
  return [
    { id: 'title', text: answer.title, bounds: paste.title },
    { id: 'description', text: answer.description, bounds: paste.description },
    ...list('heading', answer.headings.map(textOf), paste.heading),
    ...list('alt', answer.altTexts.map(textOf), paste.alt),
    ...list('suggestion', answer.suggestions.map(textOf), bounds.suggestion),
    ...list('more', answer.more, bounds.suggestion),
  ];
}

/** A name may be common knowledge, and a picture may show words: they are marked, and not asked about on their own. */
const isAskedAbout = ({ kind }: Verdict['unverified'][number], { mayCount = false }: TextBounds): boolean =>
  kind !== 'name' && !(kind === 'quotation' && mayCount);

function lengthWords(text: string, { min, max }: TextBounds): string {
  const length = graphemeLength(text);
  return length > max
    ? `${length} characters, ${length - max} too many`
    : `${length} characters, ${min - length} too few`;
}

/** Checks the answers about one page: the first, and the one with its faults mended. */
export class PageChecker {
  readonly #input: CheckedPage;
  readonly #gate: Gate;
  readonly #bounds: PasteBounds;
  readonly #example = createUniqueTexts(exampleTexts);
  readonly #present: Readonly<Record<'title' | 'description', UniqueTexts>>;
  #reasons = new Map<string, Set<string>>();

  constructor(input: CheckedPage) {
    const { site, page, facts } = input;
    this.#input = input;
    this.#bounds = boundsIn(page.brief.language);
    this.#gate = createGate(
      knowledgeOfPage({
        domain: site.domain,
        brief: page.brief,
        issues: page.issues,
        ownerTexts: [site.additionalInfo],
        site: facts,
      }),
    );
    const present = (kind: 'title' | 'description') =>
      createUniqueTexts(site.pages.flatMap(({ brief }) => brief[kind] ?? []));
    this.#present = { title: present('title'), description: present('description') };
  }

  /** What is worth a second try, with what is wrong. */
  faultsIn(answer: PageReply): FaultyText[] {
    return placedTexts(answer, this.#bounds).flatMap((placed) => {
      const why = this.#faultsOf(placed);
      return why.length === 0 ? [] : [{ ...placed, why }];
    });
  }

  #faultsOf({ id, text, bounds: limits }: PlacedText): string[] {
    if (text.trim() === '' || !this.#example.isNew(text)) return [];
    const isUnique = id === 'title' || id === 'description';
    if (isUnique && this.#input.page.brief[id]?.trim() === text.trim()) return [];
    const verdict = this.#gate.check(text, limits);
    const { harmful, unverified } = verdict;
    const isAsked =
      limits.use === 'paste' && (harmful.length > 0 || unverified.some((each) => isAskedAbout(each, limits)));
    const faults = faultWords({
      harmful,
      style: verdict.style.filter((fault) => fault !== 'length'),
      unverified: isAsked ? unverified : [],
    });
    const isTaken = isUnique && !(this.#present[id].isNew(text) && this.#input.taken.isNew(text));
    return [
      ...(verdict.style.includes('length') ? [lengthWords(verdict.text, limits)] : []),
      ...faults,
      ...(isTaken ? [`another page of the site has this ${id}`] : []),
    ];
  }

  /** Of two tries of a text the one with fewer faults. */
  isBetter(before: FaultyText, text: string): boolean {
    return text.trim() === '' || this.#faultsOf({ ...before, text }).length < before.why.length;
  }

  accept(answer: PageReply): AcceptedPage {
    this.#reasons = new Map();
    const title = this.#unique('title', answer);
    const description = this.#unique('description', answer);
    const rejected = (['title', 'description'] as const)
      .filter((kind) => ({ title, description })[kind] === null && !this.#keeps(answer, kind))
      .map((kind) => answer[kind]);
    return {
      title: title?.text ?? null,
      description: description?.text ?? null,
      origins: {
        ...(title && { title: title.origin }),
        ...(description && { description: description.origin }),
      },
      headings: this.#headings(answer),
      links: this.#links(answer),
      altTexts: this.#altTexts(answer),
      structuredData: this.#structuredData(answer),
      ...this.#suggestions(answer, rejected),
      reasons: this.#reasons,
    };
  }

  /** The answer leaves the text of the page as it is. */
  #keeps(answer: PageReply, kind: 'title' | 'description'): boolean {
    const text = answer[kind].trim();
    return text === '' || text === this.#input.page.brief[kind]?.trim();
  }

  #reject(part: string, why: readonly string[]): null {
    this.#reasons.set(part, new Set([...(this.#reasons.get(part) ?? []), ...why]));
    return null;
  }

  /** Null for a text that is not accepted, or given already. */
  #take(part: string, text: string, limits: TextBounds, given: readonly UniqueTexts[]): AcceptedText | null {
    if (text.trim() === '') return null;
    if (!this.#example.isNew(text)) return this.#reject(part, ['it repeats the instructions']);
    const { text: words, harmful, unverified, style } = this.#gate.check(text, limits);
    if (harmful.length + style.length > 0)
      return this.#reject(part, faultWords({ harmful, style, unverified: [] }, false));
    if (!given.every((texts) => texts.isNew(words))) return this.#reject(part, ['it is used already']);
    const doubts = [...new Set(unverified.map((each) => each.words))];
    const origin = { writtenBy: this.#input.name, checked: doubts.length === 0, unverified: doubts };
    return { text: words, origin };
  }

  /** Unique on the site, and other than what the page has. */
  #unique(kind: 'title' | 'description', answer: PageReply): AcceptedText | null {
    if (this.#keeps(answer, kind)) return null;
    return this.#take(kind, answer[kind], this.#bounds[kind], [this.#input.taken, this.#present[kind]]);
  }

  #headings(answer: PageReply): AcceptedPage['headings'] {
    const { page, taken } = this.#input;
    const known = new Set(page.brief.headings.map(({ text }) => text));
    const given = createUniqueTexts(known);
    return answer.headings.flatMap(({ level, text, replaces }) => {
      const isPlaced = replaces === null ? level === 1 : known.has(replaces);
      if (!isPlaced || !Number.isInteger(level) || level < 1 || level > 6) return [];
      const unique = level === 1 ? [given, taken] : [given];
      const words = this.#take('headings', text, this.#bounds.heading, unique);
      if (words === null) return [];
      given.add(words.text);
      return [{ level, replaces, ...words }];
    });
  }

  #altTexts(answer: PageReply): AcceptedPage['altTexts'] {
    const { page, seen } = this.#input;
    const images = imagesToName(page);
    const given = createUniqueTexts();
    const named = new Set<string>();
    return answer.altTexts.flatMap(({ image, text }) => {
      const src = images[image]?.src;
      if (src === undefined || named.has(src) || startsWithImageOf(text)) return [];
      const words = this.#take('alt texts', text, this.#bounds.alt, [given]);
      if (words === null) return [];
      given.add(words.text);
      named.add(src);
      const from = seen.has(src) ? 'the picture' : 'file name, caption and surroundings';
      return [{ src, from, ...words }];
    });
  }

  /** Each type once. */
  #structuredData(answer: PageReply): AcceptedPage['structuredData'] {
    const { page, facts } = this.#input;
    const items = new Map<string, AcceptedItem>();
    for (const each of answer.structuredData) {
      const item = acceptItem(each, { brief: page.brief, gate: this.#gate, facts });
      if ('why' in item) this.#reject('structured data', [item.why]);
      else if (!items.has(item.type)) items.set(item.type, item);
    }
    return [...items.values()];
  }

  /** None that quotes a text which was rejected. */
  #suggestions(answer: PageReply, rejected: readonly string[]): Pick<AcceptedPage, 'suggestions' | 'more'> {
    const issues = numberedIssues(this.#input.page);
    const given = createUniqueTexts();
    const take = (text: string): AcceptedText | null => {
      if (rejected.some((each) => text.includes(each))) return null;
      const words = this.#take('suggestions', text, bounds.suggestion, [given]);
      if (words !== null) given.add(words.text);
      return words;
    };
    const suggestions = new Map<number, AcceptedText>();
    for (const { issue, text } of answer.suggestions) {
      const at = issues[issue]?.at;
      const words = at === undefined ? null : take(text);
      if (words !== null && at !== undefined) suggestions.set(at, words);
    }
    return { suggestions, more: answer.more.flatMap((text) => take(text) ?? []) };
  }

  /** Each target and each anchor once. */
  #links(answer: PageReply): PageSuggestions['links'] {
    const { site, page } = this.#input;
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
}
