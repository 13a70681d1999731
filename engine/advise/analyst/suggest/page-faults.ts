/** Suggestions on findings whose cure is in the page or its site: where it leads, who wrote it, how large its images are. */
import { fileName } from '../alt-text.ts';
import { fold, isInjection } from '../text.ts';
import { nameOf } from './link-texts.ts';
import { type IssueMaker, say } from './maker.ts';
import { anchor, clip, markup, pathOf, placeOf, quote, some } from './wording.ts';

const shownMax = 3;

/** A page that leads nowhere: to the nearest, or home. */
const deadEnd: IssueMaker = (room) => {
  const { brief } = room.parts.page;
  const next = room.related.nearPage(brief)[0] ?? room.site.home;
  if (next === null || next === undefined || next.brief.url === brief.url) return null;
  const name = nameOf(room.site, next) ?? pathOf(next.brief.url, brief.url);
  return say(
    `Let the page lead on, at its end for example: ${anchor(next.brief.url, brief.url, clip(name, 70))}`,
  );
};

const mainLandmark: IssueMaker = ({ parts: { page } }, { description }) => {
  const { headings } = page.brief;
  const first = headings.find(({ level }) => level === 1) ?? headings[0];
  const last = headings.findLast(({ region }) => region !== 'footer' && region !== 'navigation');
  if (/more than one|\b[2-9] main/.test(description) || first === undefined || last === undefined)
    return null;
  const until = last === first ? '' : ` to the end of ${quote(clip(last.text, 60))}`;
  return say(
    `Put <main> around what is this page’s own, from ${quote(clip(first.text, 60))}${until}, and leave menu and footer outside.`,
  );
};

/** Which paragraphs hold the filler. */
const filler: IssueMaker = ({ parts: { page } }, { evidence }) => {
  const tokens = evidence.flatMap(({ found }) => found ?? []);
  const blocks = page.brief.paragraphs.filter((text) =>
    tokens.some((token) => fold(text).includes(fold(token))),
  );
  if (tokens.length === 0 || isInjection(blocks.join(' '))) return null;
  const { headings, sections } = page.brief;
  const under = sections
    .filter(({ from, to }) => blocks.some((block) => page.brief.paragraphs.slice(from, to).includes(block)))
    .flatMap(({ heading }) => headings[heading]?.text ?? []);
  const where =
    under.length === 0 ? '' : ` It stands under ${some([...new Set(under)].map(quote), shownMax)}.`;
  const what = some([...new Set(tokens)].map(quote), shownMax);
  return say(
    `Replace ${what} with real text before anything else: visitors and search engines can read it.${where}`,
  );
};

/** As another article of the site has it. */
const byline: IssueMaker = ({ site, parts: { page } }, { ruleId }) => {
  const { brief } = page;
  const title = brief.headings.find(({ level }) => level === 1)?.text ?? brief.title;
  const known = site.site.pages.find(
    ({ brief: other }) => other.url !== brief.url && other.type === 'article' && other.authors.length > 0,
  )?.brief;
  const [own] = brief.authors;
  const spot = title === null ? 'at the top' : `under ${quote(clip(title, 60))}`;
  if (own !== undefined && ruleId === 'content-author-missing')
    return say(`Show the author ${spot}, where readers look for it: <p>By ${markup(own)}</p>`);
  if (known === undefined) return null;
  return say(
    `Say ${spot} who wrote this and when, as ${placeOf(known.url, brief.url)} does with ${quote(known.authors[0] ?? '')}.`,
  );
};

const tooDeep: IssueMaker = (room, { evidence }) => {
  const { brief } = room.parts.page;
  const name = nameOf(room.site, room.parts.page);
  const { home } = room.site;
  const near = room.related.nearPage(brief).find((page) => page.weight > room.parts.page.weight) ?? home;
  if (name === null || near === null || near === undefined || near.brief.url === brief.url) return null;
  return say(
    `It takes ${evidence[0]?.found ?? 'many clicks'} from the home page to get here. Link to it from ${placeOf(near.brief.url, brief.url)}: ${anchor(brief.url, brief.url, clip(name, 70))}`,
  );
};

/** With the pixels of the files themselves, where they were asked for. */
const dimensions: IssueMaker = ({ site, parts: { page } }, { evidence }) => {
  const sizes = site.site.imageSizes;
  const known = evidence.flatMap(({ urls }) => {
    const src = urls?.[0];
    const size = src === undefined ? undefined : sizes?.get(src);
    return src === undefined || size === undefined ? [] : [{ src, ...size }];
  });
  const images = [...new Map(known.map((image) => [image.src, image])).values()];
  if (images.length === 0) return null;
  const told = images
    .slice(0, 4)
    .map(({ src, width, height }) => `${fileName(src)}: width="${width}" height="${height}"`);
  const rest = evidence.length - told.length;
  const more = rest > 0 ? `, and its own size to each of the ${rest} others` : '';
  return say(
    `Give each image on ${placeOf(page.brief.url)} the size of its file, so that nothing jumps while it loads: ${told.join('; ')}${more}.`,
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

/** What an icon stands for, by its class or by where it leads. */
export function iconName(snippet: string): string | null {
  return iconNames.find(([pattern]) => pattern.test(snippet))?.[1] ?? null;
}

export const emptyAnchor: IssueMaker = (_room, { evidence }) => {
  const icons = evidence.flatMap(({ snippet }) => {
    const name = snippet === undefined ? null : iconName(snippet);
    return name === null || snippet === undefined
      ? []
      : [{ name, tag: /^<a\b[^>]*>/i.exec(snippet)?.[0] ?? '<a>' }];
  });
  if (icons.length === 0) return null;
  const told = icons.slice(0, 4).map(({ name, tag }) => `aria-label="${name}" to ${clip(tag, 90)}`);
  const isBare = icons.some(({ tag }) => /href="#!?"/.test(tag));
  return say(
    `Name the links that show only an icon: add ${told.join('; ')}.${isBare ? ' Put the addresses of your profiles in place of “#” too.' : ''}`,
  );
};

const emptyHeading: IssueMaker = (_room, { evidence }) => {
  const tags = evidence.flatMap(({ snippet }) => snippet ?? []).map((tag) => clip(tag, 90));
  return tags.length === 0
    ? null
    : say(`Fill or remove ${some(tags, shownMax)}: a heading without words is read out as an empty chapter.`);
};

export const pageFaultMakers: Readonly<Record<string, IssueMaker>> = {
  'page-dead-end': deadEnd,
  'page-too-deep': tooDeep,
  'a11y-landmark-main': mainLandmark,
  'content-placeholder-text': filler,
  'content-author-missing': byline,
  'ai-citation-signals-missing': byline,
  'img-dimensions-missing': dimensions,
  'heading-empty': emptyHeading,
};
