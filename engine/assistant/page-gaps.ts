/** Finds what visitors usually want to know about such a page and it lacks. English. */
import type { PageType } from '../model/text-facts.ts';
import type { PageSandbox } from './port.ts';

interface Wanted {
  /** As used in a sentence: "what it costs". */
  readonly name: string;
  readonly said: RegExp;
}

const price: Wanted = { name: 'what it costs', said: /[£€$¥]\s?\d|\bfree\b|\bprice/i };
const place: Wanted = {
  name: 'where it is',
  said: /\b(?:street|road|lane|avenue|square|mill|station|address|postcode)\b|\b[A-Z]{1,2}\d{1,2} ?\d[A-Z]{2}\b/i,
};
const time: Wanted = {
  name: 'when (a date or opening times)',
  said: /\b(?:\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*|monday|tuesday|wednesday|thursday|friday)\b|\b\d{1,2}(?::\d\d)? ?(?:am|pm)\b/i,
};
const booking: Wanted = {
  name: 'how to order or book',
  said: /\b(?:book|order|buy|basket|reserve|enquire|ring|call us|e-?mail|write to us)\b/i,
};
const people: Wanted = {
  name: 'who it is for',
  said: /\b(?:for (?:beginners|children|families|everyone|anyone|people|two|three|four)|suits|suitable|no experience)\b/i,
};
const included: Wanted = {
  name: 'what is included',
  said: /\b(?:includ\w+|comes with|you get|take home)\b/i,
};
const size: Wanted = {
  name: 'size and material',
  said: /\b\d+(?:[.,]\d+)? ?(?:cm|mm|ml|l|g|kg|in|inches|oz)\b|\bmade of\b/i,
};
const delivery: Wanted = {
  name: 'delivery: how long and how much',
  said: /\b(?:deliver\w*|shipping|postage|dispatch\w*|parcel)\b/i,
};
const returns: Wanted = { name: 'returns', said: /\b(?:returns?|refunds?|send it back|money back)\b/i };
const care: Wanted = { name: 'care', said: /\b(?:dishwasher|wash|clean|care|wipe|rinse)\b/i };
const opinions: Wanted = { name: 'what others say of it', said: /\b(?:reviews?|rated|writes:|stars)\b/i };
const writer: Wanted = { name: 'who wrote it and when', said: /\bby \p{Lu}\p{L}+|\bauthor\b/u };
const example: Wanted = {
  name: 'an example or a figure',
  said: /\b(?:for example|for instance|such as)\b|\b\d+\b/i,
};

const wantedOf: Partial<Readonly<Record<PageType, readonly Wanted[]>>> = {
  product: [price, size, delivery, returns, care, opinions],
  article: [writer, example],
  contact: [place, time, booking],
  home: [booking, place],
  other: [price, included, people, time, place, booking],
};

/** None for pages that are lists or law, or in another language. */
export function gapsOf({ brief, facts }: PageSandbox): string[] {
  if (brief.language !== 'en') return [];
  const text = [
    brief.title,
    brief.description,
    ...brief.headings.map((each) => each.text),
    ...brief.paragraphs,
  ].join(' ');
  const hasAuthor = brief.authors.length > 0 || (facts?.dates.length ?? 0) > 0;
  return (wantedOf[brief.type] ?? [])
    .filter((wanted) => !wanted.said.test(text) && !(wanted === writer && hasAuthor))
    .map(({ name }) => name);
}
