/** One message being answered: the page, the suggester's contexts, and the sentences of the language. */

import type { Issue } from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';
import { suggestPage } from '../suggest/choose/suggest-page.ts';
import { indexPages, type RelatedPages } from '../suggest/facts/related-pages.ts';
import { openSiteContext } from '../suggest/facts/suggestion-site.ts';
import type { PageSuggestions } from '../suggest/suggester.ts';
import { isInjection } from '../text/injection.ts';
import { AnswerBuilder } from './answer-builder.ts';
import {
  type ActionId,
  type AnswerKey,
  type Element,
  type LanguageData,
  shared,
  sourceOf,
} from './language-data.ts';
import { code, plain } from './markdown.ts';
import type { ChangeVerification, ChatChange, ChatMemory, PageSandbox } from './port.ts';

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
  readonly language: string;
  /** Of the language. */
  readonly data: LanguageData;
  /** Of the answer before; null when this is the first. */
  readonly memory: ChatMemory | null;
  readonly onStep: (words: string) => void;
}

export class Chat extends AnswerBuilder {
  readonly data: LanguageData;
  readonly sandbox: PageSandbox;
  /** What a scan would suggest for the page as it is now. */
  readonly suggestions: () => Promise<PageSuggestions>;
  readonly #onStep: (words: string) => void;
  #related: RelatedPages | null = null;

  constructor({ sandbox, language, data, memory, onStep }: ChatParts) {
    super(language, memory);
    this.data = data;
    this.sandbox = sandbox;
    this.#onStep = onStep;
    this.suggestions = once(async () => {
      const site = openSiteContext(sandbox.site);
      const page = site.pageAt.get(sandbox.brief.url);
      if (page === undefined) throw new Error('The page is not one of its site.');
      return suggestPage(site, page, { related: this.related });
    });
  }

  get related(): RelatedPages {
    return (this.#related ??= indexPages(this.sandbox.site));
  }

  /** A sentence in the language of the message. */
  words(key: AnswerKey, slots: Readonly<Record<string, string | number>> = {}): string {
    return this.data.answers[key].replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
      String(slots[name] ?? whole),
    );
  }

  say(key: AnswerKey, slots: Readonly<Record<string, string | number>> = {}): this {
    return this.text(this.words(key, slots));
  }

  /** What a button for an action says. */
  label(action: ActionId): string {
    return this.data.actions[action].label;
  }

  /** Actions that could come next. */
  next(...actions: readonly ActionId[]): this {
    return this.asks(...actions.map((action) => this.label(action)));
  }

  /** A finding in the language of the message, if the data has it; else as the report words it, in English. */
  told({ ruleId, title, description, fix }: Pick<Issue, 'ruleId' | 'title' | 'description' | 'fix'>) {
    const { rules } = this.data as { readonly rules: Readonly<Record<string, string>> };
    const [own, advice = ''] = rules[ruleId]?.split('|') ?? [];
    return own === undefined ? { title, says: description, fix } : { title: own, says: '', fix: advice };
  }

  ruleName(ruleId: string): string {
    const { page, rules } = this.sandbox;
    const issue = page.issues.find((each) => each.ruleId === ruleId);
    const title = issue?.title ?? rules.find(({ id }) => id === ruleId)?.texts.title ?? ruleId;
    return this.told({ ruleId, title, description: '', fix: '' }).title;
  }

  ruleNames(ids: readonly string[]): string {
    return ids.map((id) => `“${plain(this.ruleName(id))}”`).join(', ');
  }

  issuesOf(element: Element, page = this.sandbox.page): Issue[] {
    const categories: readonly string[] = shared.elements[element];
    return page.issues.filter(({ category }) => categories.includes(category));
  }

  /** Headings with words. */
  headings(): Page['headings'] {
    return this.sandbox.page.headings.filter(({ text }) => text.trim() !== '' && !isInjection(text));
  }

  /** Points that a finding took from the page. */
  pointsLost(ruleId: string): number {
    return this.sandbox.page.score?.deductions.find((each) => each.ruleId === ruleId)?.points ?? 0;
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
    return this.verified({
      patch,
      cleared: named(verification.cleared),
      broken: named(verification.broken),
      scoreBefore: verification.scoreBefore,
      scoreAfter: verification.scoreAfter,
      steps: verification.steps.slice(0, stepsMax).map((step) => ({ ...step })),
    });
  }

  /** Changes that "apply it" means, with what came of them on the copy. */
  offerChanges(changes: readonly ChatChange[], patch: string): this {
    if (changes.length === 0) return this;
    this.measure(changes, patch);
    return this.remember({ proposed: changes }).next('apply');
  }

  /** An answer of the knowledge with its source. */
  knowledge(id: string): this {
    const [basis = '', url = ''] = sourceOf(id);
    this.text((this.data.knowledge[id]?.answer ?? '').replaceAll(/<[^>]+>/g, code));
    // What is about this product needs no source.
    if (url === '') return this;
    const key = `source-${basis as 'google' | 'standard' | 'rule'}` as const;
    return this.text(`*${this.words(key, { url: code(url) })}*`);
  }
}
