/** Finds passages of a site that speak of something: an index over all text of its pages, footers and structured data included. */
import MiniSearch from 'minisearch';
import { isInjection, withoutInstructions } from '../../text/injection.ts';
import { showsHours } from '../../text/opening-hours.ts';
import { wordsOf } from '../../text/phrase-words.ts';
import { stemOf } from '../../text/stem.ts';
import { wordsIn } from '../../text/words.ts';
import type { PageBrief } from '../page-brief.ts';
import type { SiteSuggestionInput } from '../suggester.ts';

export interface FoundPage {
  readonly url: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly headings: readonly string[];
  /** Passages that speak of it, the nearest first. */
  readonly passages: readonly string[];
}

/** The page that is spoken of is known but for what stands outside of its text. */
export interface SearchedSite {
  readonly site: SiteSuggestionInput;
  readonly page: { readonly url: string };
}

const foundMax = 5;
const passagesMax = 8;
const passageLength = 400;
const headingsMax = 8;

/** What people ask for and pages seldom name. */
const hours =
  'opening hours open times öffnungszeiten geöffnet horaires ouverture horario apertura orari horário openingstijden';

const textsOf = (brief: PageBrief, isOwn: boolean): string[] => [
  ...(isOwn ? [] : [...brief.paragraphs, ...brief.otherLines]),
  ...brief.outside,
  ...brief.data,
];

/** Words that tell what is asked for; in a language whose small words are not known, all of them. */
function termsOf(text: string, language: string): string[] {
  const small = wordsOf(language)?.function;
  return wordsIn(text)
    .filter((word) => word.length > 1 && small?.has(word) !== true)
    .map((word) => stemOf(word, language));
}

export function searchPages({ site, page }: SearchedSite, query: string): readonly FoundPage[] {
  const index = new MiniSearch<{ id: number; title: string; text: string }>({
    fields: ['title', 'text'],
    tokenize: (terms) => terms.split(' '),
    searchOptions: { boost: { text: 2 }, combineWith: 'OR', prefix: (term) => term.length > 3 },
  });
  const passages = site.pages.flatMap(({ brief }) =>
    [...new Set(textsOf(brief, brief.url === page.url))]
      .map((text) => withoutInstructions(text, brief.language).rest)
      .filter((text) => text !== '')
      .map((text) => ({ brief, text })),
  );
  index.addAll(
    passages.map(({ brief, text }, id) => {
      const title = [brief.title ?? '', ...brief.headings.map((each) => each.text)].join(' ');
      const own = showsHours(text) ? `${text} ${hours}` : text;
      const terms = (words: string): string => termsOf(words, brief.language).join(' ');
      return { id, title: terms(title), text: terms(own) };
    }),
  );
  const languages = [...new Set(site.pages.map(({ brief }) => brief.language))];
  const found = new Map<PageBrief, string[]>();
  const terms = new Set(languages.flatMap((language) => termsOf(query, language)));
  for (const { id } of terms.size === 0 ? [] : index.search([...terms].join(' '))) {
    const passage = passages[Number(id)];
    if (passage === undefined) continue;
    const texts = found.get(passage.brief) ?? [];
    if (texts.length < passagesMax) texts.push(passage.text.slice(0, passageLength).toWellFormed());
    found.set(passage.brief, texts);
  }
  return [...found].slice(0, foundMax).map(([brief, texts]) => ({
    url: brief.url,
    title: brief.title,
    description: brief.description,
    headings: brief.headings
      .map(({ text }) => text)
      .filter((text) => !isInjection(text))
      .slice(0, headingsMax),
    passages: texts,
  }));
}
