/** Tells the language of a page that quotes another one at length. */
import type { PageFacts } from '../../model/page-facts.ts';
import { identifyLanguage } from '../../text/language.ts';

const namesLength = 25;

/** What a page declares, or what it is written in; where passages of another language confuse, its title and headings tell. */
export function ownLanguage({
  language,
  title,
  headings,
}: Pick<PageFacts, 'language' | 'title' | 'headings'>): string {
  // A title that is repeated as a heading tells no more than once.
  const names = [...new Set([title ?? '', ...headings.map(({ text }) => text)])].join('. ');
  if (language.declared !== null || names.length < namesLength) return language.used;
  const detected = identifyLanguage(names);
  return detected?.confidence === 1 ? detected.code : language.used;
}
