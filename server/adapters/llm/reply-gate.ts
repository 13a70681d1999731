/** Decides what of a reply may be shown while it streams: prose by the sentence, checked for harm; fenced blocks when whole, checked as texts to paste. */
import type { CopyBlock } from '@pagewright/contract/entities/conversation';
import { graphemeLength } from '@pagewright/contract/ratings';
import { type BlockCheck, formatOf, type ReplyBlock } from '@pagewright/engine/chat/check-reply';
import { createUniqueTexts } from '@pagewright/engine/suggest/accept/unique-texts';
import { ModelError } from './model-errors.ts';

export interface ShownReply {
  /** The Markdown as it was shown. */
  readonly content: string;
  /** In the order of the fenced blocks. */
  readonly blocks: readonly CopyBlock[];
  /** Questions that could come next. */
  readonly followUps: readonly string[];
}

export interface ReplyGate {
  /** Rejects with a ModelError as soon as the reply is none. */
  readonly push: (piece: string) => Promise<void>;
  readonly end: () => Promise<ShownReply>;
}

export interface ReplyGateParts {
  readonly checkBlock: (block: ReplyBlock) => Promise<BlockCheck>;
  /** Why a sentence may not be shown; null when it may. */
  readonly harmIn: (prose: string) => Promise<string | null>;
  /** The block written again, once; null when the model does not. */
  readonly rewrite: (block: ReplyBlock, faults: readonly string[], before: string) => Promise<string | null>;
  readonly onText: (text: string) => void;
  /** What was shown is withdrawn. */
  readonly onRestart: () => void;
  /** Lines of the instructions. */
  readonly instructions: readonly string[];
  /** A harmful sentence is left out, because the reply cannot be asked for again. */
  readonly isLast: boolean;
}

/** A line that is data and no sentence. */
const dataLine =
  /^\s*(?:\{\s*(?:["'}]|$)|\[\s*(?:[{"\]]|$)|<\/?(?:tool|function|invoke|parameter|website-data)|<\||\[TOOL_CALLS|functions\.\w|(?:tool_calls?|function_call)\s*[:=({])/i;
const toolCall =
  /"(?:arguments|parameters|tool_calls?|function)"\s*:|\{\s*"[^"]{1,80}"\s*:|<\/?tool_call|<\|[a-z_]+\|>|website-data/i;
const withoutCode = (line: string): string => line.replaceAll(/(`+)[^`]+\1/g, '');
const instructionLength = 40;

const reasoningTag = '(?:think|thinking|thought|reasoning|analysis)\\s*>';
const reasoningStart = new RegExp(`^\\s*<${reasoningTag}`, 'i');
const reasoningEnd = new RegExp(`</${reasoningTag}`, 'i');

/** With the marks of quotes and lists before it. */
const fenceLine = /^((?:[\s>]|[-*+]\s|\d{1,9}[.)]\s)*)(`{3,}|~{3,})([^\n`]*)$/;
/** What a line begins with that may become a fence. */
const mayBeFence = /^(?:[\s>]|[-*+]|\d{1,9}[.)]?)*[`~]{0,3}$/;
/** The end of a sentence, with the marks that close it. */
const sentenceEnd = /(?<!(?<!\p{L})(?:no|nr|n))[.!?…][)\]"'”’»*_`]*[^\S\n]|[。！？]/iu;
/** Of the block with questions that could come next, which is not shown. */
const nextInfo = /^next$/i;
const followUps = { most: 3, length: 90 } as const;
/** Far more than the tokens that a reply may have. */
const lengthMax = 24_000;

const labels: Readonly<Record<CopyBlock['format'], string>> = {
  'json-ld': 'JSON-LD',
  html: 'HTML',
  markdown: 'Markdown',
  text: 'Text',
};

function copyBlockOf(block: ReplyBlock, unverified: readonly string[]): CopyBlock {
  const format = formatOf(block);
  const length = format === 'text' ? `, ${graphemeLength(block.text)} characters` : '';
  const label = `${labels[format]}${length}`;
  return { label, format, text: block.text, ...(unverified.length > 0 && { unverified: [...unverified] }) };
}

interface Fence {
  /** Quote and list marks, and the indent of its lines. */
  readonly before: string;
  readonly mark: string;
  readonly info: string;
}

class Gate implements ReplyGate {
  readonly #parts: ReplyGateParts;
  readonly #blocks: CopyBlock[] = [];
  readonly #offered = createUniqueTexts();
  #followUps: readonly string[] = [];
  /** What is not decided yet. */
  #rest = '';
  #length = 0;
  #shown = '';
  /** Shown with what comes after it. */
  #gap = '';
  #isLineStart = true;
  #fence: Fence | null = null;

  constructor(parts: ReplyGateParts) {
    this.#parts = parts;
  }

  readonly push = async (piece: string): Promise<void> => {
    this.#rest += piece;
    this.#length += piece.length;
    if (this.#length > lengthMax) throw new ModelError('large');
    await this.#decide(false);
  };

  readonly end = async (): Promise<ShownReply> => {
    await this.#decide(true);
    return { content: this.#shown, blocks: this.#blocks, followUps: this.#followUps };
  };

  async #decide(isEnd: boolean): Promise<void> {
    // A line may end in two characters, and the second be still to come.
    this.#rest = this.#rest.replaceAll(isEnd ? /\r\n?/g : /\r\n?(?!$)/g, '\n');
    this.#dropReasoning();
    if (reasoningStart.test(this.#rest) && this.#shown === '') {
      if (isEnd) throw new ModelError('garbled');
      return;
    }
    while (this.#rest !== '') {
      const taken =
        this.#fence === null ? await this.#takeProse(isEnd) : await this.#takeBlock(this.#fence, isEnd);
      if (!taken) return;
    }
  }

  /** What a model thought aloud, even if only the end of it is marked. */
  #dropReasoning(): void {
    const found = reasoningEnd.exec(this.#rest);
    if (found === null) return;
    if (this.#shown !== '') this.#parts.onRestart();
    this.#rest = this.#rest.slice(found.index + found[0].length).trimStart();
    this.#shown = '';
    this.#gap = '';
    this.#isLineStart = true;
  }

  #show(text: string): void {
    if (text === '') return;
    const whole = this.#shown === '' ? text.replace(/^\s*\n/, '') : `${this.#gap}${text}`;
    const shown = whole.trimEnd();
    this.#gap = whole.slice(shown.length);
    this.#isLineStart = text.endsWith('\n');
    if (shown === '') return;
    this.#shown += shown;
    this.#parts.onText(shown);
  }

  /** False when more is needed to decide. */
  async #takeProse(isEnd: boolean): Promise<boolean> {
    const lineEnd = this.#rest.indexOf('\n');
    const line = lineEnd === -1 ? this.#rest : this.#rest.slice(0, lineEnd);
    if (this.#isLineStart) {
      if (lineEnd === -1 && !isEnd && (mayBeFence.test(line) || fenceLine.test(line))) return false;
      const [, before, mark, info = ''] = fenceLine.exec(line) ?? [];
      if (before !== undefined && mark !== undefined) {
        this.#fence = { before, mark, info: info.trim().split(/\s+/)[0] ?? '' };
        this.#rest = lineEnd === -1 ? '' : this.#rest.slice(lineEnd + 1);
        return true;
      }
      this.#checkLine(line);
    }
    const found = sentenceEnd.exec(line);
    const until = found === null ? line.length + (lineEnd === -1 ? 0 : 1) : found.index + found[0].length;
    if (found === null && lineEnd === -1 && !isEnd) return false;
    const sentence = this.#rest.slice(0, until);
    if (toolCall.test(withoutCode(sentence))) throw new ModelError('garbled');
    this.#rest = this.#rest.slice(until);
    this.#show(await this.#harmless(sentence));
    return true;
  }

  #checkLine(line: string): void {
    const start = line.trim();
    const isInstruction = this.#parts.instructions.some((each) =>
      start.startsWith(each.slice(0, instructionLength)),
    );
    if (dataLine.test(line) || isInstruction) throw new ModelError('garbled');
  }

  async #harmless(sentence: string): Promise<string> {
    if (!/\p{L}{2}/u.test(sentence)) return sentence;
    const harm = await this.#parts.harmIn(sentence);
    if (harm === null) return sentence;
    if (!this.#parts.isLast) throw new ModelError('harmful', null, null, harm);
    return sentence.endsWith('\n') ? '\n' : '';
  }

  async #takeBlock(fence: Fence, isEnd: boolean): Promise<boolean> {
    const lines = this.#rest.split('\n');
    const close = lines.findIndex((line, at) => {
      const bare = line.replace(/^[\s>]*/, '').trimEnd();
      return (at < lines.length - 1 || isEnd) && bare.startsWith(fence.mark) && /^(`+|~+)$/.test(bare);
    });
    if (close === -1 && !isEnd) return false;
    const inside = close === -1 ? lines : lines.slice(0, close);
    const after = close === -1 ? [] : lines.slice(close + 1);
    const indent = fence.before.replaceAll(/[^\s>]/g, ' ');
    const text = inside.map((line) => withoutIndent(line, indent)).join('\n');
    this.#fence = null;
    this.#rest = after.join('\n');
    const end = after.length > 0 ? '\n' : '';
    await this.#decideBlock(fence, text, { indent, end, isClosed: close !== -1 });
    return true;
  }

  async #decideBlock(
    fence: Fence,
    text: string,
    { indent, end, isClosed }: { readonly indent: string; readonly end: string; readonly isClosed: boolean },
  ): Promise<void> {
    const { before, mark, info } = fence;
    if (nextInfo.test(info)) return this.#takeFollowUps(text);
    if (/^json$/i.test(info) && !text.includes('"@context"') && this.#shown.trim() === '')
      throw new ModelError('garbled');
    const decided = text.trim() === '' ? null : await this.#offer({ info, text });
    if (decided === null) return;
    if ('fault' in decided) return this.#show(`${before}*A text was left out here: ${decided.fault}.*${end}`);
    const body = decided.text.split('\n').map((line) => `${indent}${line}`.trimEnd());
    const closing = isClosed ? [`${indent}${mark}`] : [];
    this.#blocks.push(decided);
    this.#show(`${[`${before}${mark}${info}`, ...body, ...closing].join('\n')}${end}`);
  }

  /** The block as it may be shown, perhaps written again; null when it was offered already. */
  async #offer(block: ReplyBlock): Promise<CopyBlock | { readonly fault: string } | null> {
    if (!this.#offered.isNew(block.text)) return null;
    this.#offered.add(block.text);
    const first = await this.#parts.checkBlock(block);
    if (first.faults.length === 0) return copyBlockOf(block, first.unverified);
    const text = await this.#parts.rewrite(block, first.faults, this.#shown);
    const again = text === null ? null : { info: block.info, text };
    const second = again === null ? first : await this.#parts.checkBlock(again);
    if (again !== null && !second.isHarmful) return copyBlockOf(again, second.unverified);
    if (!first.isHarmful) return copyBlockOf(block, first.unverified);
    return { fault: first.faults[0] ?? '' };
  }

  async #takeFollowUps(text: string): Promise<void> {
    const questions = text
      .split('\n')
      .map((line) => line.replace(/^\s*(?:[-*+]|\d+[.)])\s+/, '').trim())
      .filter((line) => line !== '' && line.length <= followUps.length && !/[<>`]/.test(line));
    const harmless = await Promise.all(
      questions.map(async (each) => (await this.#parts.harmIn(each)) === null),
    );
    this.#followUps = questions.filter((_, at) => harmless[at]).slice(0, followUps.most);
  }
}

/** As far as the line has it. */
function withoutIndent(line: string, indent: string): string {
  let at = 0;
  while (at < indent.length && /[\s>]/.test(line[at] ?? '')) at += 1;
  return line.slice(at);
}

export const createReplyGate = (parts: ReplyGateParts): ReplyGate => new Gate(parts);
