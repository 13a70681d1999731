/** Suggestions on findings about images and links. */
import type { Evidence } from '@pagewright/contract/entities/issue';
import { limits } from '@pagewright/contract/limits';
import { fold } from '../../text/fold.ts';
import { wordsFor } from '../../text/phrase-words.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { fileName } from '../facts/image-files.ts';
import { stripNumber } from '../facts/numbering.ts';
import { overlap } from '../facts/prose.ts';
import type { PageBrief } from '../page-brief.ts';
import type { PageSuggestionInput } from '../suggester.ts';
import { bare } from './link-ideas.ts';
import { inboundTexts, nameOf } from './link-texts.ts';
import { emptyAnchor } from './page-issues.ts';
import {
  asList,
  type Draft,
  draftOf,
  type ExtraWriter,
  type IssueWriter,
  type SuggestionContext,
} from './suggestion-writer.ts';
import { anchor, clip, markup, pathOf, placeOf, quote } from './wording.ts';

const shownMax = 3;

type AltKind = (alt: string | null) => boolean;

/** Each rule covers other images: without an alt text, with an empty one, with a useless one. */
const altKinds: Readonly<Record<string, AltKind>> = {
  'img-alt-missing': (alt) => alt === null,
  'img-alt-empty-functional': (alt) => alt?.trim() === '',
  'img-alt-poor': (alt) => alt !== null && alt.trim() !== '',
  'img-alt-no-words': (alt) => alt !== null && alt.trim() !== '',
};

function altText({ parts }: SuggestionContext, isMeant: AltKind): Draft | null {
  const own = new Set(parts.page.brief.images.filter(({ alt }) => isMeant(alt)).map(({ src }) => src));
  const altTexts = parts.altTexts.filter(({ src }) => own.has(src));
  const withheld = parts.withheld.filter(({ what }) =>
    [...own].some((src) => what === `alt text for ${src}`),
  );
  if (altTexts.length === 0) return null;
  const { perPage } = limits.altText;
  const shown = altTexts
    .slice(0, perPage)
    .map(({ src, text, from }) => `${fileName(src)}: alt="${markup(text)}" (from ${from})`);
  const others = altTexts.length - shown.length;
  const beside =
    others <= 0
      ? ''
      : ` ${others} more ${others === 1 ? 'has its' : 'have their'} alt text in the list of images.`;
  const rest = withheld.length;
  const more =
    rest === 0
      ? ''
      : ` ${rest === 1 ? 'One more image needs' : `${rest} more images need`} a person to look at.`;
  return draftOf(
    `Give ${altTexts.length === 1 ? 'the image its alt text' : 'these images their alt texts'}. ${shown.join('; ')}.${beside}${more}`,
    ...altTexts.map(({ src, text }) => ({ kind: 'alt', src, text }) as const),
  );
}

/** Also where a useless alt text passes the rules. */
export const altExtra: ExtraWriter = (context) => {
  const { altTexts, page } = context.parts;
  const hasAltIssue = page.issues.some(({ ruleId }) => ruleId.startsWith('img-alt-'));
  if (hasAltIssue) return [];
  // A picture of the template is described on the first page that shows it.
  const described = new Set(
    [...context.site.written].flatMap(([url, texts]) =>
      url === page.brief.url ? [] : texts.altTexts.map(({ src }) => src),
    ),
  );
  return altTexts.some(({ src }) => !described.has(src)) ? asList(altText(context, () => true)) : [];
};

/** What a link leads to is called: the part of the page that it jumps to, else the page. */
function targetName({ site }: SuggestionContext, target: PageSuggestionInput, part: string): string | null {
  if (part === '') return nameOf(site, target);
  const heading = target.brief.headings.find(({ id }) => id === part);
  return heading === undefined ? null : stripNumber(heading.text, site.chapterWords);
}

/** A heading of the target has the words of the link: it is an entry of a list of contents. */
const isEntry = ({ site }: SuggestionContext, { brief }: PageSuggestionInput, words: string): boolean =>
  brief.headings.some(({ text }) => fold(stripNumber(text, site.chapterWords)) === fold(words));

/** Another link of the page has the words already, and leads elsewhere: two of one name cannot be told apart. */
const isTaken = ({ links }: PageBrief, words: string, url: string, part: string): boolean =>
  links.some(
    ({ text, target, isToPart }) =>
      fold(text) === fold(words) && (target !== url || (isToPart === true) !== (part !== '')),
  );

/** The words of the link stand within a sentence; in most languages another name would not fit its grammar. */
function isWithinSentence({ paragraphs, language }: PageBrief, words: string): boolean {
  if (language === 'en' || words === '') return false;
  const plain = (text: string): string => fold(text).replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return paragraphs.some(
    (block) =>
      block.includes(words) &&
      sentencesOf(block, language).some((text) => text.includes(words) && plain(text) !== plain(words)),
  );
}

/** "Read more" under a linked heading: the name of the target is better. */
const anchorText: IssueWriter = (context, { evidence }) => {
  const { brief } = context.parts.page;
  const named = evidence.flatMap(({ found = '', urls }) => {
    const [url = '', part = ''] = (urls?.[0] ?? '').split('#');
    const target = context.site.pageAt.get(url);
    if (target === undefined || target === context.parts.page) return [];
    const name = targetName(context, target, part);
    const isKept =
      name === null ||
      fold(name) === fold(found) ||
      isEntry(context, target, found) ||
      isTaken(brief, name, target.brief.url, part) ||
      isWithinSentence(brief, found);
    return isKept ? [] : [{ from: found, target: target.brief.url, text: clip(name, 70) }];
  });
  if (named.length === 0) return null;
  const each = named
    .slice(0, shownMax)
    .map(({ from, target, text }) =>
      from === 'a link without a name'
        ? `Give the link to ${pathOf(target, brief.url)} the text ${quote(text)}`
        : `In the link to ${pathOf(target, brief.url)}, change ${quote(from)} to ${quote(text)}`,
    );
  const changes = named.map(
    ({ from, target, text }) =>
      ({ kind: 'anchor', from: from === 'a link without a name' ? '' : from, target, text }) as const,
  );
  return draftOf(`${each.join('. ')}.`, ...changes);
};

const sameMeaning = 0.5;

const linkWords = ({ snippet }: Evidence): string => /^“(.+)” →/.exec(snippet ?? '')?.[1] ?? '';

/** Only a page whose name has words of the link is what the link may mean. */
const brokenLink: IssueWriter = (context, { evidence }) => {
  const { brief } = context.parts.page;
  const [first] = evidence;
  const linkUrl = first?.urls?.[0];
  if (first === undefined || linkUrl === undefined) return null;
  const words = linkWords(first);
  // "index.html" is the name of a file, not of a page.
  const path = (URL.parse(linkUrl)?.pathname ?? '').replace(/(?:index|default)?\.\w+$/, '');
  const meaning = `${words} ${path.replaceAll(/[-_/.]+/g, ' ')}`;
  const names = (page: PageSuggestionInput): string => nameOf(context.site, page) ?? '';
  const near = context.related
    .near(meaning, brief.language)
    .find(
      (page) =>
        page.brief.url !== brief.url &&
        page !== context.site.home &&
        !wordsFor(brief.language).generic.has(fold(names(page))) &&
        overlap(names(page), meaning, wordsFor(brief.language)) >= sameMeaning,
    );
  if (near === undefined) return null;
  const link = words === '' ? pathOf(linkUrl, brief.url) : `${quote(words)} (${pathOf(linkUrl, brief.url)})`;
  return draftOf(
    `The link ${link} is broken. The page closest to its text is ${pathOf(near.brief.url, brief.url)}, ${quote(clip(names(near), 60))}: link there if that is what you mean, or remove the link.`,
    { kind: 'href', from: linkUrl, to: near.brief.url },
  );
};

const redirectedLink: IssueWriter = (context, { evidence }) => {
  const { brief } = context.parts.page;
  const each = evidence.flatMap(({ urls, wanted, ...rest }) => {
    const from = urls?.[0];
    if (from === undefined || wanted === undefined || URL.parse(wanted) === null) return [];
    return [{ from, to: wanted, words: linkWords(rest) }];
  });
  if (each.length === 0) return null;
  const sentences = each
    .slice(0, shownMax)
    .map(
      ({ from, to, words }) =>
        `${words === '' ? 'Link' : `Let ${quote(clip(words, 60))} link`} straight to ${pathOf(to, brief.url)} instead of ${pathOf(from, brief.url)}`,
    );
  return draftOf(
    `${sentences.join('. ')}.`,
    ...each.map(({ from, to }) => ({ kind: 'href', from, to }) as const),
  );
};

const fewLinks: IssueWriter = (context, { evidence }) => {
  const [found] = inboundTexts(context);
  if (found !== undefined) return found;
  const { page } = context.parts;
  const { brief } = page;
  const linking = new Set(evidence.flatMap(({ urls }) => urls ?? []).filter((url) => url !== brief.url));
  const name = nameOf(context.site, page);
  const near = [
    ...context.related.nearPage(brief),
    ...(context.site.home === null ? [] : [context.site.home]),
  ].find((other) => other !== page && !linking.has(other.brief.url) && !linksTo(other, page));
  if (near === undefined || name === null) return null;
  const [only] = linking;
  const now = only === undefined ? 'No page links here' : `Only ${placeOf(only, brief.url)} links here`;
  return draftOf(
    `${now}. Add a link on ${placeOf(near.brief.url, brief.url)}: ${anchor(brief.url, brief.url, clip(name, 70))}`,
  );
};

const linksTo = ({ brief }: PageSuggestionInput, page: PageSuggestionInput): boolean =>
  brief.links.some(({ target }) => bare(target) === bare(page.brief.url));

const lighterImage: IssueWriter = ({ site }, { evidence, ruleId }) => {
  const images = evidence.flatMap(({ urls, found }) => {
    const src = urls?.[0];
    if (src === undefined) return [];
    const size = site.site.imageSizes?.get(src);
    const pixels = size === undefined ? '' : `, ${size.width} by ${size.height} pixels`;
    return [{ name: fileName(src), found: `${found ?? ''}${pixels}` }];
  });
  if (images.length === 0) return null;
  const list = images.slice(0, shownMax).map(({ name, found }) => `${name} (${found})`);
  const how =
    ruleId === 'img-legacy-format'
      ? 'as WebP or AVIF'
      : 'with stronger compression, and no wider than where it is shown largest';
  return draftOf(`Save ${list.join(', ')} ${how}.`);
};

export const imageAndLinkWriters: Readonly<Record<string, IssueWriter>> = {
  ...Object.fromEntries(
    Object.entries(altKinds).map(([ruleId, isMeant]) => [
      ruleId,
      (context: SuggestionContext) => altText(context, isMeant),
    ]),
  ),
  'img-too-heavy': lighterImage,
  'img-legacy-format': lighterImage,
  'link-generic-anchor': anchorText,
  'link-empty-anchor': (context, issue) => anchorText(context, issue) ?? emptyAnchor(context, issue),
  'link-internal-broken': brokenLink,
  'link-internal-redirect': redirectedLink,
  'page-orphan': fewLinks,
  'page-single-inlink': fewLinks,
  'page-only-nofollow-inlinks': fewLinks,
};
