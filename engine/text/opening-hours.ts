/** Recognizes opening hours in plain text: a day of the week, then a span of time. */
import { weekdays } from './calendar-words.ts';
import { byLanguage, languages, phraseList, wordList } from './languages.ts';

const tables = [...languages.values()].flatMap(({ hours }) => hours ?? []);
const weekdaysOf = byLanguage(
  ({ hours }) => hours,
  (_, language) => weekdays(language),
);
const days = [...[...weekdaysOf.values()].flat(), ...tables.flatMap((table) => phraseList(table.days))].join(
  '|',
);
const clock = tables.flatMap((table) => wordList(table.clock)).join('|');
const time = String.raw`\d{1,2}(?:\s?[:.h]\s?\d{2})?\s?(?:[ap]\.?m\.?|${clock})?`;
const to = String.raw`\s?(?:-|–|—|${tables.flatMap((table) => wordList(table.to)).join('|')})\s?`;

const span = new RegExp(String.raw`${time}${to}${time}(?![\d:])`, 'giu');
const dayBefore = new RegExp(String.raw`(?<![\p{L}\d])(?:${days})s?(?!\p{L})[^\n\d]{0,40}$`, 'iu');
/** How far before a span its day may begin: the longest name and what may stand between. */
const reach = 60;

/** "2-3" alone is no span of time. */
const isTime = new RegExp(String.raw`[:.h]\s?\d{2}|[ap]\.?m|\d\s?(?:${clock})`, 'i');

/** Spans of time are rarer than names of days, which are short words in many languages. */
export function showsHours(text: string): boolean {
  for (const { 0: found, index } of text.matchAll(span))
    if (isTime.test(found) && dayBefore.test(text.slice(Math.max(0, index - reach), index))) return true;
  return false;
}
