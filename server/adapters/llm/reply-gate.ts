/** Decides what of a reply may be shown while it streams: no JSON, no tool calls, no instructions, no reasoning, and texts to paste only when checked. */
import type { ReplyBlock } from '@pagewright/engine/chat/reject-block';
import { rejectionWords } from '@pagewright/engine/suggest/accept/rejection-words';
import { createUniqueTexts } from '@pagewright/engine/suggest/accept/unique-texts';
import { ModelError } from './model-errors.ts';
import { type ReplyPiece, readReply } from './offered-texts.ts';
import type { Announced } from './offered-words.ts';

export interface ReplyGate {
  /** Rejects with a ModelError as soon as the reply is none. */
  readonly push: (piece: string) => Promise<void>;
  /** The whole reply as it was shown. */
  readonly end: () => Promise<string>;
}

export interface ReplyGateParts {
  /** What is wrong with a text; null when it may be shown. */
  readonly reject: (block: ReplyBlock) => Promise<string | null>;
  readonly onText: (text: string) => void;
  /** What was shown is withdrawn. */
  readonly onRestart: () => void;
  /** Lines of the instructions. */
  readonly instructions: readonly string[];
}

/** A line that is data and no sentence. */
const dataLine =
  /^\s*(?:\{\s*(?:["'}]|$)|\[\s*(?:[{"\]]|$)|<\/?(?:tool|function|invoke|parameter|website-data)|<\||\[TOOL_CALLS|functions\.\w|(?:tool_calls?|function_call)\s*[:=({])/i;
const toolCall =
  /"(?:arguments|parameters|tool_calls?|function)"\s*:|\{\s*"[^"]{1,80}"\s*:|<\/?tool_call|<\|[a-z_]+\|>|website-data/i;
const beginnings = ['functions.', 'tool_call', 'function_call'];
const instructionLength = 40;

const reasoningTag = '(?:think|thinking|thought|reasoning|analysis)\\s*>';
const reasoningStart = new RegExp(`^\\s*<${reasoningTag}`, 'i');
const reasoningEnd = new RegExp(`</${reasoningTag}`, 'i');

const fenceLine = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)*(`{3,}|~{3,})([^\n]*)$/;
/** From here on a line of words may offer a text, or hold data. */
const mayOffer = /[`{}<>|*_[\]:：=→–—“”„«»"‹›「」『』]|(?<![\p{L}\p{N}])['‘’]|\s-(?=\s|$)/u;
/** What a line keeps when its words are left out: the marker of a list, a colon. */
const marker = /^\s*(?:(?:[-*+]|\d{1,9}[.)])\s+)?/;

/** The next part of a list, or of one of its items. */
const continuation = /^(?:\s|[-*+]\s|\d{1,9}[.)]\s)/;
/** A longer list is read as several. */
const contextMax = 2000;
/** Far more than the tokens that a reply may have. */
const lengthMax = 24_000;

const withoutCode = (line: string): string => line.replaceAll(/(`+)[^`]+\1/g, '');

/** The words that take the place of a rejected text. */
export const leftOut = (why: string): string => `*A text ${why} was left out here.*`;

const usedAlready = rejectionWords(['duplicate']);

/** Whether a fence is still open at the end of these lines. */
function hasOpenFence(lines: readonly string[]): boolean {
  let open: string | null = null;
  for (const line of lines) {
    const [, mark, info = ''] = fenceLine.exec(line) ?? [];
    if (mark === undefined) continue;
    if (open === null) open = mark;
    else if (mark.startsWith(open) && info.trim() === '') open = null;
  }
  return open !== null;
}

class Gate implements ReplyGate {
  readonly #parts: ReplyGateParts;
  readonly #starts: readonly string[];
  readonly #offered = createUniqueTexts();
  /** The reply as the model wrote it. */
  #source = '';
  #shown = '';
  /** Where the section starts that is not decided yet, and how much of it is shown. A section ends at an empty line. */
  #section = 0;
  #shownOfSection = 0;
  /** What the words before the section announced. */
  #announced: Announced = null;
  /** Where the blocks start that the section may continue, such as a list. */
  #context: { readonly start: number; readonly announced: Announced } = { start: 0, announced: null };

  constructor(parts: ReplyGateParts) {
    this.#parts = parts;
    const instructions = parts.instructions.map((line) => line.slice(0, instructionLength).toLowerCase());
    this.#starts = [...beginnings, ...instructions];
  }

  readonly push = async (piece: string): Promise<void> => {
    // As the parser counts lines.
    this.#source += piece.replaceAll(/\r\n?/g, '\n');
    if (this.#source.length > lengthMax) throw new ModelError('large');
    this.#dropReasoning();
    if (reasoningStart.test(this.#source)) return;
    for (let end = this.#sectionEnd(); end !== null; end = this.#sectionEnd()) await this.#decide(end);
    this.#showPart();
  };

  readonly end = async (): Promise<string> => {
    if (reasoningStart.test(this.#source)) throw new ModelError('garbled');
    await this.#decide(this.#source.length);
    return this.#shown;
  };

  /** What a model thought aloud, even if only the end of it is marked. */
  #dropReasoning(): void {
    const found = reasoningEnd.exec(this.#source);
    if (found === null) return;
    if (this.#shown !== '') this.#parts.onRestart();
    this.#source = this.#source.slice(found.index + found[0].length).trimStart();
    this.#shown = '';
    this.#section = 0;
    this.#shownOfSection = 0;
    this.#announced = null;
    this.#context = { start: 0, announced: null };
  }

  #show(text: string): void {
    if (text === '') return;
    this.#shown += text;
    this.#parts.onText(text);
  }

  /** Behind the empty line that ends the section; null while it is open. */
  #sectionEnd(): number | null {
    const rest = this.#source.slice(this.#section);
    for (const { 0: gap, index } of rest.matchAll(/\n[^\S\n]*\n/g)) {
      const end = index + gap.length;
      if (rest.slice(0, end).trim() !== '' && !hasOpenFence(rest.slice(0, index).split('\n')))
        return this.#section + end;
    }
    return null;
  }

  async #decide(end: number): Promise<void> {
    const section = this.#source.slice(this.#section, end);
    if (!continuation.test(section) || this.#section - this.#context.start > contextMax)
      this.#context = { start: this.#section, announced: this.#announced };
    const { start, announced } = this.#context;
    const first = this.#source.slice(start, this.#section).split('\n').length - 1;
    const read = readReply(this.#source.slice(start, end), { announced, firstLine: first });
    const lines = section.split('\n');
    const pieces = read.pieces
      .filter(({ from, to }) => to > first && from < first + lines.length)
      .map((piece) => ({ ...piece, from: Math.max(0, piece.from - first), to: piece.to - first }));
    this.#checkLines(lines, pieces);
    this.#show(await this.#withoutRejected(lines, pieces));
    this.#section = end;
    this.#shownOfSection = 0;
    this.#announced = read.announced;
  }

  /** A reply that is data is no answer, in a fence or not. */
  #checkLines(lines: readonly string[], pieces: readonly ReplyPiece[]): void {
    const isFenced = (at: number): boolean =>
      pieces.some(
        ({ kind, from, to }) => kind === 'code' && at >= from && at < to && fenceLine.test(lines[from] ?? ''),
      );
    lines.forEach((line, at) => {
      if (isFenced(at)) return;
      const isInstruction = this.#parts.instructions.some((each) =>
        line.trim().startsWith(each.slice(0, instructionLength)),
      );
      if (dataLine.test(line) || toolCall.test(withoutCode(line)) || isInstruction)
        throw new ModelError('garbled');
    });
    const [opening] = pieces;
    const isData = opening?.texts.some(
      ({ info, text }) => /^json$/i.test(info) && !text.includes('"@context"'),
    );
    if (isData === true && this.#shown.trim() === '') throw new ModelError('garbled');
  }

  /** What is to be shown of the lines, a sentence in place of each piece that is rejected. */
  async #withoutRejected(lines: readonly string[], pieces: readonly ReplyPiece[]): Promise<string> {
    const parts: string[] = [];
    let at = 0;
    let skipped = this.#shownOfSection;
    const keep = (to: number): void => {
      const text = `${lines.slice(at, to).join('\n')}${to > at && to < lines.length ? '\n' : ''}`;
      parts.push(text.slice(skipped));
      skipped = Math.max(0, skipped - text.length);
      at = Math.max(at, to);
    };
    for (const piece of pieces) {
      const why = await this.#whyNot(piece);
      if (why === null) continue;
      keep(piece.from);
      const beginning = beginningOf(piece, lines.slice(at, piece.to).join('\n'), skipped);
      const end = `${piece.kind === 'row' ? ' |' : ''}${piece.to < lines.length ? '\n' : ''}`;
      parts.push(`${beginning}${leftOut(why)}${end}`);
      skipped = 0;
      at = Math.max(at, piece.to);
    }
    keep(lines.length);
    return parts.join('');
  }

  async #whyNot({ texts, offer }: ReplyPiece): Promise<string | null> {
    if (offer !== null && !this.#offered.isNew(offer)) return usedAlready;
    if (offer !== null) this.#offered.add(offer);
    for (const text of texts) {
      const why = await this.#parts.reject(text);
      if (why !== null) return why;
    }
    return null;
  }

  /** Of an open section: words before anything that could be offered, or be data. */
  #showPart(): void {
    if (this.#announced !== null) return;
    const section = this.#source.slice(this.#section);
    let until = 0;
    for (const line of section.split('\n')) {
      if (!this.#isProse(line)) break;
      const at = line.search(mayOffer);
      until += at === -1 ? line.length + 1 : at;
      if (at !== -1) break;
    }
    until = Math.min(until, section.trimEnd().length);
    if (until <= this.#shownOfSection) return;
    this.#show(section.slice(this.#shownOfSection, until));
    this.#shownOfSection = until;
  }

  #isProse(line: string): boolean {
    const start = line.toLowerCase();
    return (
      /^\p{L}/u.test(start) &&
      start.length > 2 &&
      !this.#starts.some((each) => each.startsWith(start) || start.startsWith(each))
    );
  }
}

/** What stays of the first line of a piece. */
function beginningOf(piece: ReplyPiece, lines: string, shown: number): string {
  if (shown > 0) {
    const sign = /^\s*[:：]?\s*/.exec(lines.slice(shown))?.[0] ?? '';
    return sign === '' && !/\s$/.test(lines.slice(0, shown)) ? ' ' : sign;
  }
  if (piece.kind === 'row') return '| ';
  // Behind the indent of code the sentence would be code.
  if (piece.kind === 'code' && !fenceLine.test(lines.split('\n')[0] ?? '')) return '';
  return marker.exec(lines)?.[0] ?? '';
}

export const createReplyGate = (parts: ReplyGateParts): ReplyGate => new Gate(parts);
