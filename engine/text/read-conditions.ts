/** Reads the conditions that somebody sets for a text: what it must mention, begin with or leave out, and what else is said about it. */
import { anyOf, escaped, firstCue, hasCue, quotesAfter } from './cues.ts';
import { quoteStart, quotes } from './quotations.ts';

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

/** What follows each of the cues up to the end of its clause, without its article, and what is joined to it. */
function clausesAfter(
  text: string,
  cues: string,
  { ends, connectors }: { ends: string; connectors: string },
) {
  const stop = String.raw`(?=\s*(?:[,.;:!?)]|$|(?<![\p{L}\p{N}])(?:${ends})(?![\p{L}\p{N}])))`;
  const first = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${cues})\s+(?!(?:${cues})\s)(.+?)${stop}`, 'giu');
  const joined = new RegExp(
    String.raw`^(?:\s*,)?\s*(?:(?<=,\s*)|(?<![\p{L}])(?:${anyOf(connectors)})\s)\s*(?!(?:${ends})(?![\p{L}\p{N}]))([\p{L}\p{N}{].*?)${stop}`,
    'iu',
  );
  return [...text.matchAll(first)].flatMap((match): Clause[] => {
    const found: Clause[] = [{ said: match[0], words: (match[1] ?? '').replace(article, ''), isMore: false }];
    let rest = text.slice(match.index + match[0].length);
    for (let next = joined.exec(rest); next !== null; next = joined.exec(rest)) {
      found.push({ said: next[1] ?? '', words: (next[1] ?? '').replace(article, ''), isMore: true });
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

/** A quotation is {x} in the rest; `isLeftOut` when the first is what to leave out. */
function maskQuotes(text: string, without: string): { readonly rest: string; readonly isLeftOut: boolean } {
  const [before = ''] = text.split(quoteStart);
  const isLeftOut = new RegExp(String.raw`(?:${anyOf(without)})\s+(?:\p{L}+\s+){0,3}$`, 'iu').test(before);
  return { rest: text.replaceAll(quotes, ' {x} '), isLeftOut };
}

export function readConditions(
  /** The message, with what it pastes and names replaced by {x} already. */
  text: string,
  quoted: readonly string[],
  cues: ConditionCues,
  kinds: WordKinds,
): ReadConditions {
  const { isSubject, isName, isSmall, isTelling, isWish } = kinds;
  const { rest: masked, isLeftOut } = maskQuotes(text, cues.without);
  let rest = masked;
  const ends = [cues.without, cues.mention, cues.ends, cues.connectors].map(anyOf).join('|');
  const bounds = { ends, connectors: cues.connectors };
  const unread: string[] = [];
  /** The subjects after one of the cues; what else is said there is not understood. */
  const subjects = (list: string, isWanted = isSubject): string[] => {
    const found: string[] = [];
    let isHeld = false;
    for (const { said, words, isMore } of clausesAfter(rest, anyOf(list), bounds)) {
      // "Mention oak and write a description": what follows is no condition.
      isHeld &&= isMore && !isWish(words);
      if ((isMore && !isHeld) || words.includes('{')) continue;
      const own = withoutSmall(words, isSmall);
      const isFound = isMore ? isName(own) : isWanted(words);
      if (isFound) found.push(own);
      else if (isTelling(words)) unread.push(said.trim());
      isHeld = isFound || isTelling(words);
    }
    for (const each of found) rest = rest.replace(each, ' {x} ');
    return found;
  };
  const left = [...(isLeftOut ? quoted.slice(0, 1) : []), ...subjects(cues.without)];
  const starts = anyOf(cues.start);
  const isVerbFirst = new RegExp(
    String.raw`(?:${starts})\s+(?:\p{L}+\s+)?(?:${anyOf(cues.verb)})(?![\p{L}])`,
    'iu',
  ).test(rest);
  const opens = !isVerbFirst && !isLeftOut && hasCue(rest, cues.start);
  const start = opens ? (quoted[0] ?? subjects(cues.start)[0] ?? null) : null;
  const put = new RegExp(
    String.raw`(?<![\p{L}])(?:${anyOf(cues.put)})\s+(.+?)\s+(?:${anyOf(cues.inside)})(?![\p{L}])`,
    'iu',
  ).exec(rest)?.[1];
  const isPut = put !== undefined && isSubject(put);
  if (isPut) rest = rest.replace(put, ' {x} ');
  const possessive = anyOf(cues.possessive);
  const before = rest;
  const asked = subjects(cues.mention);
  const isUnnamed = (words: string): boolean =>
    new RegExp(String.raw`(?<![\p{L}])(?:${possessive})\s+${escaped(words)}`, 'iu').test(before);
  const names = clausesAfter(rest, anyOf(cues.names), bounds).flatMap(({ words }) =>
    /^\p{Lu}/u.test(words) && isName(words) ? [words] : [],
  );
  const wanted = isVerbFirst ? [] : asked.filter((words) => !isUnnamed(words));
  const inQuotes = isLeftOut ? [] : quotesAfter(text, cues.mention, cues.inside, cues.connectors);
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
}
