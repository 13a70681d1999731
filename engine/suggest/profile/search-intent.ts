/** What people who search are likely to want from a page, and the queries it could answer: from its type and its own words. */
import type { PageType } from '../../model/text-facts.ts';
import { fold } from '../../text/fold.ts';
import { wordsIn } from '../../text/words.ts';
import { readNote } from '../built-in/site-note.ts';
import { stripBrand } from '../built-in/suggestion-page.ts';
import { isInjection } from '../built-in/text.ts';
import type { PageSuggestionInput, SiteSuggestionInput } from '../suggester.ts';

export type SearchIntent = 'navigational' | 'informational' | 'commercial' | 'transactional' | 'none';

const intents: Readonly<Record<PageType, SearchIntent | null>> = {
  home: 'navigational',
  article: 'informational',
  product: 'transactional',
  listing: 'commercial',
  contact: 'navigational',
  login: 'none',
  cart: 'none',
  media: 'informational',
  search: 'none',
  legal: 'none',
  other: null,
};

export interface LikelySearch {
  /** Null when the type of the page does not say. */
  readonly intent: SearchIntent | null;
  /** The likeliest first. */
  readonly queries: readonly string[];
}

const queriesMax = 6;
const wordsMax = 8;

const isQuery = (text: string): boolean => {
  const words = wordsIn(text).length;
  return words >= 1 && words <= wordsMax && text.length >= 4 && !isInjection(text);
};

/** How many other pages may have a title or heading before it names none of them. */
const sharedMax = 2;

/** Whether the words are on page after page, as the title of a template is. */
function isShared(text: string, { pages }: SiteSuggestionInput, url: string): boolean {
  const name = fold(text);
  const others = pages.filter(
    ({ brief }) =>
      brief.url !== url &&
      [brief.title ?? '', ...brief.headings.map((each) => each.text)].some((each) => fold(each) === name),
  );
  return others.length >= sharedMax;
}

/** Keywords of the owner that the page speaks of, its own names, its phrases, and these with its place. */
export function likelySearch(
  site: SiteSuggestionInput,
  { brief }: PageSuggestionInput,
  brand: string | null,
): LikelySearch {
  const said = fold([brief.title, ...brief.headings.map(({ text }) => text), ...brief.paragraphs].join(' '));
  const wanted = readNote(site.additionalInfo).keywords.filter((term) => said.includes(fold(term)));
  const heading = brief.headings.find(({ level }) => level === 1)?.text ?? '';
  const phrases = brief.keywords
    .map(({ keyword }) => keyword)
    .filter((keyword) => keyword.includes(' '))
    .slice(0, 4);
  const place = brief.address?.locality ?? null;
  const [topic] = [...wanted, ...phrases];
  const named = [heading, brief.title ?? '']
    .filter((text) => !isShared(text, site, brief.url))
    .map((text) => stripBrand(text, brand));
  const local = place !== null && topic !== undefined ? [`${topic} ${place}`] : [];
  const all = [...wanted, ...named, ...local, ...phrases].map((text) =>
    text.toLocaleLowerCase(brief.language),
  );
  const unique = new Map(all.filter(isQuery).map((text) => [fold(text), text]));
  return { intent: intents[brief.type], queries: [...unique.values()].slice(0, queriesMax) };
}
