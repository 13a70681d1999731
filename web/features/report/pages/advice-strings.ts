/** The words around what an analyst wrote for a page, and around fixes that were measured. */
import { formatNumber } from '@pagewright/contract/report-words';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const by = (label: string, writer: string | null): string =>
  writer === null ? label : `${label} · ${writer}`;

export const adviceStrings = {
  /** As the engine signs it. */
  builtIn: 'Built-in analyst',
  suggestion: (writer: string | null) => by('AI suggestion', writer),
  words: (writer: string | null) => by('AI words', writer),
  suggestedAlt: (writer: string | null) =>
    writer === null ? 'Suggested alt text (AI):' : `Suggested alt text (AI · ${writer}):`,
  nothingToSuggest: (writer: string) =>
    `${writer} looked at this page and has nothing to add to what the rules say.`,

  heading: 'AI advice',
  title: 'New title',
  description: 'New meta description',
  headings: 'Headings',
  links: 'Internal links worth adding',
  level: (level: number) => `H${level}`,
  replaces: (text: string) => `in place of “${text}”`,
  added: 'as a new heading',
  linkTo: 'to',
  isMeasured: 'Measured: it is among the fixes above.',
  isNotMeasured: 'An idea, not a measured fix.',
  leaveAsIs: (writer: string) => `${writer} would leave title, description, headings and links as they are.`,
  withheld: 'Left to a person',
  filledIn: (parts: readonly string[], why: string) =>
    `The built-in analyst wrote ${list.format(parts)} because ${why}.`,

  fixes: 'Measured fixes',
  fixesText: 'Each was tried on a copy of this page, and the same rules were asked again.',
  fromPage: 'From the page itself',
  clears: 'Clears',
  score: 'Score',
  scoreChange: (before: number, after: number) => `${formatNumber(before)} → ${formatNumber(after)}`,
  scoreSame: (score: number) => `${formatNumber(score)}, as before`,
  scoreSentence: (before: number, after: number) =>
    `Score ${formatNumber(before)} before, ${formatNumber(after)} after.`,
  measured: 'measured on a copy of this page',
  now: (score: number) => `${formatNumber(score)} now`,
  copyHtml: 'Copy as HTML',
  htmlCopied: 'HTML copied to clipboard',
  where: 'Where it goes',
  actions: {
    tag: 'Put this in place of the start tag of',
    replace: 'Put this in place of',
    text: 'Put this in place of the marked words in',
    prepend: 'Put this at the start of',
    after: 'Put this behind',
    top: 'Put this above everything.',
    remove: 'Remove',
  },
  markup: 'Markup to paste',
  foundMarkup: 'Markup as it is now',
} as const;
