/** Finds whether a term names a page's own subject or its site: a text may use those as often as it likes. */
import type { PageFacts } from '../../../model/page-facts.ts';
import { wordsOf } from '../../page/plain-words.ts';
import { siteNameWords } from './site-name-words.ts';

type Subject = Pick<PageFacts, 'title' | 'headings' | 'url'>;

/** Of the longer word, that two forms of one word have in common: “design” and “designers”. */
const sharedMin = 0.65;
const stemMin = 3;

function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  let shared = 0;
  while (shared < one.length && shared < other.length && one[shared] === other[shared]) shared += 1;
  return shared >= stemMin && shared >= Math.max(one.length, other.length) * sharedMin;
}

const pathOf = (url: string): string => {
  const path = URL.parse(url)?.pathname ?? '';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** The words of title, headings, URL and site's name. */
export function ownSubject({ title, headings, url }: Subject): (term: string) => boolean {
  const named = [title ?? '', pathOf(url), ...headings.map(({ text }) => text)];
  const words = new Set([...named.flatMap(wordsOf), ...siteNameWords(url, title)]);
  const whole = named.join('\n').toLowerCase();
  return (term) =>
    whole.includes(term) || wordsOf(term).some((word) => [...words].some((each) => isSameWord(word, each)));
}
