/** An answer of the chat as it grows: paragraphs, texts to paste, citations, questions that could come next, and what the next answer needs to know. */

import type { ChatVerification, Citation, CopyBlock } from '@pagewright/contract/entities/conversation';
import type { Issue } from '@pagewright/contract/entities/issue';
import { builtInName } from '@pagewright/contract/entities/suggested-texts';
import { isInjection } from '../text/injection.ts';
import { fenced } from './markdown.ts';
import type { ChatAnswer, ChatMemory } from './port.ts';

const fenceInfo: Readonly<Record<CopyBlock['format'], string>> = {
  text: 'text',
  html: 'html',
  'json-ld': 'html',
  markdown: 'markdown',
};
const followUpsMax = 3;
const citationsMax = 12;

export class AnswerBuilder {
  readonly language: string;
  /** Of the previous answer. */
  readonly memory: ChatMemory | null;
  readonly #parts: string[] = [];
  readonly #blocks: CopyBlock[] = [];
  readonly #verifications: ChatVerification[] = [];
  readonly #citations: Citation[] = [];
  #asks: readonly string[] = [];
  #memory: Partial<ChatMemory> = {};
  #isCounted = false;
  /** Where the section begins in which nothing is said twice. */
  #from = 0;

  constructor(language: string, memory: ChatMemory | null) {
    this.language = language;
    this.memory = memory;
  }

  /** Adds a paragraph, a list or a table of Markdown; nothing when it is empty. */
  text(markdown: string): this {
    // A quotation that ends its sentence ends ours, too.
    const own = markdown.trim().replaceAll(/([.!?…]”)\.(?=\s|$)/g, '$1');
    if (own !== '' && !this.#parts.includes(own, this.#from)) this.#parts.push(own);
    return this;
  }

  /** Begins the answer to another part of the message. */
  section(title: string): this {
    this.#from = this.#parts.length;
    this.#parts.push(`**${title}**`);
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

  verified(verification: ChatVerification): this {
    this.#verifications.push(verification);
    return this;
  }

  /** Questions that could come next. */
  asks(...questions: readonly string[]): this {
    this.#asks = [...new Set([...this.#asks, ...questions])];
    return this;
  }

  remember(memory: Partial<ChatMemory>): this {
    this.#memory = { ...this.#memory, ...memory };
    return this;
  }

  /** What was proposed or explained before still can be applied or asked about. */
  carry(): this {
    const { target = null, proposed = [] } = this.memory ?? {};
    return this.remember({ target, proposed });
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
        language: this.language,
        target: null,
        proposed: [],
        applied: this.memory?.applied ?? [],
        ...this.#memory,
      },
    };
  }
}
