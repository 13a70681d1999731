/** Reads the conditions that somebody sets for a text: what it must mention, begin with or leave out, and what else is said about it. */
import { anyOf, escaped, firstCue, hasCue, quotesAfter } from './cues.ts';
import { quotes } from './quotations.ts';

/** The words of a language, separated by `|`. */
export interface ConditionCues {
  readonly mention: string;
  /** "Put", in "put Windows in it". */
  readonly put: string;
  /** "In it". */
  readonly inside: string;
  /** "For", in "for Hamburg": only names follow. */
  readonly names: string;
  readonly without: string;
  readonly start: string;
  readonly verb: string;
  readonly possessive: string;
  /** "The word", in "without the word FAQ": any word follows. */
  readonly literal: string;
  /** What cannot be checked: "as a question", "in one sentence". */
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
  /** Whether words ask for something of their own. */
  readonly isWish: (words: string) => boolean;
}

export interface ReadConditions {
  /** All that is to be mentioned. */
  readonly mentions: readonly string[];
  /** Names that the text is for, and must mention as well. */
  readonly names: readonly string[];
  /** What is to be mentioned, but not by its name: "our town". */
  readonly unnamed: string | null;
  readonly without: readonly string[];
  /** What the text is to begin with. */
  readonly start: string | null;
  readonly isVerbFirst: boolean;
  /** Conditions that are not understood, as they were said. */
  readonly unread: readonly string[];
  /** The message with its texts and subjects replaced by {x}. */
  readonly rest: string;
}

interface Clause {
  /** With its cue. */
  readonly said: string;
  readonly words: string;
  /** What follows a comma or a connector: "mention Windows and Mac". */
  readonly isMore: boolean;
}

const article =
  /^(?:the words?|the|an?|der|die|das|le|la|les|el|los|las|il|lo|gli|os?|de|het|een|our|my)\s+/iu;

type FindClauses = (text: string) => Clause[];

/** Finds what follows each of the cues up to the end of its clause, without its article, and what is joined to it. */
function clauseFinder(list: string, ends: string, connectors: string): FindClauses {
  const cues = anyOf(list);
  const stop = String.raw`(?=\s*(?:[,.;:!?)]|$|(?<![\p{L}\p{N}])(?:${ends})(?![\p{L}\p{N}])))`;
  const first = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${cues})\s+(?!(?:${cues})\s)(.+?)${stop}`, 'giu');
  const joined = new RegExp(
    String.raw`^(?:\s*,)?\s*(?:(?<=,\s*)|(?<![\p{L}])(?:${anyOf(connectors)})\s)\s*(?!(?:${ends})(?![\p{L}\p{N}]))([\p{L}\p{N}{].*?)${stop}`,
    'iu',
  );
  const clause = (said: string, words: string, isMore: boolean): Clause => ({
    said,
    words: words.replace(article, ''),
    isMore,
  });
  return (text) =>
    [...text.matchAll(first)].flatMap((match) => {
      const found = [clause(match[0], match[1] ?? '', false)];
      let rest = text.slice(match.index + match[0].length);
      for (let next = joined.exec(rest); next !== null; next = joined.exec(rest)) {
        found.push(clause(next[1] ?? '', next[1] ?? '', true));
        rest = rest.slice(next[0].length);
      }
      return found;
    });
}

/** "We are family owned": the small words before it are not part of what is to be said. */
function withoutSmall(words: string, isSmall: (word: string) => boolean): string {
  const parts = words.trim().split(/\s+/);
  const from = parts.findIndex((part) => !isSmall(part));
  return from <= 0 ? words.trim() : parts.slice(from).join(' ');
}

/** Reads a message, in which what it pastes and names is replaced by {x} already. */
export type ReadMessageConditions = (
  text: string,
  quoted: readonly string[],
  kinds: WordKinds,
) => ReadConditions;

/** Compiles the cues of a language once, for all its messages. */
export function conditionReader(cues: ConditionCues): ReadMessageConditions {
  const ends = [cues.without, cues.mention, cues.ends, cues.connectors].map(anyOf).join('|');
  const finder = (list: string): FindClauses => clauseFinder(list, ends, cues.connectors);
  const clausesOf = {
    without: finder(cues.without),
    start: finder(cues.start),
    mention: finder(cues.mention),
    names: finder(cues.names),
  };
  const leavesOut = new RegExp(String.raw`(?:${anyOf(cues.without)})\s+(?:\p{L}+\s+){0,3}$`, 'iu');
  const startsWithVerb = new RegExp(
    String.raw`(?:${anyOf(cues.start)})\s+(?:\p{L}+\s+)?(?:${anyOf(cues.verb)})(?![\p{L}])`,
    'iu',
  );
  const putInside = new RegExp(
    String.raw`(?<![\p{L}])(?:${anyOf(cues.put)})\s+(.+?)\s+(?:${anyOf(cues.inside)})(?![\p{L}])`,
    'iu',
  );
  const possessive = anyOf(cues.possessive);
  const literal = new RegExp(String.raw`(?<![\p{L}])(?:${anyOf(cues.literal)})\s+([\p{L}\p{N}-]+)`, 'iu');
  return (text, quoted, { isSubject, isName, isSmall, isTelling, isWish }) => {
    // "With ‘oak’, without the word ‘cheap’": the second quotation is what to leave out.
    const unwanted = [...text.matchAll(quotes)]
      .map(({ index }, at) => (leavesOut.test(text.slice(0, index)) ? quoted[at] : undefined))
      .filter((each) => each !== undefined);
    let rest = text.replaceAll(quotes, ' {x} ');
    const unread: string[] = [];
    /** The subjects of the clauses; what else they say is not understood. */
    const subjects = (find: FindClauses): string[] => {
      const found: string[] = [];
      let isHeld = false;
      for (const { said, words, isMore } of find(rest)) {
        // "Mention oak and write a description": what follows is no condition.
        isHeld &&= isMore && !isWish(words);
        if ((isMore && !isHeld) || words.includes('{')) continue;
        const named = literal.exec(said)?.[1];
        const own = named ?? withoutSmall(words, isSmall);
        const isFound = named !== undefined || (isMore ? isName(own) : isSubject(words));
        if (isFound) found.push(own);
        else if (isTelling(words)) unread.push(said.trim());
        isHeld = isFound || isTelling(words);
      }
      for (const each of found) rest = rest.replace(each, ' {x} ');
      return found;
    };
    const left = [...unwanted, ...subjects(clausesOf.without)];
    const isVerbFirst = startsWithVerb.test(rest);
    const opens = !isVerbFirst && unwanted.length === 0 && hasCue(rest, cues.start);
    const start = opens ? (quoted[0] ?? subjects(clausesOf.start)[0] ?? null) : null;
    const put = putInside.exec(rest)?.[1];
    const isPut = put !== undefined && isSubject(put);
    if (isPut) rest = rest.replace(put, ' {x} ');
    const before = rest;
    const asked = subjects(clausesOf.mention);
    const isUnnamed = (words: string): boolean =>
      new RegExp(String.raw`(?<![\p{L}])(?:${possessive})\s+${escaped(words)}`, 'iu').test(before);
    const names = clausesOf
      .names(rest)
      .flatMap(({ words }) => (/^\p{Lu}/u.test(words) && isName(words) ? [words] : []));
    const wanted = isVerbFirst ? [] : asked.filter((words) => !isUnnamed(words));
    const inQuotes = quotesAfter(text, cues.mention, cues.inside, cues.connectors).filter(
      (each) => !unwanted.includes(each),
    );
    const manner = firstCue(rest, cues.manner);
    return {
      mentions: [...new Set([...wanted, ...(isPut ? [put.trim()] : []), ...inQuotes])],
      names,
      unnamed: asked.find(isUnnamed) ?? null,
      without: left,
      start,
      isVerbFirst,
      unread: manner === null ? unread : [...unread.filter((each) => !each.includes(manner)), manner],
      rest,
    };
  };
}
