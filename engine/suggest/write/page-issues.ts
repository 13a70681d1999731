/** Suggestions for findings fixed with content of the page or site: dead ends, author, image sizes. */

import { isInjection } from '../../text/injection.ts';
import { fileName } from '../facts/image-files.ts';
import type { PageSuggestionInput } from '../suggester.ts';
import { nameOf } from './link-texts.ts';
import { isFolderList } from './page-parts.ts';
import { draftOf, type IssueWriter } from './suggestion-writer.ts';
import { anchor, clip, markup, placeOf, quote, some } from './wording.ts';

const shownMax = 3;

const leadsLeast = 2;

/** A page that leads nowhere but back is a dead end too. */
function leadsOn({ brief: { url, links } }: PageSuggestionInput, from: string): boolean {
  const host = URL.parse(url)?.host;
  const others = links.map(({ target }) => target).filter((target) => target !== url && target !== from);
  return new Set(others.filter((target) => URL.parse(target)?.host === host)).size >= leadsLeast;
}

/** For a page without links: the home page, where it has a name. What else the reader may want is not known. */
const deadEnd: IssueWriter = (context) => {
  const { brief } = context.parts.page;
  const { home } = context.site;
  if (home === null || home.brief.url === brief.url || !leadsOn(home, brief.url)) return null;
  const name = isFolderList(home.brief) ? null : nameOf(context.site, home);
  return name === null
    ? null
    : draftOf(
        `Add a link to another page, for example at the end: ${anchor(home.brief.url, brief.url, clip(name, 70))}`,
      );
};

const mainLandmark: IssueWriter = ({ parts: { page } }, { messageId }) => {
  const { headings } = page.brief;
  const first = headings.find(({ level }) => level === 1) ?? headings[0];
  // What comes late is a part of the page: most of it would be left out.
  if (messageId === 'several' || first === undefined || headings.indexOf(first) > 1) return null;
  const isFramed = page.brief.links.some(({ region }) => region === 'navigation' || region === 'footer');
  if (!isFramed)
    return draftOf(`Wrap the page’s own content in <main>, starting with ${quote(clip(first.text, 60))}.`);
  return draftOf(
    `Wrap the page’s own content in <main>, from ${quote(clip(first.text, 60))} to where the footer begins, and leave the menu and footer outside.`,
  );
};

/** Where the author is known but not shown. */
const byline: IssueWriter = ({ parts: { page, pageContext } }) => {
  const [own] = page.brief.authors;
  const title = pageContext.headline;
  const spot = title === null ? 'at the top' : `under ${quote(clip(title, 60))}`;
  return own === undefined || isInjection(own)
    ? null
    : draftOf(`Show the author ${spot}, where readers look for it: <p>By ${markup(own)}</p>`);
};

const tooDeep: IssueWriter = (context, { evidence }) => {
  const { brief } = context.parts.page;
  const name = nameOf(context.site, context.parts.page);
  const { home } = context.site;
  const near =
    context.related.nearPage(brief).find((page) => page.weight > context.parts.page.weight) ?? home;
  if (name === null || near === null || near === undefined || near.brief.url === brief.url) return null;
  return draftOf(
    `It takes ${evidence[0]?.found ?? 'many clicks'} from the home page to get here. Link to it from ${placeOf(near.brief.url, brief.url)}: ${anchor(brief.url, brief.url, clip(name, 70))}`,
  );
};

const sizesMax = 8;

/** With the pixels of the image files, where they were fetched. */
const dimensions: IssueWriter = ({ site, parts: { page } }, { evidence }) => {
  const sizes = site.site.imageSizes;
  const known = evidence.flatMap(({ urls }) => {
    const src = urls?.[0];
    const size = src === undefined ? undefined : sizes?.get(src);
    return src === undefined || size === undefined ? [] : [{ src, ...size }];
  });
  const images = [...new Map(known.map((image) => [image.src, image])).values()];
  if (images.length === 0) return null;
  const tags = images
    .slice(0, sizesMax)
    .map(({ src, width, height }) => `${fileName(src)}: width="${width}" height="${height}"`);
  return draftOf(
    `Give ${images.length === 1 ? 'the image' : 'these images'} on ${placeOf(page.brief.url)} the size of ${images.length === 1 ? 'its file' : 'their files'}, so that nothing jumps while it loads: ${tags.join('; ')}. Where the CSS limits a width, add height: auto too, or the image is distorted.`,
    ...images.map((image) => ({ kind: 'size', ...image }) as const),
  );
};

const iconNames: readonly (readonly [RegExp, string])[] = [
  [/facebook/i, 'Facebook'],
  [/twitter/i, 'Twitter'],
  [/linkedin/i, 'LinkedIn'],
  [/instagram/i, 'Instagram'],
  [/youtube/i, 'YouTube'],
  [/github/i, 'GitHub'],
  [/dribbble/i, 'Dribbble'],
  [/pinterest/i, 'Pinterest'],
  [/tiktok/i, 'TikTok'],
  [/whatsapp/i, 'WhatsApp'],
  [/telegram/i, 'Telegram'],
  [/mastodon/i, 'Mastodon'],
  [/mailto:|envelope/i, 'E-mail'],
  [/tel:|\bphone/i, 'Phone'],
  [/\brss\b/i, 'RSS'],
  [/\bsearch\b/i, 'Search'],
];

/** The name of an icon, by its class or by the host it leads to; the rest of an address may name anybody. */
export function iconName(snippet: string): string | null {
  const told = snippet.replaceAll(
    /\bhref="(https?:\/\/)?([^"/?#]*)[^"]*"/gi,
    (whole, scheme, host: string) => (scheme === undefined ? whole : ` ${host} `),
  );
  return iconNames.find(([pattern]) => pattern.test(told))?.[1] ?? null;
}

/** Several addresses under one name are badges or people, not the site's profile. */
function withoutBadges<T extends { readonly name: string; readonly tag: string }>(icons: readonly T[]): T[] {
  const targets = (name: string): number =>
    new Set(
      icons.flatMap(({ name: other, tag }) =>
        other === name ? (/href="(https?:[^"]*)"/i.exec(tag)?.[1] ?? []) : [],
      ),
    ).size;
  return icons.filter(({ name }) => targets(name) < 2);
}

const tagMax = 140;
/** Icons that lead to no profile. */
const noProfiles: ReadonlySet<string> = new Set(['E-mail', 'Phone', 'RSS', 'Search']);

export const emptyAnchor: IssueWriter = (_context, { evidence }) => {
  const icons = evidence.flatMap(({ snippet }) => {
    const name = snippet === undefined ? null : iconName(snippet);
    return name === null || snippet === undefined
      ? []
      : [{ name, tag: /^<a\s[^>]*>/i.exec(snippet)?.[0] ?? '' }];
  });
  // One that stays without a name keeps the finding.
  if (icons.length === 0 || icons.length < evidence.length) return null;
  // A tag without attributes may be any link of the page.
  const each = withoutBadges(icons)
    .filter(({ tag }) => tag !== '')
    .map(({ name, tag }) => `aria-label="${name}" to ${clip(tag, tagMax)}`);
  const labels = [...new Set(each)].filter((label) => !label.endsWith('…')).slice(0, 4);
  if (labels.length === 0) return null;
  const isBare = icons.some(({ name, tag }) => /href="#!?"/.test(tag) && !noProfiles.has(name));
  return draftOf(
    `Name the links that show only an icon: add ${labels.join('; ')}.${isBare ? ' Replace “#” with the URLs of your profiles too.' : ''}`,
  );
};

const emptyHeading: IssueWriter = (_context, { evidence }) => {
  const tags = [...new Set(evidence.flatMap(({ snippet }) => snippet ?? []).map((tag) => clip(tag, 90)))];
  return tags.length === 0
    ? null
    : draftOf(
        `Fill or remove ${some(tags, shownMax)}: screen readers announce a heading without text as an empty section.`,
      );
};

export const pageIssueWriters: Readonly<Record<string, IssueWriter>> = {
  'page-dead-end': deadEnd,
  'page-too-deep': tooDeep,
  'a11y-landmark-main': mainLandmark,
  'content-author-missing': byline,
  'img-dimensions-missing': dimensions,
  'heading-empty': emptyHeading,
};
