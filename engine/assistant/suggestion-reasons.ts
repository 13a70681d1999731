/** Reasons for suggestions without a finding, found by the beginning of their English text. */

const reasons: readonly (readonly [RegExp, string])[] = [
  [
    /word for word/,
    'Search engines show one of two pages that say the same, and it may not be the one you mean.',
  ],
  [
    /^Link the author/,
    'Readers want to know who tells them something, and a page about the author answers that.',
  ],
  [
    /^Lead readers to the answer/,
    'Somebody who reads this sentence has that question next, and another page of yours answers it.',
  ],
  [
    /^Link “|^Lead readers here|^No page links|^Only .* links here|lead on to a page|^Let the page lead on|beside this one/,
    'A link in the text takes readers and search engines on, and its words tell what the other page is about. A menu that is the same everywhere tells far less.',
  ],
  [
    /leads to \d+ different pages/,
    'Links that read alike and lead to different pages leave readers guessing, above all those who hear the page.',
  ],
  [
    /shared/i,
    'Messengers and social networks show this beside the link. What is missing they leave out or choose themselves.',
  ],
  [
    /where this page belongs/,
    'Readers see where they are and come one level up with one click; Google can show the same path in its results.',
  ],
  [
    /^Tell search engines/,
    'Structured data say in a form nobody can misread what the page shows to people anyway. Some kinds make richer search results; others only help machines to understand.',
  ],
  [
    /^Use the title|^Use this meta description|^Say the price|^Your keyword|^The text says “/,
    'Title and description are what people read in the search results before they choose where to go.',
  ],
  [
    /^Make two sentences|^Split the sentence|^Set the enumeration|tells steps|runs to \d+ words|” says what “/,
    'Short sentences and lists are understood at the first reading, on a phone above all. Search engines do not grade it.',
  ],
  [/^Say what “/, 'Somebody who does not know the word has to look it up elsewhere, and may not come back.'],
  [
    /^Sum the page up/,
    'Many people read only the first lines, and answers of search engines and assistants are often taken from a summary.',
  ],
  [
    /an id, so that/,
    'With an id a link can lead to the very part of the page, from your other pages and from search results.',
  ],
  [
    /heading|^The H1|stretch of \d+ words/i,
    'People scan the headings first and stop where one names what they look for; a screen reader lists them.',
  ],
  [
    /names a price and nothing/,
    'Somebody who has decided to buy or to book must find the next step without looking for it.',
  ],
  [
    /placeholder|^Put the real words/,
    'Words left over from a template tell visitors that nobody looks after the page.',
  ],
  [/plain text now/, 'On a phone a number or an address that can be pressed is a call or a message away.'],
  [
    /picture|file name/i,
    'A picture shows what takes many words to tell, and image search finds it by its name, its alt text and what stands around it.',
  ],
  [
    /say it here|^The description speaks|has no section|^Under “|^Give each item|thinnest|told in \d+ words|^Answer |^Begin the text|^The first \d+ words/i,
    'This is where a reader looks for it, and a search engine judges a page by what it says itself, not by what stands elsewhere on the site.',
  ],
];

/** Null for text of another writer. */
export const reasonFor = (suggestion: string): string | null =>
  reasons.find(([opening]) => opening.test(suggestion))?.[1] ?? null;
