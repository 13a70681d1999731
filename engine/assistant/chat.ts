/** One message being answered: the page, the suggester's contexts, the sentences of the language, and the answer as it grows. */

import type { ChatVerification, Citation, CopyBlock } from '@pagewright/contract/entities/conversation';
import type { Issue } from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';
import type { Models } from '../suggest/built-in/models.ts';
import { indexPages, type RelatedPages } from '../suggest/built-in/related-pages.ts';
import { createSiteCache } from '../suggest/built-in/site-cache.ts';
import { openPage, type SuggestionPage } from '../suggest/built-in/suggestion-page.ts';
import { openSiteContext, type SuggestionSite } from '../suggest/built-in/suggestion-site.ts';
import { suggestPage } from '../suggest/built-in/suggestions/suggest-page.ts';
import { containsKeyword, isInjection } from '../suggest/built-in/text.ts';
import { builtInName, type PageSuggestions } from '../suggest/suggester.ts';
import { code, fenced, plain } from '../text/markdown.ts';
import {
  type AnswerKey,
  type AskKey,
  dataOf,
  type Element,
  type KnowledgeId,
  shared,
} from './language-data.ts';
import type { ChangeVerification, ChatAnswer, ChatChange, ChatMemory, PageSandbox } from './port.ts';

const fenceInfo: Readonly<Record<CopyBlock['format'], string>> = {
  text: 'text',
  html: 'html',
  'json-ld': 'html',
  markdown: 'markdown',
};
const followUpsMax = 3;
const citationsMax = 12;
const stepsMax = 12;

/** Runs the work on the first call only. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => (made ??= work());
}

/** Text of the page in quotation marks; a prompt injection is not repeated. */
export const quoted = (text: string): string => (isInjection(text) ? '“…”' : `“${plain(text)}”`);

export interface ChatParts {
  readonly sandbox: PageSandbox;
  /** For English; null to work without models. */
  readonly models: Models | null;
  readonly language: string;
  readonly memories: readonly ChatMemory[];
  readonly onStep: (words: string) => void;
}

export class Chat {
  readonly sandbox: PageSandbox;
  readonly language: string;
  readonly site: SuggestionSite;
  readonly related: RelatedPages;
  /** Of the previous answer. */
  readonly memory: ChatMemory | null;
  readonly memories: readonly ChatMemory[];
  readonly pageContext: () => Promise<SuggestionPage>;
  /** What a scan would suggest for the page as it is now. */
  readonly suggestions: () => Promise<PageSuggestions>;
  readonly #onStep: (words: string) => void;
  readonly #parts: string[] = [];
  readonly #blocks: CopyBlock[] = [];
  readonly #verifications: ChatVerification[] = [];
  readonly #citations: Citation[] = [];
  #asks: readonly string[] = [];
  #memory: Partial<ChatMemory> = {};
  #isCounted = false;

  constructor({ sandbox, models, language, memories, onStep }: ChatParts) {
    const cache = createSiteCache();
    this.sandbox = sandbox;
    this.language = language;
    this.site = openSiteContext(sandbox.site, models, cache);
    this.related = indexPages(sandbox.site);
    this.memories = memories;
    this.memory = memories.at(-1) ?? null;
    this.#onStep = onStep;
    const page = this.site.pageAt.get(sandbox.brief.url);
    if (page === undefined) throw new Error('The page is not one of its site.');
    this.pageContext = once(() => openPage(this.site, page, { isMeasured: true }));
    // A site context of its own, because suggestions mark their titles as used.
    this.suggestions = once(() =>
      suggestPage(openSiteContext(sandbox.site, models, cache), page, this.related),
    );
  }

  /** A sentence in the language of the message. */
  words(key: AnswerKey, slots: Readonly<Record<string, string | number>> = {}): string {
    return dataOf(this.language).answers[key].replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
      String(slots[name] ?? whole),
    );
  }

  say(key: AnswerKey, slots: Readonly<Record<string, string | number>> = {}): this {
    return this.text(this.words(key, slots));
  }

  /** Adds a paragraph, a list or a table of Markdown; nothing when it is empty. */
  text(markdown: string): this {
    // A quotation that ends its sentence ends ours, too.
    const own = markdown.trim().replaceAll(/([.!?…]”)\.(?=\s|$)/g, '$1');
    if (own !== '' && !this.#parts.includes(own)) this.#parts.push(own);
    return this;
  }

  block(label: string, text: string, format: CopyBlock['format'] = 'text'): this {
    if (this.#blocks.some((each) => each.text === text)) return this;
    this.#parts.push(fenced(text, fenceInfo[format]));
    this.#blocks.push({ label, format, text });
    return this;
  }

  /** Answers from the page, the audit or knowledge count; small talk and refusals do not. */
  count(): this {
    this.#isCounted = true;
    return this;
  }

  cite(...issues: readonly Issue[]): this {
    for (const { ruleId, title, severity } of issues)
      if (!this.#citations.some((each) => each.kind === 'finding' && each.ruleId === ruleId))
        this.#citations.push({ kind: 'finding', ruleId, title, severity });
    return this;
  }

  quote(text: string, place: string): this {
    if (!isInjection(text) && text !== '')
      this.#citations.push({ kind: 'text', text: text.slice(0, 300).toWellFormed(), place });
    return this;
  }

  /** Questions that could come next. */
  next(...keys: readonly AskKey[]): this {
    const { ask } = dataOf(this.language);
    return this.asks(...keys.map((key) => ask[key]));
  }

  asks(...questions: readonly string[]): this {
    this.#asks = [...new Set([...this.#asks, ...questions])];
    return this;
  }

  remember(memory: Partial<ChatMemory>): this {
    this.#memory = { ...this.#memory, ...memory };
    return this;
  }

  /** A finding in the language of the message, if the data has it; else as the report words it, in English. */
  told({ ruleId, title, description, fix }: Issue): { title: string; says: string; fix: string } {
    const { rules } = dataOf(this.language) as { readonly rules: Readonly<Record<string, string>> };
    const [own, advice = ''] = rules[ruleId]?.split('|') ?? [];
    return own === undefined ? { title, says: description, fix } : { title: own, says: '', fix: advice };
  }

  ruleName(ruleId: string): string {
    const { page, rules } = this.sandbox;
    const issue = page.issues.find((each) => each.ruleId === ruleId);
    return issue === undefined
      ? (rules.find(({ id }) => id === ruleId)?.title ?? ruleId)
      : this.told(issue).title;
  }

  ruleNames(ids: readonly string[]): string {
    return ids.map((id) => `“${plain(this.ruleName(id))}”`).join(', ');
  }

  issuesOf(element: Element): Issue[] {
    const categories: readonly string[] = shared.elements[element];
    return this.sandbox.page.issues.filter(({ category }) => categories.includes(category));
  }

  /** Headings with words. */
  headings(): Page['headings'] {
    return this.sandbox.page.headings.filter(({ text }) => text.trim() !== '' && !isInjection(text));
  }

  /** Whether the visible text has a keyword. */
  pageSays(keyword: string): boolean {
    const { page, brief } = this.sandbox;
    return containsKeyword(
      [page.title, ...this.headings().map(({ text }) => text), ...brief.paragraphs].join(' '),
      keyword,
    );
  }

  /** Points that a finding took from the page. */
  pointsLost(ruleId: string): number {
    return this.sandbox.page.score?.deductions.find((each) => each.ruleId === ruleId)?.points ?? 0;
  }

  /** Texts for an element that were offered before in this conversation. */
  offeredBefore(element: Element): readonly string[] {
    return this.memories.findLast((memory) => memory.element === element)?.offered ?? [];
  }

  /** Audits a copy of the page with the changes and says what came of it. */
  measure(changes: readonly ChatChange[], patch: string): ChangeVerification | null {
    this.#onStep(this.words('step'));
    const { sandbox } = this;
    const verification = changes.length === 0 ? null : sandbox.verifyChanges(changes);
    if (verification === null) {
      this.say(sandbox.fetchedAt === null ? 'noCopy' : 'noPlace');
      return null;
    }
    this.addVerification(patch, verification).cite(
      ...sandbox.page.issues.filter(({ ruleId }) => verification.cleared.includes(ruleId)),
    );
    const { cleared, broken, scoreBefore: before, scoreAfter: after } = verification;
    if (broken.length > 0) this.say('broken', { rules: this.ruleNames(broken), before, after });
    else if (cleared.length > 0) this.say('cleared', { rules: this.ruleNames(cleared), before, after });
    else this.say('unchanged', { after });
    return verification;
  }

  addVerification(patch: string, verification: ChangeVerification): this {
    const named = (ids: readonly string[]) => ids.map((ruleId) => ({ ruleId, title: this.ruleName(ruleId) }));
    this.#verifications.push({
      patch,
      cleared: named(verification.cleared),
      broken: named(verification.broken),
      scoreBefore: verification.scoreBefore,
      scoreAfter: verification.scoreAfter,
      steps: verification.steps.slice(0, stepsMax).map((step) => ({ ...step })),
    });
    return this;
  }

  /** Changes that "apply it" means, with what came of them on the copy. */
  offerChanges(changes: readonly ChatChange[], patch: string): this {
    if (changes.length === 0) return this;
    this.measure(changes, patch);
    return this.remember({ proposed: changes }).next('apply');
  }

  /** An answer of the knowledge with its source. */
  knowledge(id: KnowledgeId): this {
    const [basis = '', url = '']: readonly string[] = shared.sources[id];
    const { answer } = dataOf(this.language).knowledge[id];
    this.text(answer.replaceAll(/<[^>]+>/g, code));
    // What is about this product needs no source.
    if (url === '') return this;
    const key = `source-${basis as 'google' | 'standard' | 'rule'}` as const;
    return this.text(`*${this.words(key, { url: code(url) })}*`);
  }

  build(topic: string, question: string): ChatAnswer {
    return {
      content: this.#parts.join('\n\n'),
      writtenBy: builtInName,
      blocks: this.#blocks,
      verifications: this.#verifications,
      citations: this.#citations.slice(0, citationsMax),
      followUps: this.#asks.filter((ask) => ask !== question.trim()).slice(0, followUpsMax),
      ...(!this.#isCounted && { isFree: true }),
      memory: {
        topic,
        element: null,
        language: this.language,
        target: null,
        offered: [],
        listed: [],
        proposed: [],
        applied: this.memory?.applied ?? [],
        ...this.#memory,
      },
    };
  }
}
