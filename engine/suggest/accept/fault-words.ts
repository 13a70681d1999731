/** What is wrong with a text of a model, in words: for its second try, and for the report. */
import type { Doubt, Harm, Verdict } from './gate.ts';
import type { StyleFault } from './style.ts';

const harms: Readonly<Record<Harm, (quoted: string) => string>> = {
  host: (quoted) => `the domain${quoted} is not the site’s`,
  email: (quoted) => `the email address${quoted} is not the site’s`,
  account: (quoted) => `the account${quoted} is not the site’s`,
  phone: (quoted) => `the phone number${quoted} is not the site’s`,
  scheme: () => 'it has a URL that runs code',
  command: () => 'it has the reader’s machine run something',
  prompt: () => 'it repeats the instructions',
};

const doubts: Readonly<Record<Doubt, string>> = {
  number: 'the number',
  price: 'the price',
  percentage: 'the percentage',
  rating: 'the rating',
  email: 'the email address',
  name: 'the name',
  quotation: 'the quotation',
  praise: 'the praise',
};

const faults: Readonly<Record<StyleFault, string>> = {
  length: 'it is too short or too long',
  markup: 'it has Markdown or markup in plain text',
  filler: 'it opens or ends with words that any page could have',
  exclamation: 'it has an exclamation mark',
  capitals: 'it has words in capitals',
  emoji: 'it has emoji, and the page has none',
  repetition: 'it repeats a word to be found',
  language: 'it is in another language than the page',
  script: 'it is in another script than the page',
};

/** Each as a clause; a report does not quote what was left out. Empty for a text without fault. */
export function faultWords(
  { harmful, unverified, style }: Omit<Verdict, 'text'>,
  isQuoting = true,
): string[] {
  const quoted = (words: string): string => (isQuoting ? ` “${words}”` : '');
  const all = [
    ...harmful.map(({ kind, words }) => harms[kind](quoted(words))),
    ...style.map((fault) => faults[fault]),
    ...unverified.map(({ kind, words }) => `${doubts[kind]}${quoted(words)} is not on the site`),
  ];
  return [...new Set(all)];
}
