/** Suggestions on images and links. */
import type { Evidence } from '@pagewright/contract/entities/issue';
import type { PageForAdvice } from '../../advisor.ts';
import type { PageBrief } from '../../page-brief.ts';
import { fileName } from '../alt-text.ts';
import { bare } from '../link-ideas.ts';
import { stripBrand } from '../page-desk.ts';
import { contentWords, isInjection, sentencesOf, wordsIn } from '../text.ts';
import { type IssueMaker, type Made, type SuggestionRoom, say } from './maker.ts';
import { clip, markup, pathOf, quote } from './wording.ts';

const shownMax = 3;

const altText: IssueMaker = ({ parts: { altTexts, withheld } }) => {
  if (altTexts.length === 0) return null;
  const shown = altTexts.map(({ src, text }) => `${fileName(src)}: alt="${markup(text)}"`);
  const rest = withheld.filter(({ what }) => what.startsWith('alt text')).length;
  const more =
    rest === 0
      ? ''
      : ` ${rest === 1 ? 'One more image needs' : `${rest} more images need`} a person to look at.`;
  return say(
    `${shown.join('; ')}.${more}`,
    ...altTexts.map(({ src, text }) => ({ kind: 'alt', src, text }) as const),
  );
};

const nameOf = ({ site }: SuggestionRoom, { brief }: PageForAdvice): string | null => {
  const heading = brief.headings.find(({ level }) => level === 1)?.text ?? brief.title;
  return heading === null ? null : stripBrand(heading, site.brand) || heading;
};

/** "Read more" under a heading that is itself the link says nothing new: the target's own name does. */
const anchorText: IssueMaker = (room, { evidence }) => {
  const { brief } = room.parts.page;
  const named = evidence.flatMap(({ found, urls }) => {
    const target = room.site.pageAt.get((urls?.[0] ?? '').replace(/#.*$/, ''));
    const name = target === undefined || target === room.parts.page ? null : nameOf(room, target);
    return target === undefined || name === null
      ? []
      : [{ from: found ?? '', target: target.brief.url, text: clip(name, 70) }];
  });
  if (named.length === 0) return null;
  const each = named
    .slice(0, shownMax)
    .map(({ from, target, text }) =>
      from === 'a link without a name'
        ? `Give the link to ${pathOf(target, brief.url)} the text ${quote(text)}`
        : `Let the link ${quote(from)} to ${pathOf(target, brief.url)} read ${quote(text)}`,
    );
  const changes = named.map(
    ({ from, target, text }) =>
      ({ kind: 'anchor', from: from === 'a link without a name' ? '' : from, target, text }) as const,
  );
  return say(`${each.join('. ')}.`, ...changes);
};

const wordsOfLink = ({ snippet }: Evidence): string => /^“(.+)” →/.exec(snippet ?? '')?.[1] ?? '';

const brokenLink: IssueMaker = (room, { evidence }) => {
  const { brief } = room.parts.page;
  const [first] = evidence;
  const address = first?.urls?.[0];
  if (first === undefined || address === undefined) return null;
  const words = wordsOfLink(first);
  const isPath = `${words} ${(URL.parse(address)?.pathname ?? '').replaceAll(/[-_/.]+/g, ' ')}`;
  const near = room.related.near(isPath, brief.language).find((page) => page.brief.url !== brief.url);
  const link = words === '' ? pathOf(address, brief.url) : `${quote(words)} (${pathOf(address, brief.url)})`;
  if (near === undefined)
    return say(`Take the link ${link} out: no page of the site is about what its words promise.`);
  return say(
    `The link ${link} leads nowhere. The nearest page to its words is ${pathOf(near.brief.url, brief.url)}, ${quote(clip(nameOf(room, near) ?? '', 60))}: link there if that is what you mean, else take the link out.`,
    { kind: 'href', from: address, to: near.brief.url },
  );
};

const redirectedLink: IssueMaker = (room, { evidence }) => {
  const { brief } = room.parts.page;
  const each = evidence.flatMap(({ urls, wanted, ...rest }) => {
    const from = urls?.[0];
    if (from === undefined || wanted === undefined || URL.parse(wanted) === null) return [];
    return [{ from, to: wanted, words: wordsOfLink(rest) }];
  });
  if (each.length === 0) return null;
  const said = each
    .slice(0, shownMax)
    .map(
      ({ from, to, words }) =>
        `${words === '' ? 'Link' : `Let ${quote(clip(words, 60))} link`} straight to ${pathOf(to, brief.url)} instead of ${pathOf(from, brief.url)}`,
    );
  return say(`${said.join('. ')}.`, ...each.map(({ from, to }) => ({ kind: 'href', from, to }) as const));
};

export const inboundText = (room: SuggestionRoom, at: number): Made | null => {
  const { inbound, page } = room.parts;
  const idea = inbound[at];
  if (idea === undefined) return null;
  const { anchor, sentence } = idea.link;
  return say(
    `On ${pathOf(idea.from, page.brief.url)}, link the words ${quote(anchor)} in ${quote(clip(sentence, 140))} to this page.`,
  );
};

const fewLinks: IssueMaker = (room) => {
  const found = inboundText(room, 0);
  if (found !== null) return found;
  const { brief } = room.parts.page;
  const [near] = room.related.nearPage(brief);
  const name = nameOf(room, room.parts.page);
  if (near === undefined || name === null) return null;
  return say(
    `Link to this page from ${near === room.site.home ? 'the home page' : pathOf(near.brief.url, brief.url)}, the nearest to its subject: <a href="${markup(pathOf(brief.url, brief.url))}">${markup(clip(name, 70))}</a>`,
  );
};

export const linkText = ({ parts: { links, page } }: SuggestionRoom, at: number): Made | null => {
  const link = links[at];
  if (link === undefined) return null;
  return say(
    `Link ${quote(link.anchor)} in ${quote(clip(link.sentence, 140))} to ${pathOf(link.target, page.brief.url)}.`,
    { kind: 'link', link },
  );
};

const lighterImage: IssueMaker = (_room, { evidence, ruleId }) => {
  const images = evidence.flatMap(({ urls, found }) =>
    urls?.[0] === undefined ? [] : [{ name: fileName(urls[0]), found: found ?? '' }],
  );
  if (images.length === 0) return null;
  const list = images.slice(0, shownMax).map(({ name, found }) => `${name} (${found})`);
  const how =
    ruleId === 'img-legacy-format'
      ? 'as WebP or AVIF'
      : 'at the width it is shown in and with stronger compression';
  return say(`Save ${list.join(', ')} ${how}.`);
};

export const imageAndLinkMakers: Readonly<Record<string, IssueMaker>> = {
  'img-alt-missing': altText,
  'img-alt-poor': altText,
  'img-alt-empty-functional': altText,
  'img-too-heavy': lighterImage,
  'img-legacy-format': lighterImage,
  'link-generic-anchor': anchorText,
  'link-empty-anchor': anchorText,
  'link-internal-broken': brokenLink,
  'link-internal-redirect': redirectedLink,
  'page-orphan': fewLinks,
  'page-single-inlink': fewLinks,
  'page-only-nofollow-inlinks': fewLinks,
};

/** What the other page is about, as its head says, and this one speaks of while few others do. */
function sharedSubject({ site, parts: { desk, page } }: SuggestionRoom, other: PageForAdvice): string[] {
  if (desk === null) return [];
  const most = Math.max(2, Math.floor(site.site.pages.length * 0.25));
  const { title, headings } = other.brief;
  const first = headings.find(({ level }) => level === 1)?.text ?? '';
  const head = `${title ?? ''} ${first}`;
  const theirs = new Set(contentWords(stripBrand(head, desk.brand), desk.words));
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
export const alsoText = (room: SuggestionRoom): Made | null => {
  const { page, links, twin } = room.parts;
  const { brief } = page;
  if (!page.indexable || brief.type === 'legal' || brief.type === 'contact') return null;
  const linked = new Set([...brief.links, ...links].map(({ target }) => bare(target)));
  const isOpen = (other: PageForAdvice): boolean =>
    !linked.has(bare(other.brief.url)) &&
    other !== room.site.home &&
    other !== twin &&
    other.brief.type !== 'legal';
  for (const other of room.related.nearPage(brief).slice(0, 5).filter(isOpen)) {
    const shared = sharedSubject(room, other);
    const name = nameOf(room, other);
    if (shared.length === 0 || name === null) continue;
    const path = pathOf(other.brief.url, brief.url);
    const after = sentenceWith(brief, shared[0] ?? '');
    if (after === undefined) continue;
    return say(
      `After ${quote(clip(after, 100))}, offer a next step on a near subject: <a href="${markup(path)}">${markup(clip(name, 70))}</a>`,
    );
  }
  return null;
};
