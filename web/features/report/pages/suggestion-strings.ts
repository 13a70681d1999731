/** Interface texts for suggestions and verified fixes. */
const list = new Intl.ListFormat('en', { type: 'conjunction' });
const by = (label: string, writer: string | null): string =>
  writer === null ? label : `${label} · ${writer}`;

export const suggestionStrings = {
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
  fallback: (parts: readonly string[], why: string) =>
    `The built-in analyst wrote ${list.format(parts)} because ${why}.`,

  fixes: 'Measured fixes',
  fixesText: 'Each was tried on a copy of this page, and the same rules were asked again.',
  fromPage: 'From the page itself',
  copyHtml: 'Copy as HTML',
  htmlCopied: 'HTML copied to clipboard',
} as const;
