/** Which pages of a site are about the same: a small index over titles, headings and text. */
import MiniSearch from 'minisearch';
import { wordsOf } from '../../text/phrase-words.ts';
import { stem } from '../../text/stem.ts';
import { wordsIn } from '../../text/words.ts';
import type { PageBrief } from '../page-brief.ts';
import type { PageSuggestionInput, SiteSuggestionInput } from '../suggester.ts';
import { contentWords } from './prose.ts';

export interface RelatedPages {
  /** The nearest first; none when nothing fits. */
  readonly near: (words: string, language: string) => readonly PageSuggestionInput[];
  readonly nearPage: (brief: PageBrief) => readonly PageSuggestionInput[];
}

const textLength = 2000;

export function indexPages({ pages }: SiteSuggestionInput): RelatedPages {
  const index = new MiniSearch<{ id: number; title: string; headings: string; text: string }>({
    fields: ['title', 'headings', 'text'],
    tokenize: (text) => wordsIn(text).map(stem),
    processTerm: (term) => (term.length > 2 ? term : null),
    searchOptions: { boost: { title: 3, headings: 2 }, combineWith: 'OR' },
  });
  index.addAll(
    pages.map(({ brief }, id) => ({
      id,
      title: `${brief.title ?? ''} ${brief.url.split('/').slice(3).join(' ')}`,
      headings: brief.headings.map(({ text }) => text).join(' '),
      text: brief.paragraphs.join(' ').slice(0, textLength),
    })),
  );
  const near = (text: string, language: string): PageSuggestionInput[] => {
    const words = wordsOf(language);
    const query = words === null ? text : contentWords(text, words).join(' ');
    return index
      .search(query)
      .flatMap(({ id }) => pages[Number(id)] ?? [])
      .filter(({ brief, indexable }) => indexable && brief.language === language);
  };
  return {
    near,
    nearPage: (brief) =>
      near(
        [brief.title, brief.headings[0]?.text, brief.description].filter((part) => part !== null).join(' '),
        brief.language,
      ).filter(({ brief: other }) => other.url !== brief.url),
  };
}
