/** Links worth adding inside the site: words that stand already, pages that could lead here, pages on a near subject. */
import type { PageForAdvice } from '../../advisor.ts';
import type { PageBrief } from '../../page-brief.ts';
import { bare, linkedFrom } from '../link-ideas.ts';
import { stripBrand } from '../page-desk.ts';
import type { SiteDesk } from '../site-desk.ts';
import { contentWords, isInjection, sentencesOf, wordsIn } from '../text.ts';
import { type ExtraMaker, type Made, type SuggestionRoom, say } from './maker.ts';
import { anchor, clip, pathOf, placeOf, quote } from './wording.ts';

/** What a page is called where it is linked: its first heading, without the name of the site. */
export const nameOf = (site: SiteDesk, { brief }: PageForAdvice): string | null => {
  const heading = brief.headings.find(({ level }) => level === 1)?.text ?? brief.title;
  return heading === null || isInjection(heading) ? null : stripBrand(heading, site.brand) || heading;
};

export const inboundTexts: ExtraMaker = ({ parts: { inbound, page } }) =>
  inbound.map(({ from, link: { anchor: words, sentence } }) =>
    say(
      `Lead readers here from ${placeOf(from, page.brief.url)}: link ${quote(words)} in ${quote(clip(sentence, 140))} to this page.`,
    ),
  );

export const linkTexts: ExtraMaker = ({ parts: { links, page } }) => {
  const inMenu = new Set(page.brief.links.map(({ target }) => bare(target)));
  return links.map((link) => {
    const only = inMenu.has(bare(link.target)) ? ', where only the menu leads now' : '';
    return say(
      `Link ${quote(link.anchor)} in ${quote(clip(link.sentence, 140))} to ${pathOf(link.target, page.brief.url)}${only}.`,
      { kind: 'link', link },
    );
  });
};

/** What the other page is headed with, and this one speaks of while few others do. */
function sharedSubject({ site, parts: { desk, page } }: SuggestionRoom, other: PageForAdvice): string[] {
  if (desk === null) return [];
  const most = Math.max(2, Math.floor(site.site.pages.length * 0.25));
  const first = other.brief.headings.find(({ level }) => level === 1)?.text ?? other.brief.title ?? '';
  const theirs = new Set(contentWords(stripBrand(first, desk.brand), desk.words));
  const own = page.brief.paragraphs.flatMap((text) => contentWords(text, desk.words));
  const isTelling = (word: string): boolean =>
    /^\p{L}{4,}$/u.test(word) &&
    theirs.has(word) &&
    !desk.words.noise.has(word) &&
    (site.spread.get(word) ?? 0) <= most;
  const counts = new Map<string, number>();
  for (const word of own.filter(isTelling)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const isThing = (word: string): boolean => desk.models === null || desk.models.isNominal(word);
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

/** A page on a near subject that the text does not lead to yet. */
export const alsoTexts: ExtraMaker = (room) => {
  const { page, links, twin } = room.parts;
  const { brief } = page;
  if (!page.indexable || brief.type === 'legal' || brief.type === 'contact') return [];
  const linked = new Set([...linkedFrom(brief), ...links.map(({ target }) => bare(target))]);
  const isOpen = (other: PageForAdvice): boolean =>
    !linked.has(bare(other.brief.url)) &&
    other !== room.site.home &&
    other !== twin &&
    other.brief.type !== 'legal';
  const found: Made[] = [];
  for (const other of room.related.nearPage(brief).slice(0, 6).filter(isOpen)) {
    const shared = sharedSubject(room, other);
    const name = nameOf(room.site, other);
    if (shared.length === 0 || name === null) continue;
    const after = sentenceWith(brief, shared[0] ?? '');
    if (after === undefined) continue;
    found.push(
      say(
        `After ${quote(clip(after, 100))}, lead on to a page that the text does not link: ${anchor(other.brief.url, brief.url, clip(name, 70))}`,
      ),
    );
  }
  return found;
};
