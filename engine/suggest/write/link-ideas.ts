/** Suggests internal links: words of a page that name another page it does not link to yet. */
import type { SuggestedLink } from '@pagewright/contract/entities/suggested-texts';
import type { Region } from '../../model/node-facts.ts';
import { fold } from '../../text/fold.ts';
import { type PhraseWords, wordsOf } from '../../text/phrase-words.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { wordsIn } from '../../text/words.ts';
import { contentWords, isClean, isLabel, overlap } from '../facts/prose.ts';
import { titleSegments } from '../facts/site-brand.ts';
import { isLeftTitle, stripBrand } from '../facts/suggestion-page.ts';
import { duplicateOf, type PageName, type SuggestionSite } from '../facts/suggestion-site.ts';
import type { PageBrief } from '../page-brief.ts';
import type { PageSuggestionInput } from '../suggester.ts';

const linksMax = 4;
const rareOn = 3;
const sentenceMax = 240;

export const bare = (url: string): string => url.replace(/#.*$/, '').replace(/\/(?:index\.\w+)?$/, '');

/** Neither in a menu nor in the frame of the page. */
const isOfText = (region: Region): boolean =>
  region !== 'navigation' && region !== 'footer' && region !== 'header';

/** URLs linked from the running text. */
export const linkedFrom = ({ links }: PageBrief): ReadonlySet<string> =>
  new Set(links.filter(({ region }) => isOfText(region)).map(({ target }) => bare(target)));

const unlinkable = new Set(['legal', 'cart', 'login', 'search', 'home']);

/** A heading, and its parts before and after a colon. */
const partsOf = (text: string): string[] => [text, ...text.split(/\s*[:;–—(]\s*/)];

/** A heading without the small words around it: "five glazes" of "Our five glazes". */
function coreOf(text: string, words: PhraseWords): string {
  const parts = text.split(' ');
  while (parts.length > 0 && words.function.has(fold(parts[0] ?? ''))) parts.shift();
  while (parts.length > 0 && words.function.has(fold(parts.at(-1) ?? ''))) parts.pop();
  return parts.join(' ');
}

/** The names of a page, from its heading and title; the longest first, because it is the most certain. */
export function namesOf(site: SuggestionSite, brief: PageBrief): string[] {
  const { headings, title, language } = brief;
  const words = wordsOf(language);
  if (words === null) return [];
  const first = headings.find(({ level }) => level === 1)?.text ?? null;
  const own = title === null || isLeftTitle(brief, site) ? [] : titleSegments(stripBrand(title, site.brand));
  const heads = [first, ...own]
    .flatMap((text) => (text === null ? [] : partsOf(text)))
    .map((text) => text.replace(/[?.!]+$/, '').trim());
  const names = heads.map((text) => coreOf(text, words));
  const isDistinctive = (name: string): boolean => {
    const own = contentWords(name, words);
    // One word may mean anything else in a sentence.
    return (
      own.length >= 2 &&
      own.some((word) => (site.spread.get(word) ?? 0) <= Math.max(rareOn, site.site.pages.length * 0.4))
    );
  };
  return [
    ...new Map(
      names
        .filter(
          (name) =>
            name.length >= 4 &&
            !measure.test(name) &&
            !words.generic.has(fold(name)) &&
            isDistinctive(name) &&
            !isOfOther(site, brief, name),
        )
        .map((name) => [fold(name), name]),
    ).values(),
  ].toSorted((a, b) => wordsIn(b).length - wordsIn(a).length || b.length - a.length);
}

/** Another page is called so too: "Features introduced in version" may be any of three. */
const isOfOther = ({ site, duplicates }: SuggestionSite, { url }: PageBrief, name: string): boolean =>
  site.pages.some(
    ({ brief: { url: other, title, headings } }) =>
      other !== url &&
      duplicates.get(url)?.brief.url !== other &&
      [title ?? '', headings.find(({ level }) => level === 1)?.text ?? ''].some((text) =>
        fold(text).includes(fold(name)),
      ),
  );

/** "nine months" names no page. */
const measure =
  /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:days?|weeks?|months?|years?|hours?|minutes?|people|ways|things)$/i;

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Cached: a site of a hundred pages has ten thousand pairs. */
function patternsOf(site: SuggestionSite, brief: PageBrief): readonly PageName[] {
  const cached = site.cache.names.get(brief);
  if (cached !== undefined) return cached;
  const names = namesOf(site, brief).map((name) => ({
    folded: fold(name),
    pattern: new RegExp(`(?<![\\p{L}\\p{N}-])${escape(name)}(?:s|es)?(?![\\p{L}\\p{N}-])`, 'iu'),
  }));
  site.cache.names.set(brief, names);
  return names;
}

function foldedParagraphs({ cache }: SuggestionSite, brief: PageBrief): readonly string[] {
  const folded = cache.foldedParagraphs.get(brief) ?? brief.paragraphs.map(fold);
  cache.foldedParagraphs.set(brief, folded);
  return folded;
}

interface Idea extends SuggestedLink {
  readonly strength: number;
}

/** The words, or others of the same sentence, are linked already: one link is enough. */
const isLinkedIn = ({ links }: PageBrief, sentence: string, anchor: string): boolean =>
  links.some(
    ({ text, region }) =>
      isOfText(region) && (fold(text).includes(fold(anchor)) || (text.length > 2 && sentence.includes(text))),
  );

/** The page's own name is not linked to another page. */
const isOwnName = ({ headings, language }: PageBrief, anchor: string): boolean => {
  const words = wordsOf(language);
  const first = headings.find(({ level }) => level === 1)?.text ?? '';
  return words !== null && wordsIn(anchor).length === 1 && overlap(anchor, first, words) === 1;
};

function ideaFor(site: SuggestionSite, source: PageBrief, target: PageSuggestionInput): Idea | null {
  const blocks = foldedParagraphs(site, source);
  for (const { folded, pattern } of patternsOf(site, target.brief))
    for (const [at, block] of source.paragraphs.entries()) {
      if (blocks[at]?.includes(folded) !== true || site.common.has(block)) continue;
      const sentence = sentencesOf(block, source.language).find((text) => pattern.test(text));
      const anchor = sentence === undefined ? undefined : pattern.exec(sentence)?.[0];
      if (sentence === undefined || anchor === undefined) continue;
      if (sentence.length > sentenceMax || !isClean(sentence) || isLabel(sentence)) continue;
      if (isLinkedIn(source, sentence, anchor) || isOwnName(source, anchor)) continue;
      const strength = wordsIn(anchor).length + target.weight;
      return { anchor, target: target.brief.url, sentence, strength };
    }
  return null;
}

/** The surest first. */
export function linkIdeas(
  site: SuggestionSite,
  page: PageSuggestionInput,
  targets: readonly PageSuggestionInput[] = site.site.pages,
): SuggestedLink[] {
  const { brief } = page;
  const linked = linkedFrom(brief);
  const used = new Set<string>();
  return targets
    .filter(
      ({ brief: other, indexable }) =>
        indexable &&
        other.language === brief.language &&
        !unlinkable.has(other.type) &&
        duplicateOf(site, other) === null &&
        bare(other.url) !== bare(brief.url) &&
        !linked.has(bare(other.url)),
    )
    .flatMap((target) => ideaFor(site, brief, target) ?? [])
    .toSorted((a, b) => b.strength - a.strength || (a.target < b.target ? -1 : 1))
    .filter(({ anchor }) => !used.has(fold(anchor)) && used.add(fold(anchor)))
    .slice(0, linksMax)
    .map(({ anchor, target, sentence }) => ({ anchor, target, sentence }));
}
