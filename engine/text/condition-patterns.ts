/** Compiles the words by which the conditions for a text are named, for one language. */
import { anyOf, escaped } from './cues.ts';

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

/** A quotation is masked by its number between these. */
const [from, to] = ['\ue000', '\ue001'];
export const maskOf = (quotation: number): string => ` ${from}${quotation}${to} `;
export const masked = new RegExp(`${from}(\\d+)${to}`, 'u');

export const article =
  /^(?:the|an?|der|die|das|den|dem|le|la|les|l['’]|un|une|el|los|las|una?|il|lo|gli|i|de|het|een|also|too|auch|both|zowel)\s*(?<=\s|['’])/iu;
const clauseEnd = String.raw`[.;:!?()\n]`;

const whole = (list: string): string => String.raw`(?<![\p{L}\p{N}])(?:${anyOf(list)})(?![\p{L}\p{N}])`;

/** Those entries of a list in which {x} stands, or those in which it does not. */
const entries = (list: string, isPlaced: boolean): string =>
  list
    .split('|')
    .filter((entry) => entry.includes('{x}') === isPlaced)
    .join('|');

/** "{x} at the end": what is named is a quotation, or the words around the cue up to the end of the clause. */
function templates(list: string, lead = ''): RegExp[] {
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
      return new RegExp(`${lead}${head}(${words})${tail}`, 'iu');
    });
}

/** Finds the name whose words these are. */
function nameFinder(table: Readonly<Record<string, string>>): (words: string) => string | null {
  const patterns = Object.entries(table).map(
    ([name, list]) => [name, new RegExp(String.raw`^(?:${anyOf(list)})$`, 'iu')] as const,
  );
  return (words) => patterns.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

export type ConditionPatterns = ReturnType<typeof compilePatterns>;

export function compilePatterns(cues: ConditionCues) {
  const plainWithout = entries(cues.without, false);
  const nextCue = [cues.mention, plainWithout, cues.ends, cues.madeOf, cues.both].map(whole).join('|');
  const listed = String.raw`((?:(?!${nextCue}|${clauseEnd})[\s\S])+)`;
  const listAfter = (list: string, not = '(?!)'): RegExp =>
    new RegExp(String.raw`(?!${not})${whole(list)}\s+(?:${whole(cues.both)}\s+)?${listed}`, 'giu');
  // "Can't really start with": no other clause between.
  const negation = String.raw`${whole(cues.not)}(?:\s+(?!${whole(cues.connectors)})[\p{L}'’]+){0,2}\s+`;
  return {
    /** What stands between the parts of a list. */
    connector: new RegExp(
      String.raw`\s*(?:,\s*(?:${whole(cues.connectors)}\s*)?|${whole(`${cues.connectors}|&|+`)})\s*`,
      'giu',
    ),
    notStart: [...templates(cues.notStart), ...templates(cues.start, negation)],
    notEnd: templates(cues.end, negation),
    start: templates(cues.start),
    verb: new RegExp(cues.verb, 'iu'),
    end: templates(cues.end),
    placedWithout: cues.without.includes('{x}') ? templates(entries(cues.without, true)) : [],
    /** "Without losing oak" keeps it. */
    without: listAfter(plainWithout, whole(cues.mention)),
    /** "Must not have oak", "doesn't say oak". */
    negated: new RegExp(
      String.raw`${whole(cues.not)}\s+(?:\p{L}+\s+)?${whole(`${cues.mention}|${cues.put}`)}\s+${listed}`,
      'giu',
    ),
    mention: listAfter(cues.mention),
    /** Begins with a cue that may say something else: "with". */
    weak: new RegExp(String.raw`^(?:${anyOf(cues.weak)})\s`, 'iu'),
    madeOf: listAfter(cues.madeOf),
    put: new RegExp(
      String.raw`(?:${whole(`${cues.put}|${cues.mention}`)}\s+|^|,)((?:(?!${clauseEnd}|${whole(cues.put)})[\s\S])+?)\s+${whole(cues.inside)}`,
      'giu',
    ),
    colon: /^([^:]{2,60}?):\s+([^:]+?)(?=[.;!?\n]|$)/u,
    names: listAfter(cues.names),
    cues: new RegExp(
      [cues.mention, plainWithout, cues.put, cues.inside, cues.both, cues.connectors, cues.or]
        .map(whole)
        .join('|'),
      'giu',
    ),
    /** What may stand before the words that are meant. */
    opening: new RegExp(
      String.raw`^(?:(?:${[cues.mention, cues.literal, cues.possessive, cues.put].map(anyOf).join('|')})(?![\p{L}\p{N}])\s*)+`,
      'iu',
    ),
    possessive: new RegExp(
      String.raw`^(?:(?:${anyOf(cues.literal)}|${article.source.slice(1)})\s*)*(?:${anyOf(cues.possessive)})\s`,
      'iu',
    ),
    literal: new RegExp(String.raw`^(?:${anyOf(cues.literal)})\s+`, 'iu'),
    endsLiteral: new RegExp(String.raw`(?:${anyOf(cues.literal)})\s+$`, 'iu'),
    inside: new RegExp(String.raw`\s+${whole(cues.inside)}\s*$`, 'iu'),
    negation: new RegExp(String.raw`^\s*(?:${anyOf(cues.not)})(?![\p{L}])`, 'iu'),
    /** "Mention oak? No": taken back right behind. */
    takenBack: new RegExp(String.raw`\s${whole(cues.not)}\s*$`, 'iu'),
    or: new RegExp(String.raw`\s+(?:${anyOf(cues.or)})\s+`, 'iu'),
    factOf: nameFinder(cues.facts),
    symbolOf: nameFinder(cues.symbols),
    /** Words and the language that they name. */
    tongues: cues.tongue.split('|').map((each) => each.split('=') as [string, string]),
    manner: cues.manner,
    question: cues.question,
    oneSentence: cues.oneSentence,
  };
}
