/** Strips chapter numbers from headings: "2.7. Functions" and "Chapter 3: Functions" are called Functions. */
import { fold, tidy } from '../../text/fold.ts';
import { allWords } from '../../text/languages.ts';

const number =
  /^(?:§\s*)?(?:\d+(?:\.\d+)+\.?|\d+[.)]|[A-Z](?:\.\d+)+\.?|[IVXLC]{1,6}\.)\s+(?=[\p{L}"“„«(])|^[A-H]\.\s+(?=(?:The|An?|\p{Lu}\p{L}{3,})\s)/u;
/** East Asian forms carry their own word for a chapter. */
const eastAsian =
  /^第\s*[\d〇零一二三四五六七八九十百]+\s*[章節节部回篇]\s*[.。:：、]?\s*|^\d+\s*[장절]\.?\s+/u;
const worded = /^(\p{L}+)\.?\s+(?:\d+(?:\.\d+)*|[A-Z]|[IVXLC]{1,6})[.:)–—-]*\s+(?=\S)/u;

const bareNumber = /^(\d{1,2})\s+(?=\p{Lu}\p{L}+)/u;
/** Stands among the words for numbers without one: "2 Menus", beside "2.1 Files". */
const withoutWord = '#';

/** "1 Introduction" and "2 Menus" count where a "2.1" divides one of them. */
function hasBareNumbers(headings: readonly string[], divided: ReadonlySet<string>): boolean {
  const bare = new Set(headings.flatMap((text) => bareNumber.exec(text)?.[1] ?? []));
  return bare.size > 1 && [...bare].some((each) => divided.has(each));
}

/** Words that count chapters on this site: "Chapter" where two headings begin with it and different numbers. */
export function chapterWordsOf(headings: readonly string[]): ReadonlySet<string> {
  const openings = new Map<string, Set<string>>();
  for (const text of headings) {
    const match = worded.exec(text);
    if (match === null) continue;
    const word = fold(match[1] ?? '');
    openings.set(word, (openings.get(word) ?? new Set()).add(match[0]));
  }
  const numbers = new Set(headings.flatMap((text) => /^(\d+)\.\d/.exec(text)?.[1] ?? []));
  /** "Chapter 1. The project" beside "1.3. Internals" counts chapters, too. */
  const counts = (opening: string): boolean =>
    /[.:]\s*$/.test(opening) && numbers.has(/\d+/.exec(opening)?.[0] ?? '');
  return new Set([
    ...[...openings]
      .filter(([, different]) => different.size > 1 || [...different].some(counts))
      .map(([word]) => word),
    ...(hasBareNumbers(headings, numbers) ? [withoutWord] : []),
  ]);
}

/** Signs that documentation tools put behind a heading to link it. */
const permalink = /[\uE000-\uF8FF\u200B\uFEFF]|\s*[¶#]\s*$/gu;

/** "Part 1. Introduction": with a sign behind the number these always count. */
const counted = new RegExp(
  String.raw`^(?:${allWords(({ chapters }) => chapters).join('|')})\s+(?:\d+(?:\.\d+)*|[A-Z]|[IVXLC]{1,6})[.:,]\s+(?=\S)`,
  'iu',
);

export function stripNumber(heading: string, chapterWords: ReadonlySet<string>): string {
  const text = heading.replaceAll(permalink, '').replace(counted, '').replace(eastAsian, '');
  const match = worded.exec(text);
  const plain = match !== null && chapterWords.has(fold(match[1] ?? '')) ? text.slice(match[0].length) : text;
  const named = chapterWords.has(withoutWord) ? plain.replace(bareNumber, '') : plain;
  const stripped = tidy(named.replace(number, '').replace(eastAsian, ''));
  return stripped === '' ? tidy(text) : stripped;
}
