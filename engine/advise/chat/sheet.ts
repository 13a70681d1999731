/** The sheet an answer is written on: paragraphs, texts to paste, proofs and what they rest on, in order. */
import type { ChatProof, Citation, CopyBlock } from '@pagewright/contract/entities/conversation';
import type { Issue } from '@pagewright/contract/entities/issue';
import { builtInName } from '../advisor.ts';
import { isInjection } from '../analyst/text.ts';
import { fenced } from './markdown.ts';
import type { ChatAnswer, ChatChange, ChatMemory, Trial } from './port.ts';
import type { Reading } from './reading/reading.ts';

const infos: Readonly<Record<CopyBlock['format'], string>> = {
  text: 'text',
  html: 'html',
  'json-ld': 'html',
  markdown: 'markdown',
};

const followUpsMax = 3;
const citationsMax = 12;
const stepsMax = 12;

export class Sheet {
  readonly #parts: string[] = [];
  readonly #blocks: CopyBlock[] = [];
  readonly #proofs: ChatProof[] = [];
  readonly #citations: Citation[] = [];
  #followUps: readonly string[] = [];
  #memory: Partial<ChatMemory> = {};

  get hasBlocks(): boolean {
    return this.#blocks.length > 0;
  }

  /** A paragraph, a list or a table; nothing is said for nothing. */
  say(...markdown: readonly (string | null | undefined | false)[]): this {
    const text = markdown
      .filter((part): part is string => typeof part === 'string' && part !== '')
      .join(' ')
      // A quotation that ends its sentence ends ours, too.
      .replaceAll(/([.!?…]”)\.(?=\s|$)/g, '$1');
    if (text !== '') this.#parts.push(text);
    return this;
  }

  paste(label: string, text: string, format: CopyBlock['format'] = 'text'): this {
    this.#parts.push(fenced(text, infos[format]));
    this.#blocks.push({ label, format, text });
    return this;
  }

  proof(patch: string, trial: Trial, nameOf: (ruleId: string) => string): this {
    const named = (ids: readonly string[]) => ids.map((ruleId) => ({ ruleId, title: nameOf(ruleId) }));
    this.#proofs.push({
      patch,
      cleared: named(trial.cleared),
      broken: named(trial.broken),
      scoreBefore: trial.scoreBefore,
      scoreAfter: trial.scoreAfter,
      steps: trial.steps.slice(0, stepsMax).map((step) => ({ ...step })),
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

  answer({ topic, action, language }: Reading, applied: readonly ChatChange[]): ChatAnswer {
    return {
      content: this.#parts.join('\n\n'),
      writtenBy: builtInName,
      blocks: this.#blocks,
      proofs: this.#proofs,
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
