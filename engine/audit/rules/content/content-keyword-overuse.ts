/** A term that is used far more often than people would. */

import type { PageFacts } from '../../../model/page-facts.ts';
import { isFunctionWord } from '../../../text/stop-words.ts';
import { foldedTokens } from '../../../text/words.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { usesInProse } from '../../page/prose-uses.ts';
import { definePageRule } from '../../rule.ts';
import { brandPattern } from '../title/brand-pattern.ts';
import { contentTexts } from './messages.ts';

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
function ownSubject({ title, headings, url }: Subject): (term: string) => boolean {
  const named = [title ?? '', pathOf(url), ...headings.map(({ text }) => text)];
  const words = new Set([...named.flatMap(foldedTokens), ...siteNameWords(url, title)]);
  const whole = named.join('\n').toLowerCase();
  return (term) =>
    whole.includes(term) ||
    foldedTokens(term).some((word) => [...words].some((each) => isSameWord(word, each)));
}

const wordsMin = 100;
/** A phrase is seldom repeated by chance; a single word of the trade is, on every page about it. */
const phrase = { densityMax: 3, usesMin: 6 };
const word = { densityMax: 8, usesMin: 10 };
const shown = 10;

export const contentKeywordOveruse = definePageRule({
  id: 'content-keyword-overuse',
  group: 'content',
  severity: 'info',
  basis: 'heuristic',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies#keyword-stuffing',
  needs: 'html',
  audience: 'indexable',
  texts: contentTexts['content-keyword-overuse'],
  reads: ['keywords', 'text', 'title', 'url', 'headings', 'quality'],
  check(facts) {
    const { keywords, text, quality } = facts;
    if (text.proseWordCount < wordsMin) return skip('too-little-text-to-judge');
    if (quality.loremIpsum !== null) return skip('filler-text');
    const dense = keywords.filter(({ density, count, size }) => {
      const { densityMax, usesMin } = size > 1 ? phrase : word;
      return density > densityMax && count >= usesMin;
    });
    if (dense.length === 0) return pass();
    const isOwn = ownSubject(facts);
    const overused = dense.filter(
      ({ keyword, size }) =>
        !isOwn(keyword) &&
        !keyword.split(' ').some(isFunctionWord) &&
        usesInProse(text.paragraphs, keyword) >= (size > 1 ? phrase : word).usesMin,
    );
    const [first] = overused;
    if (first === undefined) return pass();
    return fail({
      messageId: 'overused',
      data: {
        keyword: first.keyword,
        count: first.count,
        words: text.proseWordCount,
        density: first.density,
      },
      evidence: overused.slice(0, shown).map(({ keyword, count, density, size }) => ({
        found: say('keyword-times', { keyword, count, density }),
        wanted: say('percent-or-less', { limit: (size > 1 ? phrase : word).densityMax }),
      })),
    });
  },
});

/** From the host without its TLD, and from the end of the title. */
function siteNameWords(url: string, title: string | null): ReadonlySet<string> {
  const host = URL.parse(url)?.hostname ?? '';
  const labels = host
    .split('.')
    .slice(0, -1)
    .filter((label) => label !== 'www');
  const brand = brandPattern.exec(title ?? '')?.[1] ?? '';
  return new Set([...labels.flatMap((label) => [label, ...foldedTokens(label)]), ...foldedTokens(brand)]);
}
