/** Reads a reply as Markdown and lists what it offers to paste, wherever that stands: code, quotes, lists, tables, quotation marks, after labels. */
import type { ReplyBlock } from '@pagewright/engine/chat/reject-block';
import MarkdownIt, { type Token } from 'markdown-it';
import { isLabel } from './offer-labels.ts';
import {
  type Announced,
  announcement,
  isBold,
  isOffered,
  plainText,
  textBlock,
  type Use,
  withoutMeasures,
  wordTexts,
} from './offered-words.ts';

/** Lines of a reply that are shown or left out together. */
export interface ReplyPiece {
  readonly kind: 'code' | 'quote' | 'row' | 'words';
  /** From this line, to before that one. */
  readonly from: number;
  readonly to: number;
  readonly texts: readonly ReplyBlock[];
  /** Offered once in a reply; null when it may be repeated. */
  readonly offer: string | null;
}

export interface ReadReply {
  readonly pieces: readonly ReplyPiece[];
  /** As what the last words announce the text that comes next. */
  readonly announced: Announced;
}

const parse = (markdown: string): Token[] =>
  new MarkdownIt({ html: false, maxNesting: 20 }).parse(markdown, {});

const linesOf = ({ map }: Token): { from: number; to: number } => ({
  from: map?.[0] ?? 0,
  to: map?.[1] ?? 0,
});

/** The token that closes the one at this index. */
function closingOf(tokens: readonly Token[], at: number): number {
  const { level } = tokens[at] ?? { level: 0 };
  const end = tokens.findIndex((token, index) => index > at && token.level === level && token.nesting === -1);
  return end === -1 ? tokens.length : end;
}

const isCode = ({ type }: Token): boolean => type === 'fence' || type === 'code_block';

const codePiece = (token: Token): ReplyPiece => {
  const info = token.type === 'fence' ? (token.info.trim().split(/\s+/)[0] ?? '') : '';
  const text = token.content.replace(/\n$/, '');
  return { kind: 'code', ...linesOf(token), texts: [textBlock(text, 'paste', info)], offer: text };
};

function quotePiece(opening: Token, inside: readonly Token[]): ReplyPiece {
  const words = inside.filter(({ type }) => type === 'inline').map(plainText);
  const codes = inside.filter(isCode).flatMap((token) => codePiece(token).texts);
  const text = words.join('\n');
  return {
    kind: 'quote',
    ...linesOf(opening),
    texts: [textBlock(withoutMeasures(text), 'paste'), ...codes],
    offer: text,
  };
}

/** Beside a label the other cells are texts to paste. */
function rowPiece(opening: Token, inside: readonly Token[], head: readonly string[]): ReplyPiece {
  const cells = inside.filter(({ type }) => type === 'inline');
  const isNamed = isLabel(plainText(cells[0] ?? opening));
  const texts = cells.flatMap((cell, at) => {
    const isText = (isNamed && at > 0) || isLabel(head[at] ?? '');
    const announced = isText && isOffered(plainText(cell)) ? 'words' : null;
    return wordTexts(cell, { announced, isListed: true });
  });
  return { kind: 'row', ...linesOf(opening), texts, offer: null };
}

export interface ReadFrom {
  /** What the words before announced. */
  readonly announced: Announced;
  /** Pieces before it are not wanted. */
  readonly firstLine: number;
}

class Reader {
  readonly #tokens: readonly Token[];
  readonly #pieces: ReplyPiece[] = [];
  readonly #firstLine: number;
  #announced: Announced;
  /** The level of the list that was announced as a whole. */
  #list: { readonly level: number; readonly use: Use } | null = null;
  #lists = 0;
  #head: readonly string[] = [];

  constructor(markdown: string, { announced, firstLine }: ReadFrom) {
    this.#tokens = parse(markdown);
    this.#announced = announced;
    this.#firstLine = firstLine;
  }

  read(): ReadReply {
    for (let at = 0; at < this.#tokens.length; at += 1) {
      const token = this.#tokens[at];
      if (token !== undefined) at = this.#take(token, at);
    }
    return { pieces: this.#pieces, announced: this.#announced };
  }

  /** The index of the last token that was read. */
  #take(token: Token, at: number): number {
    if (isCode(token)) this.#add(codePiece(token));
    else if (token.type === 'blockquote_open' || token.type === 'tr_open') return this.#takeGroup(token, at);
    else if (token.type.endsWith('_list_open')) this.#openList(token);
    else if (token.type.endsWith('_list_close')) this.#closeList(token);
    else if (token.type === 'inline') this.#takeWords(token, this.#tokens[at - 1]?.type === 'heading_open');
    return at;
  }

  #add(piece: ReplyPiece): void {
    this.#pieces.push(piece);
    this.#announced = null;
  }

  #takeGroup(opening: Token, at: number): number {
    const end = closingOf(this.#tokens, at);
    const inside = this.#tokens.slice(at + 1, end);
    if (opening.type === 'blockquote_open') this.#add(quotePiece(opening, inside));
    else {
      const isHead = this.#tokens[at - 1]?.type === 'thead_open';
      if (isHead) this.#head = inside.filter(({ type }) => type === 'inline').map(plainText);
      this.#add(rowPiece(opening, inside, isHead ? [] : this.#head));
    }
    return end;
  }

  #openList({ level }: Token): void {
    this.#lists += 1;
    if (this.#announced !== null) this.#list ??= { level, use: this.#announced };
    this.#announced = null;
  }

  #closeList({ level }: Token): void {
    this.#lists -= 1;
    if (this.#list?.level === level) this.#list = null;
  }

  #takeWords(token: Token, isHeading: boolean): void {
    const announced = this.#announced ?? this.#list?.use ?? null;
    const isListed = this.#lists > 0 || isHeading;
    const text = plainText(token);
    if (linesOf(token).to > this.#firstLine) {
      const texts = wordTexts(token, { announced, isListed });
      this.#pieces.push({ kind: 'words', ...linesOf(token), texts, offer: announced === null ? null : text });
    }
    this.#announced = announcement(text, isHeading || isBold(token));
  }
}

/** The pieces in the order of their lines; what no piece covers is neither words nor code. */
export const readReply = (markdown: string, from: ReadFrom): ReadReply => new Reader(markdown, from).read();
