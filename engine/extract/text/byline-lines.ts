/** Reads who wrote a page, and when, from a line of its text: "Posted by Ann Carter on May 2, 2026". */
import { calendarWords } from '../../text/calendar-words.ts';
import { languages, wordList } from '../../text/languages.ts';

export interface BylineLine {
  readonly name: string;
  /** As written; null when the line has none. */
  readonly date: string | null;
}

/** Bylines stand near the start or the end, on a line of their own. */
const [edgeLines, wordsMax] = [8, 14];
const tables = [...languages].flatMap(([language, { byline }]) =>
  byline === undefined ? [] : [{ language, ...byline }],
);
const months = tables
  .flatMap(({ language }) => calendarWords(language))
  .filter((word) => word.length > 2)
  .join('|');
const date = String.raw`(?:\d{1,2}(?:st|nd|rd|th|er|\.)?\s+(?:of\s+|de\s+)?(?:${months})\.?,?\s+(?:de\s+)?\d{4}|(?:${months})\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}|\d{4}-\d{2}-\d{2}|\d{1,2}\.\d{1,2}\.\d{4})`;
const name = String.raw`[\p{L}'’.-]+(?:\s+[\p{L}'’.&-]+){0,4}?`;
const anyOf = (pick: (table: (typeof tables)[number]) => string | undefined): string =>
  tables.flatMap((table) => wordList(pick(table))).join('|');
const opener = String.raw`(?:(?:${anyOf(({ verbs }) => verbs)})\s+)`;
const by = `(?:${anyOf((table) => table.by)})`;
const onDay = `(?:${anyOf((table) => table.on)})`;
const on = String.raw`(?:\s*[,|·–—-]\s*|\s+(?:${onDay}\s+)?)`;
/** A bare "by" must be followed by a date: "von" opens many other lines. */
const patterns = [
  new RegExp(String.raw`^${opener}${by}\s+(?<name>${name})(?:${on}(?<date>${date}).*)?$`, 'iu'),
  new RegExp(String.raw`^${by}\s+(?<name>${name})${on}(?<date>${date})`, 'iu'),
  new RegExp(String.raw`^${opener}${onDay}\s+(?<date>${date})\s+${by}\s+(?<name>${name})$`, 'iu'),
];
/** What each of them begins with. */
const start = new RegExp(String.raw`^\s*(?:${opener}|${by}\s)`, 'iu');
/** Whatever the case of the words around it, a name is capitalised. */
const isName = (text: string): boolean => /^\p{Lu}/u.test(text) && !/\d/.test(text);

/** `lines` are those of the main content, `outside` those of header and footer. */
export function findBylines(lines: readonly string[], outside: readonly string[]): BylineLine[] {
  const edges = [...lines.slice(0, edgeLines), ...lines.slice(edgeLines).slice(-edgeLines)];
  return [...outside.slice(0, edgeLines), ...edges]
    .filter((line) => start.test(line) && line.split(/\s+/).length <= wordsMax)
    .flatMap((line) => {
      const found = patterns
        .map((pattern) => pattern.exec(line.trim())?.groups)
        .find((each) => each !== undefined);
      const own = found?.['name']?.trim() ?? '';
      return isName(own) ? [{ name: own, date: found?.['date'] ?? null }] : [];
    });
}
