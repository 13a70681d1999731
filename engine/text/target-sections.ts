/** Finds the parts of the page that a message wants written, and which words of it are about each. */

import type { ConditionCues } from './condition-patterns.ts';
import { anyOf } from './cues.ts';
import type { Lexicon } from './lexicon.ts';
import { quotes } from './quotations.ts';
import type { ReadConditions } from './read-conditions.ts';

/** The words of a language, and which of its terms can be written. */
export interface TargetWords {
  readonly isTarget: (term: string) => boolean;
  readonly cues: Pick<ConditionCues, 'inside' | 'both' | 'facts'>;
  readonly connectors: string;
}

export interface TargetSection {
  readonly element: string;
  /** What the message says about it. */
  readonly text: string;
}

interface Named {
  readonly element: string;
  /** H1 and H2 are two targets. */
  readonly key: string;
  readonly from: number;
  readonly to: number;
  /** "… in the title": what is said about it comes before. */
  readonly isBehind: boolean;
}

type Conditions = Pick<ReadConditions, 'mentions' | 'without' | 'start' | 'end'>;

const phraseWords = 3;

/** The words of a message that name parts of the page. */
function namedIn(
  text: string,
  { mentions, without, start, end }: Conditions,
  lexicon: Lexicon,
  { isTarget, cues }: TargetWords,
): Named[] {
  const blank = (found: string): string => '·'.repeat(found.length);
  // "My job title" is a fact, and what is quoted names nothing.
  const said = [...mentions, ...without, start, end].flatMap((each) =>
    each?.fact === null ? [each.words] : [],
  );
  const plain = said
    .reduce((rest, words) => rest.replace(words, blank), text)
    .replaceAll(quotes, blank)
    .replaceAll(
      new RegExp(String.raw`(?<![\p{L}])(?:${anyOf(cues.facts['job'] ?? '')})(?![\p{L}])`, 'giu'),
      blank,
    );
  const words = [...plain.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)];
  const behind = new RegExp(String.raw`(?<![\p{L}])(?:${anyOf(cues.inside)})$`, 'iu');
  const found: Named[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (let length = Math.min(phraseWords, words.length - at); length > 0; length -= 1) {
      const last = words[at + length - 1];
      const from = words[at]?.index ?? 0;
      const to = (last?.index ?? 0) + (last?.[0].length ?? 0);
      const phrase = plain.slice(from, to);
      const tokens = lexicon.read(phrase).filter(({ kind }) => kind !== 'stop');
      const [token] = tokens;
      const isNamed = tokens.length === 1 && token !== undefined && isTarget(token.term);
      if (
        !isNamed ||
        !/^[^\n,.;:]+$/.test(phrase) ||
        (length > 1 && [0, -1].some((place) => lexicon.read(phrase).at(place)?.kind === 'stop'))
      )
        continue;
      const element = token.term;
      const key = `${element} ${/^h[1-6]/i.exec(phrase)?.[0].toLowerCase() ?? ''}`;
      found.push({ element, key, from, to, isBehind: behind.test(plain.slice(0, to)) });
      at += length - 1;
      break;
    }
  }
  return found;
}

/** One section for each target; what is said of both is part of each. Fewer than two targets have none. */
export function targetSections(
  text: string,
  conditions: Conditions,
  lexicon: Lexicon,
  words: TargetWords,
): TargetSection[] {
  const all = namedIn(text, conditions, lexicon, words);
  // "FAQ schema" is structured data.
  const isSchema = all.some(({ element }) => element === 'schema');
  const named = all.filter(({ element }) => !isSchema || element !== 'faq');
  if (new Set(named.map(({ key }) => key)).size < 2) return [];
  const { cues, connectors } = words;
  const cut = new RegExp(String.raw`[,.;:]\s|(?<![\p{L}])(?:${anyOf(connectors)})(?![\p{L}])`, 'giu');
  const pieces: {
    readonly key: string;
    readonly element: string;
    readonly text: string;
    readonly behind: string;
  }[] = [];
  let from = 0;
  named.forEach(({ key, element, isBehind, from: own, to }, at) => {
    const next = named[at + 1];
    const until = next === undefined ? text.length : next.from;
    // "… in the title and oak in the description": the part before the next one is not about this one.
    const rest = text.slice(to, until);
    const last = next?.isBehind === true ? ([...rest.matchAll(cut)].at(0)?.index ?? 0) : rest.length;
    const end = to + last;
    pieces.push({
      key,
      element,
      text: text.slice(isBehind || at === 0 ? from : own, end),
      behind: isBehind ? text : text.slice(to, end),
    });
    from = end;
  });
  const both = new RegExp(String.raw`(?<![\p{L}])(?:${anyOf(cues.both)})(?![\p{L}])`, 'iu');
  const sharedText = pieces.flatMap(({ text: own }) => {
    const found = both.exec(own);
    return found === null ? [] : [own.slice(found.index + found[0].length)];
  });
  const isBare = (own: string): boolean => own.replaceAll(cut, ' ').trim().split(/\s+/).length < phraseWords;
  const keys = [...new Set(pieces.map(({ key }) => key))];
  const sections = keys.map((key) => {
    const own = pieces.filter((piece) => piece.key === key);
    const said = own.map((piece) => piece.text).join(' ');
    return { key, element: own[0]?.element ?? '', said, isOpen: own.every(({ behind }) => isBare(behind)) };
  });
  return sections.map(({ element, said, isOpen }, at) => {
    const later = sections[at + 1];
    // "A title and a description with oak": the words are meant for both, a length only for the last.
    const borrowed = isOpen && later !== undefined ? [lexicon.readLengths(later.said, []).rest] : [];
    const isOwn = (piece: string): boolean => !said.includes(piece);
    return { element, text: [said, ...borrowed, ...sharedText.filter(isOwn)].join(', ') };
  });
}
