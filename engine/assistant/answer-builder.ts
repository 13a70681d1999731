/** Collects the parts of an answer in order: paragraphs, blocks to paste, verifications, citations, follow-ups. */
import type { ChatVerification, Citation, CopyBlock } from '@pagewright/contract/entities/conversation';
import type { Issue } from '@pagewright/contract/entities/issue';
import { isInjection } from '../suggest/built-in/text.ts';
import { builtInName } from '../suggest/suggester.ts';
import type { Intent } from './intent.ts';
import { fenced } from './markdown.ts';
import type { ChangeVerification, ChatAnswer, ChatChange, ChatMemory } from './port.ts';

const infos: Readonly<Record<CopyBlock['format'], string>> = {
  text: 'text',
  html: 'html',
  'json-ld': 'html',
  markdown: 'markdown',
};

const followUpsMax = 3;
const citationsMax = 12;
const stepsMax = 12;

export class AnswerBuilder {
  readonly #parts: string[] = [];
  readonly #blocks: CopyBlock[] = [];
  readonly #verifications: ChatVerification[] = [];
  readonly #citations: Citation[] = [];
  #followUps: readonly string[] = [];
  #memory: Partial<ChatMemory> = {};

  get hasBlocks(): boolean {
    return this.#blocks.length > 0;
  }

  /** Adds a paragraph, a list or a table; empty parts are skipped. */
  addText(...markdown: readonly (string | null | undefined | false)[]): this {
    const text = markdown
      .filter((part): part is string => typeof part === 'string' && part !== '')
      .join(' ')
      // A quotation that ends its sentence ends ours, too.
      .replaceAll(/([.!?…]”)\.(?=\s|$)/g, '$1');
    if (text !== '') this.#parts.push(text);
    return this;
  }

  addBlock(label: string, text: string, format: CopyBlock['format'] = 'text'): this {
    this.#parts.push(fenced(text, infos[format]));
    this.#blocks.push({ label, format, text });
    return this;
  }

  addVerification(patch: string, verification: ChangeVerification, nameOf: (ruleId: string) => string): this {
    const named = (ids: readonly string[]) => ids.map((ruleId) => ({ ruleId, title: nameOf(ruleId) }));
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

  cite(...issues: readonly Issue[]): this {
    for (const { ruleId, title, severity } of issues) {
      const isKnown = this.#citations.some((each) => each.kind === 'finding' && each.ruleId === ruleId);
      if (!isKnown) this.#citations.push({ kind: 'finding', ruleId, title, severity });
    }
    return this;
  }

  quote(text: string, place: string): this {
    if (!isInjection(text) && text !== '')
      this.#citations.push({ kind: 'text', text: text.slice(0, 300).toWellFormed(), place });
    return this;
  }

  next(...questions: readonly (string | false | null)[]): this {
    this.#followUps = questions.filter((each): each is string => typeof each === 'string');
    return this;
  }

  remember(memory: Partial<ChatMemory>): this {
    this.#memory = { ...this.#memory, ...memory };
    return this;
  }

  propose(...changes: readonly ChatChange[]): this {
    return this.remember({ proposed: changes });
  }

  build({ topic, action, language }: Intent, applied: readonly ChatChange[]): ChatAnswer {
    return {
      content: this.#parts.join('\n\n'),
      writtenBy: builtInName,
      blocks: this.#blocks,
      verifications: this.#verifications,
      citations: this.#citations.slice(0, citationsMax),
      followUps: this.#followUps.slice(0, followUpsMax),
      memory: {
        topic,
        action,
        language,
        target: null,
        offered: [],
        listed: [],
        proposed: [],
        applied,
        ...this.#memory,
      },
    };
  }
}
