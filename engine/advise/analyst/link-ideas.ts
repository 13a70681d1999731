/** Links worth adding inside a site: words that stand in a page already and name another page it does not link to. */
import type { AdvisedLink } from '@pagewright/contract/entities/advice';
import type { Region } from '../../facts/node-facts.ts';
import type { PageForAdvice } from '../advisor.ts';
import type { PageBrief } from '../page-brief.ts';
import { type LanguageWords, wordsOf } from './language-words.ts';
import { stripBrand } from './page-desk.ts';
import { type SiteDesk, titleSegments } from './site-desk.ts';
import { contentWords, fold, isInjection, isLabel, overlap, sentencesOf, wordsIn } from './text.ts';

const linksMax = 4;
const rareOn = 3;
const sentenceMax = 240;

export const bare = (url: string): string => url.replace(/#.*$/, '').replace(/\/(?:index\.\w+)?$/, '');

/** Neither in a menu nor in the frame of the page. */
const isOfText = (region: Region): boolean =>
  region !== 'navigation' && region !== 'footer' && region !== 'header';

/** Addresses that the text itself links to. */
export const linkedFrom = ({ links }: PageBrief): ReadonlySet<string> =>
  new Set(links.filter(({ region }) => isOfText(region)).map(({ target }) => bare(target)));

const unlinkable = new Set(['legal', 'cart', 'login', 'search', 'home']);

/** A heading, and what stands before and after its colon; one word out of a list names nothing. */
const partsOf = (text: string): string[] => [
  text,
  ...text.split(/\s*[:;–—(]\s*/),
  ...text.split(/\s*[:,;–—(]\s*/).filter((part) => part.includes(' ')),
];

/** The words of a heading from its first that carries meaning: "five glazes" of "Our five glazes", not its end alone. */
function runsOf(text: string, words: LanguageWords): string[] {
  const parts = text.split(' ');
  while (parts.length > 0 && words.function.has(fold(parts[0] ?? ''))) parts.shift();
  while (parts.length > 0 && words.function.has(fold(parts.at(-1) ?? ''))) parts.pop();
  const runs = [2, 3, 4]
    .filter((size) => size <= parts.length)
    .map((size) => parts.slice(0, size))
    .filter((run) => !words.function.has(fold(run.at(-1) ?? '')))
    .map((run) => run.join(' '));
  return [parts.join(' '), ...runs];
}

/** What a page is called, in its own words: the longer the name, the surer it is meant. */
export function namesOf(site: SiteDesk, { headings, title, language }: PageBrief): string[] {
  const words = wordsOf(language);
  if (words === null) return [];
  const first = headings.find(({ level }) => level === 1)?.text ?? null;
  const heads = [first, ...(title === null ? [] : titleSegments(stripBrand(title, site.brand)))]
    .flatMap((text) => (text === null ? [] : partsOf(text)))
    .map((text) => text.replace(/[?.!]+$/, '').trim());
  const names = heads.flatMap((text) => runsOf(text, words));
  const isTelling = (name: string): boolean => {
    const own = contentWords(name, words);
    if (own.length >= 2)
      return own.some(
        (word) => (site.spread.get(word) ?? 0) <= Math.max(rareOn, site.site.pages.length * 0.4),
      );
    const [only = ''] = own;
    return wordsIn(name).length === 1 && only.length >= 6 && (site.spread.get(only) ?? 0) <= rareOn;
  };
  return [
    ...new Map(
      names
        .filter(
          (name) =>
            name.length >= 4 && !measure.test(name) && !words.generic.has(fold(name)) && isTelling(name),
        )
        .map((name) => [fold(name), name]),
    ).values(),
  ].toSorted((a, b) => wordsIn(b).length - wordsIn(a).length || b.length - a.length);
}

/** "nine months" names no page. */
const measure =
  /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:days?|weeks?|months?|years?|hours?|minutes?|people|ways|things)$/i;

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

interface Name {
  readonly folded: string;
  readonly pattern: RegExp;
}

/** Both are asked for again with every page: a site of a hundred pages has ten thousand pairs. */
const knownNames = new WeakMap<PageBrief, readonly Name[]>();
const knownTexts = new WeakMap<PageBrief, readonly string[]>();

const menuShare = 0.75;
const menuLetters = 5;

/** What the menus of the site call a page: a single word is enough there, for somebody chose it as a name. */
function menuNames(site: SiteDesk, { url, language }: PageBrief): string[] {
  const words = wordsOf(language);
  const texts = (site.home?.brief.links ?? [])
    .filter(({ target, region }) => bare(target) === bare(url) && region !== 'main')
    .flatMap(({ text }) => [text.trim(), ...(language === 'en' ? [text.trim().replace(/s$/, '')] : [])]);
  const most = site.site.pages.length * menuShare;
  return [...new Set(texts)].filter(
    (text) =>
      wordsIn(text).length === 1 &&
      text.length >= menuLetters &&
      words?.generic.has(fold(text)) === false &&
      !words.noise.has(fold(text)) &&
      (site.spread.get(fold(text)) ?? 0) <= most,
  );
}

function patternsOf(site: SiteDesk, brief: PageBrief): readonly Name[] {
  const known = knownNames.get(brief);
  if (known !== undefined) return known;
  const made = [...namesOf(site, brief), ...menuNames(site, brief)].map((name) => ({
    folded: fold(name),
    pattern: new RegExp(`(?<![\\p{L}\\p{N}-])${escape(name)}(?:s|es)?(?![\\p{L}\\p{N}-])`, 'iu'),
  }));
  knownNames.set(brief, made);
  return made;
}

function foldedBlocks(brief: PageBrief): readonly string[] {
  const known = knownTexts.get(brief) ?? brief.paragraphs.map(fold);
  knownTexts.set(brief, known);
  return known;
}

interface Idea extends AdvisedLink {
  readonly strength: number;
}

/** The words lead somewhere already, or others of the same sentence do: one link is enough. */
const isLinkedIn = ({ links }: PageBrief, sentence: string, anchor: string): boolean =>
  links.some(
    ({ text, region }) =>
      isOfText(region) && (fold(text).includes(fold(anchor)) || (text.length > 2 && sentence.includes(text))),
  );

/** What the page itself is called leads nowhere else. */
const isOwnName = ({ headings, language }: PageBrief, anchor: string): boolean => {
  const words = wordsOf(language);
  const first = headings.find(({ level }) => level === 1)?.text ?? '';
  return words !== null && wordsIn(anchor).length === 1 && overlap(anchor, first, words) === 1;
};

function ideaFor(site: SiteDesk, source: PageBrief, target: PageForAdvice): Idea | null {
  const blocks = foldedBlocks(source);
  for (const { folded, pattern } of patternsOf(site, target.brief))
    for (const [at, block] of source.paragraphs.entries()) {
      if (blocks[at]?.includes(folded) !== true || site.common.has(block)) continue;
      const sentence = sentencesOf(block, source.language).find((text) => pattern.test(text));
      const anchor = sentence === undefined ? undefined : pattern.exec(sentence)?.[0];
      if (sentence === undefined || anchor === undefined) continue;
      if (sentence.length > sentenceMax || isInjection(sentence) || isLabel(sentence)) continue;
      if (isLinkedIn(source, sentence, anchor) || isOwnName(source, anchor)) continue;
      const strength = wordsIn(anchor).length + target.weight;
      return { anchor, target: target.brief.url, sentence, strength };
    }
  return null;
}

/** The surest first. */
export function linkIdeas(
  site: SiteDesk,
  page: PageForAdvice,
  targets: readonly PageForAdvice[] = site.site.pages,
): AdvisedLink[] {
  const { brief } = page;
  const linked = linkedFrom(brief);
  const used = new Set<string>();
  return targets
    .filter(
      ({ brief: other, indexable }) =>
        indexable &&
        other.language === brief.language &&
        !unlinkable.has(other.type) &&
        bare(other.url) !== bare(brief.url) &&
        !linked.has(bare(other.url)),
    )
    .flatMap((target) => ideaFor(site, brief, target) ?? [])
    .toSorted((a, b) => b.strength - a.strength || (a.target < b.target ? -1 : 1))
    .filter(({ anchor }) => !used.has(fold(anchor)) && used.add(fold(anchor)))
    .slice(0, linksMax)
    .map(({ anchor, target, sentence }) => ({ anchor, target, sentence }));
}
