/** Reads the conditions that somebody sets for a text: what it must mention, begin and end with or leave out, and what else is said about it. */
import { anyOf, escaped, firstCue } from './cues.ts';
import { quotes } from './quotations.ts';

/** The words of a language, separated by `|`. In some lists {x} is the place of what is named; it follows where there is none. */
export interface ConditionCues {
  readonly mention: string;
  /** Those of `mention` that may say something else: "with". */
  readonly weak: string;
  readonly or: string;
  readonly both: string;
  /** "Made of", which only facts follow: "my name and my town". */
  readonly madeOf: string;
  /** "Has", in "has Windows in it". */
  readonly put: string;
  /** "In it". */
  readonly inside: string;
  /** "For", in "for Hamburg": only names follow. */
  readonly names: string;
  readonly without: string;
  /** "Not", in "must not have oak". */
  readonly not: string;
  readonly start: string;
  readonly notStart: string;
  readonly end: string;
  readonly verb: string;
  readonly possessive: string;
  /** "The word", in "without the word FAQ": any word follows. */
  readonly literal: string;
  readonly question: string;
  readonly oneSentence: string;
  /** "in German=de". */
  readonly tongue: string;
  /** Names of signs, by sign. */
  readonly symbols: Readonly<Record<string, string>>;
  /** Names of what a page shows, such as its phone number, by fact. */
  readonly facts: Readonly<Record<string, string>>;
  /** What cannot be checked: "in capitals". */
  readonly manner: string;
  /** What ends a clause. */
  readonly ends: string;
  readonly connectors: string;
}

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

const article =
  /^(?:the|an?|der|die|das|den|dem|le|la|les|l['’]|un|une|el|los|las|una?|il|lo|gli|i|de|het|een|also|too|auch|both|zowel)\s*(?<=\s|['’])/iu;
/** A quotation is masked by its number between these. */
const [from, to] = ['\ue000', '\ue001'];
const masked = new RegExp(`${from}(\\d+)${to}`, 'u');
/** A longer quotation is a text, not words to use. */
const quotedWords = 6;
const surelyWords = 4;
const clauseEnd = String.raw`[.;:!?()\n]`;

/** The text of a quotation. */
const quoteOf = (found: readonly (string | undefined)[]): string =>
  (found.find((each) => each !== undefined) ?? '').trim();

/** "{x} at the end": what is named is a quotation, or the words around the cue up to the end of the clause. */
function templates(list: string): RegExp[] {
  const named = `${from}\\d+${to}`;
  return list
    .split('|')
    .toSorted((a, b) => b.length - a.length)
    .map((entry) => {
      const [before = '', after = null] = entry.includes('{x}') ? entry.split('{x}') : [`${entry} `];
      const head = before.trim() === '' ? '' : String.raw`(?<![\p{L}\p{N}])${escaped(before.trim())}\s+`;
      const tail =
        after === null || after.trim() === '' ? '' : String.raw`\s+${escaped(after.trim())}(?![\p{L}\p{N}])`;
      const words =
        tail === ''
          ? String.raw`(?:[\p{L}\p{N}+#&'’-]+\s+){0,2}${named}|[\p{L}\p{N}][^,${from}]*?(?=\s*(?:,|$|${clauseEnd}))`
          : String.raw`(?:[\p{L}\p{N}'’-]+\s+){0,2}${named}|(?:[\p{L}\p{N}+#&'’-]+\s+){0,2}[\p{L}\p{N}+#&'’-]+`;
      return new RegExp(`${head}(${words})${tail}`, 'iu');
    });
}

/** Reads a message, in which what it pastes and the lengths it names are replaced already. */
export type ReadMessageConditions = (text: string, kinds: WordKinds) => ReadConditions;

/** Compiles the cues of a language once, for all its messages. */
export function conditionReader(cues: ConditionCues): ReadMessageConditions {
  const whole = (list: string): string => String.raw`(?<![\p{L}\p{N}])(?:${anyOf(list)})(?![\p{L}\p{N}])`;
  const [placed, plain] = [
    (list: string): string =>
      list
        .split('|')
        .filter((each) => each.includes('{x}'))
        .join('|'),
    (list: string): string =>
      list
        .split('|')
        .filter((each) => !each.includes('{x}'))
        .join('|'),
  ];
  const connector = String.raw`\s*(?:,\s*(?:${whole(cues.connectors)}\s*)?|${whole(`${cues.connectors}|&|+`)})\s*`;
  const nextCue = [cues.mention, plain(cues.without), cues.ends, cues.madeOf, cues.both].map(whole).join('|');
  const listAfter = (list: string, not = '(?!)'): RegExp =>
    new RegExp(
      String.raw`(?!${not})${whole(list)}\s+(?:${whole(cues.both)}\s+)?((?:(?!${nextCue}|${clauseEnd})[\s\S])+)`,
      'giu',
    );
  const compiled = {
    notStart: templates(cues.notStart),
    start: templates(cues.start),
    end: templates(cues.end),
    placedWithout: cues.without.includes('{x}') ? templates(placed(cues.without)) : [],
    // "Without losing oak" keeps it.
    without: listAfter(plain(cues.without), whole(cues.mention)),
    // "Must not have oak", "doesn't say oak".
    negated: new RegExp(
      String.raw`${whole(cues.not)}\s+(?:\p{L}+\s+)?${whole(`${cues.mention}|${cues.put}`)}\s+((?:(?!${nextCue}|${clauseEnd})[\s\S])+)`,
      'giu',
    ),
    mention: listAfter(cues.mention),
    madeOf: listAfter(cues.madeOf),
    inside: new RegExp(
      String.raw`(?:${whole(`${cues.put}|${cues.mention}`)}\s+|^|,)((?:(?!${clauseEnd}|${whole(cues.put)})[\s\S])+?)\s+${whole(cues.inside)}`,
      'giu',
    ),
    colon: /^([^:]{2,60}?):\s+([^:]+?)(?=[.;!?\n]|$)/u,
    names: listAfter(cues.names),
    cues: new RegExp(
      [cues.mention, plain(cues.without), cues.put, cues.inside, cues.both, cues.connectors, cues.or]
        .map(whole)
        .join('|'),
      'giu',
    ),
  };
  const opening = new RegExp(
    String.raw`^(?:(?:${[cues.mention, cues.literal, cues.possessive, cues.put].map(anyOf).join('|')})(?![\p{L}\p{N}])\s*)+`,
    'iu',
  );
  const possessive = new RegExp(
    String.raw`^(?:(?:${anyOf(cues.literal)}|${article.source.slice(1)})\s*)*(?:${anyOf(cues.possessive)})\s`,
    'iu',
  );
  const literal = new RegExp(String.raw`^(?:${anyOf(cues.literal)})\s+`, 'iu');
  const inside = new RegExp(String.raw`\s+${whole(cues.inside)}\s*$`, 'iu');
  const nameOf = (table: Readonly<Record<string, string>>): ((words: string) => string | null) => {
    const patterns = Object.entries(table).map(
      ([name, list]) => [name, new RegExp(String.raw`^(?:${anyOf(list)})$`, 'iu')] as const,
    );
    return (words) => patterns.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
  };
  const weak = new RegExp(String.raw`^(?:${anyOf(cues.weak)})\s`, 'iu');
  const negation = new RegExp(String.raw`^\s*(?:${anyOf(cues.not)})(?![\p{L}])`, 'iu');
  const literalCue = new RegExp(String.raw`(?:${anyOf(cues.literal)})\s+$`, 'iu');
  const or = new RegExp(String.raw`\s+(?:${anyOf(cues.or)})\s+`, 'iu');
  const [factOf, symbolOf] = [nameOf(cues.facts), nameOf(cues.symbols)];
  const tongues = cues.tongue.split('|').map((each) => each.split('=') as [string, string]);
  return (text, { isSubject, isName, isSmall, isTelling, isTarget, isWish }) => {
    const quoted = [...text.matchAll(quotes)].map(([, ...found]) => quoteOf(found));
    let count = -1;
    let rest = text.replaceAll(quotes, () => ` ${from}${(count += 1)}${to} `);
    const unread: string[] = [];
    /** Words without articles, cues and small words before them. */
    const bare = (words: string): string => {
      let own = words.trim().replace(inside, '');
      for (let before = ''; before !== own; ) {
        before = own;
        own = own.replace(opening, '').replace(article, '').trim();
      }
      const parts = own.split(/\s+/);
      const first = parts.findIndex((part) => !isSmall(part));
      if (first === -1 && !/\p{Lu}|\p{N}/u.test(own)) return '';
      return first <= 0 ? own : parts.slice(first).join(' ');
    };
    const quotationIn = (words: string): string | undefined => quoted[Number(masked.exec(words)?.[1] ?? -1)];
    const factIn = (part: string): string | null => {
      const stripped = part.trim().replace(inside, '').replace(article, '');
      return factOf(bare(part)) ?? factOf(stripped) ?? factOf(stripped.replace(/^\S+\s+/, ''));
    };
    type IsSure = (words: string) => boolean;
    type Item = { readonly named: NamedWords } | { readonly symbol: string } | { readonly unnamed: string };
    /** What one part of a list names; null when it names nothing. */
    const itemOf = (said: string, isSure: IsSure, isLiteral = false): Item | null => {
      const [part = '', ...more] = said.split(or);
      const others = more.length === 0 ? {} : { others: more.map((each) => quotationIn(each) ?? bare(each)) };
      const quotation = quotationIn(part);
      if (quotation !== undefined)
        return quotation.split(/\s+/).length > quotedWords
          ? null
          : { named: { words: quotation, fact: null, ...others } };
      if (part.includes('{')) return null;
      const words = bare(part);
      if (isLiteral && words !== '') return { named: { words, fact: null, ...others } };
      const stripped = part.trim().replace(inside, '').replace(article, '');
      const symbol = symbolOf(words) ?? symbolOf(stripped);
      if (symbol !== null) return { symbol };
      const fact = factIn(part);
      if (fact !== null) return { named: { words: part.trim().replace(inside, ''), fact } };
      if (words === '' || !(literal.test(stripped) || isSure(words))) return null;
      const isUnnamed = possessive.test(`${part.trim()} `) && !/\p{Lu}/u.test(words);
      return isUnnamed ? { unnamed: words } : { named: { words, fact: null, ...others } };
    };
    interface Taken {
      readonly items: readonly Item[];
      /** Where the list ends. */
      readonly end: number;
    }
    /** The items that a list begins with; behind the first, what asks for something else ends it. */
    const itemsOf = (list: string, isSure: IsSure, isLiteral = false): Taken => {
      const items: Item[] = [];
      const cut = new RegExp(connector, 'giu');
      let [start, end, isQuoted] = [0, 0, false];
      for (const match of [...list.matchAll(cut), null]) {
        const stop = match?.index ?? list.length;
        const part = list.slice(start, stop);
        if (part.trim() !== '') {
          const isPlain = !masked.test(part) && factIn(part) === null;
          if (
            items.length > 0 &&
            isPlain &&
            (isWish(part) || negation.test(part) || (isQuoted && !/\p{Lu}|\d/u.test(part)))
          )
            break;
          const item = itemOf(part, isSure, isLiteral && items.length === 0);
          if (item === null) break;
          items.push(item);
          isQuoted = masked.test(part);
          end = stop;
        }
        start = stop + (match?.[0].length ?? 0);
      }
      return { items, end };
    };
    const literally: IsSure = (words) => isSubject(words) && !isWish(words);
    // Behind "mention" a word is meant as it is, whatever else it may name.
    const isOrder = isTarget(text);
    const surely: IsSure = (words) =>
      literally(words) ||
      (isOrder && !isTarget(words) && words.split(/\s+/).length <= surelyWords) ||
      // "A title that mentions Scheme" names no schema.
      (/^\p{Lu}[\p{L}\p{N}.-]+$/u.test(words) && isTarget(text.replaceAll(words, ' ')));
    const mark = (index: number, end: number): void => {
      rest = `${rest.slice(0, index)} {x} , ${rest.slice(end)}`;
    };
    /** The lists behind a cue; what else is said there is not understood. */
    const lists = (pattern: RegExp, isSure: IsSure, mayBeUnread = true): Item[] => {
      const found: Item[] = [];
      const listOf = ([said, list = '']: RegExpExecArray): Taken & { readonly begin: number } => {
        const begin = said.lastIndexOf(list);
        const cue = said.slice(0, begin);
        const own = pattern === compiled.mention && weak.test(cue) ? literally : isSure;
        return { ...itemsOf(list, own, literalCue.test(cue)), begin };
      };
      for (;;) {
        const match = [...rest.matchAll(pattern)].find((each) => listOf(each).items.length > 0);
        if (match === undefined) break;
        const { items, begin, end } = listOf(match);
        found.push(...items);
        mark(match.index + begin, match.index + begin + end);
      }
      if (!mayBeUnread) return found;
      for (const match of rest.matchAll(pattern)) {
        const [said = '', list = ''] = match;
        const [first = ''] = list.split(new RegExp(connector, 'iu'));
        if (!first.includes('{') && isTelling(first))
          unread.push(said.slice(0, said.indexOf(list) + first.length).trim());
      }
      return found;
    };
    /** What the first template that fits names. */
    const placedItem = (patterns: readonly RegExp[]): NamedWords | null => {
      for (const pattern of patterns) {
        const match = pattern.exec(rest);
        // "What to fix first" puts nothing in front.
        const isPlain = match !== null && !match[0].startsWith(match[1] ?? '');
        const item =
          match === null ? null : itemOf(match[1] ?? '', (words) => (isOrder || isPlain) && literally(words));
        if (match === null || item === null || !('named' in item)) continue;
        // What stands before the name is not part of it: "a title with oak at the end".
        const begin = match[0].startsWith(match[1] ?? '') ? match[0].search(masked) : 0;
        const own = begin === -1 ? match[0].indexOf(item.named.words) : begin;
        mark(match.index + Math.max(0, own), match.index + match[0].length);
        return item.named;
      }
      return null;
    };
    const take = (list: string): string | null => {
      const said = firstCue(rest, list);
      if (said !== null) rest = rest.replace(said, ' , ');
      return said;
    };
    const tongue = tongues.find(([words]) => take(words) !== null)?.[1] ?? null;
    const manner = take(cues.manner);
    const isQuestion = take(cues.question) !== null;
    const isOneSentence = take(cues.oneSentence) !== null;
    const startsWithVerb = compiled.start.find((pattern) =>
      new RegExp(cues.verb, 'iu').test(pattern.exec(rest)?.[1] ?? ''),
    );
    const isVerbFirst = startsWithVerb !== undefined;
    if (startsWithVerb !== undefined) rest = rest.replace(startsWithVerb, ' , ');
    const notStart = [placedItem(compiled.notStart)].filter((each) => each !== null);
    const start = placedItem(compiled.start);
    const end = placedItem(compiled.end);
    const leaving = [
      ...[placedItem(compiled.placedWithout)].flatMap((named) => (named === null ? [] : [{ named }])),
      ...lists(compiled.negated, surely, false),
      ...lists(compiled.without, surely),
    ];
    // "Title: my name, ‘Colorado’": a list, unless it is one text.
    const colon = compiled.colon.exec(rest);
    const listed = colon !== null && isWish(colon[1] ?? '') ? itemsOf(colon[2] ?? '', surely) : null;
    const isList =
      listed !== null &&
      (listed.items.length > 1 ||
        masked.test((colon?.[2] ?? '').slice(0, listed.end)) ||
        listed.items.some((item) => 'named' in item && item.named.fact !== null));
    if (isList && colon !== null) {
      const begin = colon.index + colon[0].indexOf(colon[2] ?? '');
      mark(begin, begin + listed.end);
    }
    const wanted: Item[] = [
      ...(isList ? listed.items : []),
      ...lists(compiled.inside, surely, false),
      ...lists(compiled.mention, surely),
      ...lists(compiled.madeOf, () => false, false),
      ...lists(compiled.names, (words) => /^\p{Lu}/u.test(words) && isName(words), false),
    ];
    const said = (words: string): string =>
      words.replaceAll(new RegExp(masked, 'gu'), (_, at: string) => quoted[Number(at)] ?? '');
    const leftOver = rest
      .split(/[,;.!?()\n]+|\{x\}/u)
      .map((each) => said(each.replaceAll(compiled.cues, ' ')).trim());
    const target = leftOver.findIndex((each) => isTarget(each));
    const isLeft = (words: string): boolean =>
      isTelling(words) &&
      !isTarget(words) &&
      !unread.some((each) => words.includes(each)) &&
      words !== manner;
    const named = (items: readonly Item[]): NamedWords[] =>
      items.flatMap((item) => ('named' in item ? [item.named] : []));
    const symbols = (items: readonly Item[]): string[] =>
      items.flatMap((item) => ('symbol' in item ? [item.symbol] : []));
    const distinct = (all: readonly NamedWords[]): NamedWords[] =>
      all.filter(({ words }, at) => all.findIndex((other) => other.words === words) === at);
    return {
      mentions: isVerbFirst ? [] : distinct(named(wanted)),
      unnamed: wanted.flatMap((item) => ('unnamed' in item ? [item.unnamed] : []))[0] ?? null,
      without: distinct(named(leaving)),
      withoutSymbols: symbols(leaving),
      withSymbols: symbols(wanted),
      start,
      notStart,
      end,
      isVerbFirst,
      isQuestion,
      isOneSentence,
      tongue,
      unread: manner === null ? unread : [...unread, manner],
      leftOver: leftOver.slice(target + 1).filter((each) => target !== -1 && isLeft(each)),
      rest: rest.replaceAll(new RegExp(masked, 'gu'), '{x}'),
    };
  };
}
