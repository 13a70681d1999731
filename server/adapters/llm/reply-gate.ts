/** Decides what of a reply may be shown while it streams: no JSON, no tool calls, no instructions, and texts to paste only when checked. */
import type { ReplyBlock } from '@pagewright/engine/assistant/reject-block';
import { rejectionWords } from '@pagewright/engine/suggest/accept/rejection-words';
import { createUniqueTexts } from '@pagewright/engine/suggest/accept/unique-texts';
import { formatOf } from './chat-extras.ts';
import { ModelError } from './model-errors.ts';

export interface ReplyGate {
  /** Rejects with a ModelError as soon as the reply is none. */
  readonly push: (piece: string) => Promise<void>;
  /** The whole reply as it was shown. */
  readonly end: () => Promise<string>;
}

export interface ReplyGateParts {
  /** What is wrong with a text to paste; null when it may be shown. */
  readonly reject: (block: ReplyBlock) => Promise<string | null>;
  readonly onText: (text: string) => void;
  /** Lines of the instructions. */
  readonly instructions: readonly string[];
}

const fence = /^ {0,3}(`{3,}|~{3,})([^\n`]*)$/;
/** A line that is data and no sentence. */
const dataLine =
  /^\s*(?:\{\s*(?:["'}]|$)|\[\s*(?:[{"\]]|$)|<\/?(?:tool|function|invoke|parameter|website-data)|<\||\[TOOL_CALLS|functions\.\w|(?:tool_calls?|function_call)\s*[:=({])/i;
const toolCall =
  /"(?:arguments|parameters|tool_calls?|function)"\s*:|<\/?tool_call|<\|[a-z_]+\|>|website-data/i;
const beginnings = ['functions.', 'tool_call', 'function_call'];
const instructionLength = 40;

const withoutCode = (line: string): string => line.replaceAll(/(`+)[^`]+\1/g, '');

/** The words that take the place of a rejected text. */
export const leftOut = (why: string): string => `*A text ${why} was left out here.*`;

const usedAlready = rejectionWords(['duplicate']);

class Gate implements ReplyGate {
  readonly #parts: ReplyGateParts;
  readonly #starts: readonly string[];
  readonly #offered = createUniqueTexts();
  #shown = '';
  /** What was neither shown nor rejected yet: from the start of a line, or of a block. */
  #held = '';
  /** How much of the held line is shown already. */
  #shownOfLine = 0;
  #block: { readonly mark: string; readonly info: string } | null = null;

  constructor(parts: ReplyGateParts) {
    this.#parts = parts;
    const instructions = parts.instructions.map((line) => line.slice(0, instructionLength).toLowerCase());
    this.#starts = [...beginnings, ...instructions];
  }

  readonly push = async (piece: string): Promise<void> => {
    this.#held += piece;
    await this.#takeLines();
    if (this.#block === null) this.#showPart();
  };

  readonly end = async (): Promise<string> => {
    if (this.#block === null) this.#takeLine(this.#held, '');
    else await this.#takeBlock(this.#held.replace(/\n[^\n]*$/, ''), this.#held);
    this.#held = '';
    return this.#shown;
  };

  #show(text: string): void {
    if (text === '') return;
    this.#shown += text;
    this.#parts.onText(text);
  }

  async #takeLines(): Promise<void> {
    for (;;) {
      if (this.#block !== null) {
        const end = this.#blockEnd();
        if (end === null) return;
        const whole = this.#held.slice(0, end.to);
        this.#held = this.#held.slice(end.to);
        await this.#takeBlock(whole.slice(0, end.from), whole);
      } else {
        const at = this.#held.indexOf('\n');
        if (at === -1) return;
        const line = this.#held.slice(0, at);
        const opening = this.#shownOfLine === 0 ? fence.exec(line) : null;
        if (opening !== null) this.#block = { mark: opening[1] ?? '', info: (opening[2] ?? '').trim() };
        else {
          this.#held = this.#held.slice(at + 1);
          this.#takeLine(line, '\n');
        }
      }
    }
  }

  /** Where the open block ends: its content, and all of it. */
  #blockEnd(): { readonly from: number; readonly to: number } | null {
    const { mark } = this.#block ?? { mark: '' };
    for (let at = this.#held.indexOf('\n') + 1; at > 0; ) {
      const next = this.#held.indexOf('\n', at);
      if (next === -1) return null;
      const line = this.#held.slice(at, next).trim();
      if (line.startsWith(mark) && /^(?:`+|~+)$/.test(line)) return { from: at - 1, to: next + 1 };
      at = next + 1;
    }
    return null;
  }

  async #takeBlock(opened: string, whole: string): Promise<void> {
    const { info } = this.#block ?? { info: '' };
    const lastLine = whole.slice(whole.lastIndexOf('\n', whole.length - 2) + 1).trim();
    const isClosed = /^(?:`{3,}|~{3,})$/.test(lastLine);
    const text = (isClosed ? opened : whole).slice(opened.indexOf('\n') + 1);
    this.#block = null;
    // A reply that begins with data is no answer, in a fence or not.
    const isData = /^json$/i.test(info) && !text.includes('"@context"');
    if (isData && this.#shown.trim() === '') throw new ModelError('garbled');
    const isNew = this.#offered.isNew(text);
    this.#offered.add(text);
    const why = isNew ? await this.#parts.reject({ format: formatOf(info, text), info, text }) : usedAlready;
    this.#show(why === null ? whole : `${leftOut(why)}\n`);
  }

  #takeLine(line: string, end: string): void {
    const plain = withoutCode(line);
    const isInstruction = this.#parts.instructions.some((each) =>
      line.trim().startsWith(each.slice(0, instructionLength)),
    );
    if (dataLine.test(line) || toolCall.test(plain) || isInstruction) throw new ModelError('garbled');
    this.#show(line.slice(this.#shownOfLine) + end);
    this.#shownOfLine = 0;
  }

  /** Of an unfinished line: all before anything that could be data. */
  #showPart(): void {
    const line = this.#held;
    const start = line.trimStart().toLowerCase();
    if (start.length < 3 || /^[{[<`~]/.test(start)) return;
    if (this.#starts.some((each) => each.startsWith(start) || start.startsWith(each))) return;
    const open = line.search(/[{<]/);
    const until = open === -1 ? line.length : open;
    if (until <= this.#shownOfLine) return;
    this.#show(line.slice(this.#shownOfLine, until));
    this.#shownOfLine = until;
  }
}

export const createReplyGate = (parts: ReplyGateParts): ReplyGate => new Gate(parts);
