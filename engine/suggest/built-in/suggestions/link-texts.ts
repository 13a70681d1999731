/** Suggestions for internal links: words already in the text, pages that could link here, related pages. */

import { sentencesOf } from '../../../text/sentences.ts';
import { wordsIn } from '../../../text/words.ts';
import type { PageBrief } from '../../page-brief.ts';
import type { PageSuggestionInput } from '../../suggester.ts';
import { bare, linkedFrom } from '../link-ideas.ts';
import { stripBrand } from '../suggestion-page.ts';
import type { SuggestionSite } from '../suggestion-site.ts';
import { contentWords, isInjection } from '../text.ts';
import { type Draft, draftOf, type ExtraWriter, type SuggestionContext } from './suggestion-writer.ts';
import { anchor, clip, pathOf, placeOf, quote } from './wording.ts';

/** The name of a page in a link: its main heading without the brand. */
export const nameOf = (site: SuggestionSite, { brief }: PageSuggestionInput): string | null => {
  const heading = brief.headings.find(({ level }) => level === 1)?.text ?? brief.title;
  return heading === null || isInjection(heading) ? null : stripBrand(heading, site.brand) || heading;
};

export const inboundTexts: ExtraWriter = ({ parts: { inbound, page } }) =>
  inbound.map(({ from, link: { anchor: words, sentence } }) =>
    draftOf(
      `Lead readers here from ${placeOf(from, page.brief.url)}: link ${quote(words)} in ${quote(clip(sentence, 140))} to this page.`,
    ),
  );

export const linkTexts: ExtraWriter = ({ parts: { links, page } }) => {
  const inMenu = new Set(page.brief.links.map(({ target }) => bare(target)));
  return links.map((link) => {
    const only = inMenu.has(bare(link.target)) ? ', where only the menu leads now' : '';
    return draftOf(
      `Link ${quote(link.anchor)} in ${quote(clip(link.sentence, 140))} to ${pathOf(link.target, page.brief.url)}${only}.`,
      { kind: 'link', link },
    );
  });
};

/** Words of the other page's heading that this page has and few others do. */
function sharedSubject(
  { site, parts: { pageContext, page } }: SuggestionContext,
  other: PageSuggestionInput,
): string[] {
  if (pageContext === null) return [];
  const most = Math.max(2, Math.floor(site.site.pages.length * 0.25));
  const first = other.brief.headings.find(({ level }) => level === 1)?.text ?? other.brief.title ?? '';
  const theirs = new Set(contentWords(stripBrand(first, pageContext.brand), pageContext.words));
  const own = page.brief.paragraphs.flatMap((text) => contentWords(text, pageContext.words));
  const isDistinctive = (word: string): boolean =>
    /^\p{L}{4,}$/u.test(word) &&
    theirs.has(word) &&
    !pageContext.words.noise.has(word) &&
    (site.spread.get(word) ?? 0) <= most;
  const counts = new Map<string, number>();
  for (const word of own.filter(isDistinctive)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const isThing = (word: string): boolean =>
    pageContext.models === null || pageContext.models.isNominal(word);
  return [...counts.keys()]
    .filter(isThing)
    .toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1))
    .slice(0, 3);
}

const sentenceWith = ({ paragraphs, language }: PageBrief, word: string): string | undefined =>
  paragraphs
    .flatMap((text) => sentencesOf(text, language))
    .find(
      (sentence) =>
        wordsIn(sentence).includes(word) && wordsIn(sentence).length > 3 && !isInjection(sentence),
    );

/** A related page that the text does not link to yet. */
export const alsoTexts: ExtraWriter = (context) => {
  const { page, links, duplicate } = context.parts;
  const { brief } = page;
  if (!page.indexable || brief.type === 'legal' || brief.type === 'contact') return [];
  const linked = new Set([...linkedFrom(brief), ...links.map(({ target }) => bare(target))]);
  const isOpen = (other: PageSuggestionInput): boolean =>
    !linked.has(bare(other.brief.url)) &&
    other !== context.site.home &&
    other !== duplicate &&
    other.brief.type !== 'legal';
  const found: Draft[] = [];
  for (const other of context.related.nearPage(brief).slice(0, 6).filter(isOpen)) {
    const shared = sharedSubject(context, other);
    const name = nameOf(context.site, other);
    if (shared.length === 0 || name === null) continue;
    const after = sentenceWith(brief, shared[0] ?? '');
    if (after === undefined) continue;
    found.push(
      draftOf(
        `After ${quote(clip(after, 100))}, lead on to a page that the text does not link: ${anchor(other.brief.url, brief.url, clip(name, 70))}`,
      ),
    );
  }
  return found;
};
