/** Reads the conditions that somebody sets for a text: what it must mention, begin and end with or leave out, and what else is said about it. */
import {
  article,
  type ConditionCues,
  type ConditionPatterns,
  compilePatterns,
  masked,
  maskOf,
} from './condition-patterns.ts';
import { firstCue } from './cues.ts';
import { quotes } from './quotations.ts';

export interface WordKinds {
  /** Whether words can be what a text is to say. */
  readonly isSubject: (words: string) => boolean;
  /** Whether they are a name, or words that are known as nothing else. */
  readonly isName: (words: string) => boolean;
  /** Whether a word says nothing by itself. */
  readonly isSmall: (word: string) => boolean;
  /** Whether words that are no subject say something about the text. */
  readonly isTelling: (words: string) => boolean;
  /** Whether words name a part of the page that can be written. */
  readonly isTarget: (words: string) => boolean;
  /** Whether words ask for something of their own. */
  readonly isWish: (words: string) => boolean;
}

/** What a text is to say or not to say: words, or a fact that the page shows. */
export interface NamedWords {
  /** As they were said. */
  readonly words: string;
  /** Such as phone, or null for the words themselves. */
  readonly fact: string | null;
  /** "CD or DVD": what will do as well. */
  readonly others?: readonly string[];
}

export interface ReadConditions {
  /** All that is to be mentioned, in the order of the message. */
  readonly mentions: readonly NamedWords[];
  /** What is to be mentioned, but not by its name: "our motto". */
  readonly unnamed: string | null;
  readonly without: readonly NamedWords[];
  /** Signs to leave out, such as `pipe`. */
  readonly withoutSymbols: readonly string[];
  readonly withSymbols: readonly string[];
  readonly start: NamedWords | null;
  readonly notStart: readonly NamedWords[];
  readonly end: NamedWords | null;
  readonly isVerbFirst: boolean;
  readonly isQuestion: boolean;
  readonly isOneSentence: boolean;
  /** The language that the text is to be in; null where none is named. */
  readonly tongue: string | null;
  /** Conditions that are not understood, as they were said. */
  readonly unread: readonly string[];
  /** What else is said behind the part of the page that is to be written. */
  readonly leftOver: readonly string[];
  /** The message with its texts and subjects replaced by {x}. */
  readonly rest: string;
}

/** A longer quotation is a text, not words to use. */
const quotedWords = 6;
/** As many words behind "mention" are meant as they are. */
const surelyWords = 4;

type IsSure = (words: string) => boolean;
type Item = { readonly named: NamedWords } | { readonly symbol: string } | { readonly unnamed: string };

interface Listed {
  readonly items: readonly Item[];
  /** Where the list ends. */
  readonly end: number;
}

const named = (items: readonly Item[]): NamedWords[] =>
  items.flatMap((item) => ('named' in item ? [item.named] : []));
const symbols = (items: readonly Item[]): string[] =>
  items.flatMap((item) => ('symbol' in item ? [item.symbol] : []));
const distinct = (all: readonly NamedWords[]): NamedWords[] =>
  all.filter(({ words }, at) => all.findIndex((other) => other.words === words) === at);
const allMasked = new RegExp(masked, 'gu');

/** One message: what was read is replaced, so that nothing is read twice. */
class MessageReading {
  readonly #patterns: ConditionPatterns;
  readonly #kinds: WordKinds;
  readonly #quoted: readonly string[];
  readonly #unread: string[] = [];
  /** Whether the message names a part of the page to write: only then are plain words surely meant for it. */
  readonly #isOrder: boolean;
  readonly #text: string;
  #rest: string;

  constructor(patterns: ConditionPatterns, text: string, kinds: WordKinds) {
    this.#patterns = patterns;
    this.#kinds = kinds;
    this.#text = text;
    this.#isOrder = kinds.isTarget(text);
    this.#quoted = [...text.matchAll(quotes)].map(([, ...found]) =>
      (found.find((each) => each !== undefined) ?? '').trim(),
    );
    let count = -1;
    this.#rest = text.replaceAll(quotes, () => maskOf((count += 1)));
  }

  read(): ReadConditions {
    const { tongues, manner: manners, question, oneSentence, notStart, start, end, notEnd } = this.#patterns;
    const tongue = tongues.find(([words]) => this.#take(words) !== null)?.[1] ?? null;
    const manner = this.#take(manners);
    const isQuestion = this.#take(question) !== null;
    const isOneSentence = this.#take(oneSentence) !== null;
    const isVerbFirst = this.#takeVerbFirst();
    this.#passOver(notEnd.find((pattern) => pattern.test(this.#rest)));
    const places = {
      notStart: [this.#placedItem(notStart)].filter((each) => each !== null),
      start: this.#placedItem(start),
      end: this.#placedItem(end),
    };
    const leaving = this.#takeUnwanted();
    const wanted = this.#takeWanted();
    return {
      mentions: isVerbFirst ? [] : distinct(named(wanted)),
      unnamed: wanted.flatMap((item) => ('unnamed' in item ? [item.unnamed] : []))[0] ?? null,
      without: distinct(named(leaving)),
      withoutSymbols: symbols(leaving),
      withSymbols: symbols(wanted),
      ...places,
      isVerbFirst,
      isQuestion,
      isOneSentence,
      tongue,
      unread: manner === null ? this.#unread : [...this.#unread, manner],
      leftOver: this.#leftOver(manner),
      rest: this.#rest.replaceAll(allMasked, '{x}'),
    };
  }

  #take(list: string): string | null {
    const said = firstCue(this.#rest, list);
    if (said !== null) this.#rest = this.#rest.replace(said, ' , ');
    return said;
  }

  /** "Starting with a verb" names no words. */
  #takeVerbFirst(): boolean {
    const { start, notStart, verb } = this.#patterns;
    const isVerb = (pattern: RegExp): boolean => verb.test(pattern.exec(this.#rest)?.[1] ?? '');
    this.#passOver(notStart.find(isVerb));
    const found = start.find(isVerb);
    if (found !== undefined) this.#rest = this.#rest.replace(found, ' , ');
    return found !== undefined;
  }

  /** What is understood and cannot be checked. */
  #passOver(pattern: RegExp | undefined): void {
    const said = pattern?.exec(this.#rest)?.[0];
    if (said === undefined) return;
    this.#unread.push(this.#unmasked(said).replaceAll(/\s+/g, ' ').trim());
    this.#rest = this.#rest.replace(said, ' , ');
  }

  #unmasked(words: string): string {
    return words.replaceAll(allMasked, (_, at: string) => this.#quoted[Number(at)] ?? '');
  }

  #takeUnwanted(): Item[] {
    const { placedWithout, negated, without } = this.#patterns;
    const placed = this.#placedItem(placedWithout);
    return [
      ...(placed === null ? [] : [{ named: placed }]),
      ...this.#lists(negated, this.#isSurely, false),
      ...this.#lists(without, this.#isSurely),
    ];
  }

  #takeWanted(): Item[] {
    const { put, mention, madeOf, names } = this.#patterns;
    const { isName } = this.#kinds;
    return [
      ...this.#takeColonList(),
      ...this.#lists(put, this.#isSurely, false),
      ...this.#lists(mention, this.#isSurely),
      ...this.#lists(madeOf, () => false, false),
      ...this.#lists(names, (words) => /^\p{Lu}/u.test(words) && isName(words), false),
    ];
  }

  /** "Title: my name, ‘Colorado’": a list, unless it is one text. */
  #takeColonList(): readonly Item[] {
    const match = this.#patterns.colon.exec(this.#rest);
    if (match === null || !this.#kinds.isWish(match[1] ?? '')) return [];
    const [all, , list = ''] = match;
    const { items, end } = this.#itemsOf(list, this.#isSurely);
    const isList =
      items.length > 1 || masked.test(list.slice(0, end)) || named(items).some(({ fact }) => fact !== null);
    if (!isList) return [];
    const begin = match.index + all.indexOf(list);
    this.#mark(begin, begin + end);
    return items;
  }

  /** What is said behind the part of the page that is to be written, and was not read. */
  #leftOver(manner: string | null): string[] {
    const { isTarget, isTelling } = this.#kinds;
    const parts = this.#rest
      .split(/[,;.!?()\n]+|\{x\}/u)
      .map((each) => this.#unmasked(each.replaceAll(this.#patterns.cues, ' ')).trim());
    const target = parts.findIndex((each) => isTarget(each));
    if (target === -1) return [];
    return parts
      .slice(target + 1)
      .filter(
        (words) =>
          isTelling(words) &&
          !isTarget(words) &&
          !this.#unread.some((each) => words.includes(each)) &&
          words !== manner,
      );
  }

  #mark(index: number, end: number): void {
    this.#rest = `${this.#rest.slice(0, index)} {x} , ${this.#rest.slice(end)}`;
  }

  readonly #isLiterally: IsSure = (words) => this.#kinds.isSubject(words) && !this.#kinds.isWish(words);

  /** Behind "mention" a word is meant as it is, whatever else it may name. */
  readonly #isSurely: IsSure = (words) =>
    this.#isLiterally(words) ||
    (this.#isOrder && !this.#kinds.isTarget(words) && words.split(/\s+/).length <= surelyWords) ||
    // "A title that mentions Scheme" names no schema.
    (/^\p{Lu}[\p{L}\p{N}.-]+$/u.test(words) && this.#kinds.isTarget(this.#text.replaceAll(words, ' ')));

  /** What the first template that fits names. */
  #placedItem(patterns: readonly RegExp[]): NamedWords | null {
    for (const pattern of patterns) {
      const match = pattern.exec(this.#rest);
      if (match === null) continue;
      const [all, name = ''] = match;
      const isBehindCue = !all.startsWith(name);
      // "What to fix first" puts nothing in front.
      const item = this.#itemOf(name, (words) => (this.#isOrder || isBehindCue) && this.#isLiterally(words));
      if (item === null || !('named' in item)) continue;
      // What stands before the name is not part of it: "a title with oak at the end".
      const quotation = isBehindCue ? 0 : all.search(masked);
      const begin = quotation === -1 ? all.indexOf(item.named.words) : quotation;
      this.#mark(match.index + Math.max(0, begin), match.index + all.length);
      return item.named;
    }
    return null;
  }

  /** The lists behind a cue; what else is said there is not understood. */
  #lists(pattern: RegExp, isSure: IsSure, mayBeUnread = true): Item[] {
    const { mention, weak, endsLiteral, connector } = this.#patterns;
    const found: Item[] = [];
    const listOf = ([said, list = '']: RegExpExecArray): Listed & { readonly begin: number } => {
      const begin = said.lastIndexOf(list);
      const cue = said.slice(0, begin);
      const own = pattern === mention && weak.test(cue) ? this.#isLiterally : isSure;
      return { ...this.#itemsOf(list, own, endsLiteral.test(cue)), begin };
    };
    for (;;) {
      const match = [...this.#rest.matchAll(pattern)].find((each) => listOf(each).items.length > 0);
      if (match === undefined) break;
      const { items, begin, end } = listOf(match);
      found.push(...items);
      this.#mark(match.index + begin, match.index + begin + end);
    }
    if (!mayBeUnread) return found;
    for (const [said, list = ''] of this.#rest.matchAll(pattern)) {
      const [first = ''] = list.split(connector);
      if (!first.includes('{') && this.#kinds.isTelling(first))
        this.#unread.push(said.slice(0, said.indexOf(list) + first.length).trim());
    }
    return found;
  }

  /** The items that a list begins with; behind the first, what asks for something else ends it. */
  #itemsOf(list: string, isSure: IsSure, isLiteral = false): Listed {
    const items: Item[] = [];
    let [start, end, isQuoted] = [0, 0, false];
    for (const match of [...list.matchAll(this.#patterns.connector), null]) {
      const stop = match?.index ?? list.length;
      const part = list.slice(start, stop);
      if (part.trim() !== '') {
        if (items.length > 0 && this.#endsList(part, isQuoted)) break;
        const item = this.#itemOf(part, isSure, isLiteral && items.length === 0);
        if (item === null) break;
        items.push(item);
        isQuoted = masked.test(part);
        end = stop;
      }
      start = stop + (match?.[0].length ?? 0);
    }
    return { items, end };
  }

  #endsList(part: string, isAfterQuotation: boolean): boolean {
    if (masked.test(part) || this.#factIn(part) !== null) return false;
    const isLowerCase = !/\p{Lu}|\d/u.test(part);
    return (
      this.#kinds.isWish(part) || this.#patterns.negation.test(part) || (isAfterQuotation && isLowerCase)
    );
  }

  /** What one part of a list names; null when it names nothing. */
  #itemOf(said: string, isSure: IsSure, isLiteral = false): Item | null {
    const { or, literal, possessive, symbolOf, takenBack } = this.#patterns;
    const [part = '', ...more] = said.split(or);
    const others =
      more.length === 0 ? {} : { others: more.map((each) => this.#quotationIn(each) ?? this.#bare(each)) };
    const quotation = this.#quotationIn(part);
    if (quotation !== undefined)
      return quotation.split(/\s+/).length > quotedWords
        ? null
        : { named: { words: quotation, fact: null, ...others } };
    if (part.includes('{') || takenBack.test(part)) return null;
    const words = this.#bare(part);
    if (isLiteral && words !== '') return { named: { words, fact: null, ...others } };
    const stripped = this.#stripped(part);
    const symbol = symbolOf(words) ?? symbolOf(stripped);
    if (symbol !== null) return { symbol };
    const fact = this.#factIn(part);
    if (fact !== null) return { named: { words: part.trim().replace(this.#patterns.inside, ''), fact } };
    if (words === '' || !(literal.test(stripped) || isSure(words))) return null;
    const isUnnamed = possessive.test(`${part.trim()} `) && !/\p{Lu}/u.test(words);
    return isUnnamed ? { unnamed: words } : { named: { words, fact: null, ...others } };
  }

  #quotationIn(words: string): string | undefined {
    return this.#quoted[Number(masked.exec(words)?.[1] ?? -1)];
  }

  #factIn(part: string): string | null {
    const { factOf } = this.#patterns;
    const stripped = this.#stripped(part);
    return factOf(this.#bare(part)) ?? factOf(stripped) ?? factOf(stripped.replace(/^\S+\s+/, ''));
  }

  #stripped(part: string): string {
    return part.trim().replace(this.#patterns.inside, '').replace(article, '');
  }

  /** Words without articles, cues and small words before them. */
  #bare(words: string): string {
    const { inside, opening } = this.#patterns;
    let own = words.trim().replace(inside, '');
    for (let before = ''; before !== own; ) {
      before = own;
      own = own.replace(opening, '').replace(article, '').trim();
    }
    const parts = own.split(/\s+/);
    const first = parts.findIndex((part) => !this.#kinds.isSmall(part));
    if (first === -1 && !/\p{Lu}|\p{N}/u.test(own)) return '';
    return first <= 0 ? own : parts.slice(first).join(' ');
  }
}

/** Reads a message, in which what it pastes and the lengths it names are replaced already. */
export type ReadMessageConditions = (text: string, kinds: WordKinds) => ReadConditions;

/** Compiles the cues of a language once, for all its messages. */
export function conditionReader(cues: ConditionCues): ReadMessageConditions {
  const patterns = compilePatterns(cues);
  return (text, kinds) => new MessageReading(patterns, text, kinds).read();
}
