/** Briefs the images and sections of a page, each with the text around it. */
import { detach, detachOrNull } from '../audit/detach.ts';
import type { ImageNode, Region } from '../model/node-facts.ts';
import type { PageFacts } from '../model/page-facts.ts';

/** The text right after an image. */
export interface ImageCard {
  readonly name: string;
  readonly line: string | null;
  /** Of the heading, 7 for plain text, and how many elements behind the image it is; negative where it is above. */
  readonly level: number;
  readonly distance: number;
}

export interface BriefImage {
  readonly src: string;
  /** Null when the attribute is missing. */
  readonly alt: string | null;
  readonly caption: string | null;
  readonly region: Region;
  /** The nearest heading and block of text, before or after it. */
  readonly heading: string | null;
  readonly nearText: string | null;
  /** The card it opens: the heading right behind it, before any other image, and a short line below that. */
  readonly card?: ImageCard;
  /** Target of the link whose only content it is; null when there is none. */
  readonly onlyContentOf: string | null;
  /** Visible text of the link or button around it, where there is some beside the image. */
  readonly besideInControl?: string;
  /** Pixels as written in the tag. */
  readonly width?: number;
  readonly height?: number;
  /** Hidden from readers on purpose. */
  readonly isHidden: boolean;
}

/** From one heading to the next, in the main content. */
export interface BriefSection {
  /** Index into the brief's headings; -1 for what comes before the first. */
  readonly heading: number;
  readonly words: number;
  readonly firstBlock: string | null;
  /** Its blocks among the brief's paragraphs: from this one, to before that one. */
  readonly from: number;
  readonly to: number;
}

export const listMax = 300;

/** The item closest to an element in source order. */
function nearest<T extends { readonly node: number }>(list: readonly T[], node: number): T | null {
  let best: T | null = null;
  for (const each of list) {
    if (best === null || Math.abs(each.node - node) < Math.abs(best.node - node)) best = each;
  }
  return best;
}

const nearMax = 12;

const lineMax = 60;
const nameWordsMax = 4;
/** Below all headings. */
const plainLevel = 7;

/** A short line that ends like a name. */
const isLine = ({ text }: { readonly text: string }): boolean =>
  text.length <= lineMax && !/[.!?]$/.test(text) && text !== '';

/** Where no heading follows, lines of plain text may be the card's name and what is below it. */
function plainCard(image: ImageNode, { text }: PageFacts, end: number): Pick<BriefImage, 'card'> {
  const [name, line] = text.paragraphs.filter(
    ({ node }) => node > image.node && node < end && node - image.node <= nearMax,
  );
  if (name === undefined || line === undefined || !isLine(name) || !isLine(line)) return {};
  if (name.words > nameWordsMax) return {};
  return {
    card: {
      name: detach(name.text),
      line: detach(line.text),
      level: plainLevel,
      distance: name.node - image.node,
    },
  };
}

/** Whether a row of names and pictures ends with a picture: then each name is above its own picture. */
function endsWithImage(image: ImageNode, level: number, { headings, images }: PageFacts): boolean {
  let end: number = image.node;
  for (;;) {
    const from = end;
    const heading = headings.find(({ node, level: own }) => node > from && own === level);
    if (heading === undefined || heading.node - from > nearMax) return true;
    const next = images.find(({ node }) => node > heading.node);
    if (next === undefined || next.node - heading.node > nearMax) return false;
    end = next.node;
  }
}

/** The name right above a linked picture, in a row that begins with a name. */
function cardAbove(image: ImageNode, facts: PageFacts): Pick<BriefImage, 'card'> | null {
  const { headings, text, images } = facts;
  const above = headings.findLast(({ node }) => node < image.node);
  if (image.control === null || image.control === undefined || above === undefined) return null;
  const isBetween = ({ node }: { readonly node: number }): boolean => node > above.node && node < image.node;
  const isNear =
    image.node - above.node <= nearMax && !images.some(isBetween) && !text.paragraphs.some(isBetween);
  if (!isNear || above.text === '' || above.hidden || above.inDialog) return null;
  const distance = above.node - image.node;
  // One heading above one picture may head all that follows.
  const isInRow = images.some(
    (other) =>
      other !== image &&
      headings.some(({ node, level }) => level === above.level && node - other.node === distance),
  );
  if (above.level <= 2 || !isInRow || !endsWithImage(image, above.level, facts)) return null;
  return { card: { name: detach(above.text), line: null, level: above.level, distance } };
}

/** Whether the row that the picture is in begins with a name: then each name is above its own picture, not below the previous one. */
function startsWithName(level: number, image: ImageNode, { headings, images }: PageFacts): boolean {
  const head = headings.findLast(({ node, level: own }) => node < image.node && own < level);
  const from = head?.node ?? -1;
  const first = headings.find(({ node, level: own }) => node > from && own === level);
  const begins = images.find(({ node }) => node > from);
  return first !== undefined && begins !== undefined && first.node < begins.node;
}

/** A name below a picture belongs to it only if no other picture, and no other text, is nearer. */
function cardOf(image: ImageNode, facts: PageFacts): Pick<BriefImage, 'card'> {
  const { headings, text, images } = facts;
  const named = cardAbove(image, facts);
  if (named !== null) return named;
  const end = images.find(({ node }) => node > image.node)?.node ?? Number.POSITIVE_INFINITY;
  const heading = headings.find(({ node }) => node > image.node);
  if (heading === undefined || heading.node >= end || heading.node - image.node > nearMax)
    return plainCard(image, facts, end);
  const between = text.paragraphs.some(({ node }) => node > image.node && node < heading.node);
  if (between || heading.text === '' || heading.hidden || heading.inDialog) return {};
  // Where names are above their pictures, the name below a picture belongs to the next one.
  const above = headings.findLast(({ node, level }) => node < image.node && level === heading.level);
  if (above !== undefined && image.node - above.node < heading.node - image.node) return {};
  if (startsWithName(heading.level, image, facts)) return {};
  const next = headings.find(({ node }) => node > heading.node)?.node ?? Number.POSITIVE_INFINITY;
  const line = text.paragraphs.find(({ node }) => node > heading.node && node < Math.min(end, next));
  return {
    card: {
      name: detach(heading.text),
      line: line !== undefined && isLine(line) ? detach(line.text) : null,
      level: heading.level,
      distance: heading.node - image.node,
    },
  };
}

const besideMax = 80;

/** Plain numbers only: "100%" says nothing of pixels. */
function sizeOf({ width, height }: ImageNode): Pick<BriefImage, 'width' | 'height'> {
  const pixels = (text: string | null): number | undefined =>
    text !== null && /^\d+(?:px)?$/.test(text.trim()) ? Number.parseInt(text, 10) : undefined;
  const [across, down] = [pixels(width), pixels(height)];
  return { ...(across !== undefined && { width: across }), ...(down !== undefined && { height: down }) };
}

export function briefImage(image: ImageNode, facts: PageFacts): BriefImage[] {
  const src = image.resolved ?? image.src;
  if (src === null) return [];
  const { headings, text, links } = facts;
  const before = headings.findLast(({ node, region }) => node < image.node && region === image.region);
  const after = headings.find(({ node, region }) => node > image.node && region === image.region);
  const isClose = after !== undefined && after.node - image.node <= nearMax;
  const block = nearest(text.paragraphs, image.node);
  const holder = image.control?.onlyContent === true ? image.control.node : null;
  return [
    {
      src: detach(src),
      alt: detachOrNull(image.alt),
      caption: detachOrNull(image.caption),
      region: image.region,
      heading: detachOrNull((isClose ? after : before)?.text ?? null),
      nearText:
        block === null || Math.abs(block.node - image.node) > nearMax
          ? null
          : detach(block.text.slice(0, 200)),
      ...cardOf(image, facts),
      onlyContentOf: detachOrNull(links.find(({ node }) => node === holder)?.resolved ?? null),
      ...sizeOf(image),
      ...(image.control !== null &&
        /\p{L}/u.test(image.control.text) && {
          besideInControl: detach(image.control.text.slice(0, besideMax)),
        }),
      isHidden: image.ariaHidden || image.role === 'presentation' || image.role === 'none',
    },
  ];
}

export type HeadingFacts = PageFacts['headings'][number];

export const isShown = ({ hidden, inDialog, text }: HeadingFacts): boolean =>
  !hidden && !inDialog && text !== '';

/** With the places of their blocks, and with headings counted as the brief counts them. */
export function briefSections(
  { sections, headings, text }: PageFacts,
  shownHeadings: readonly HeadingFacts[],
): BriefSection[] {
  const starts = sections.map(({ heading }) => headings[heading]?.node ?? -1);
  return sections.slice(0, listMax).flatMap(({ heading, words, firstBlock }, at): BriefSection[] => {
    const own = headings[heading];
    const index = own === undefined ? -1 : shownHeadings.indexOf(own);
    if (own !== undefined && index === -1) return [];
    const [start = -1, end = Number.POSITIVE_INFINITY] = [starts[at], starts[at + 1]];
    const first = text.paragraphs.findIndex(({ node }) => node > start);
    const next = text.paragraphs.findIndex(({ node }) => node > end);
    const from = first === -1 ? text.paragraphs.length : first;
    return [
      {
        heading: index,
        words,
        firstBlock: detachOrNull(firstBlock),
        from,
        to: Math.max(from, next === -1 ? text.paragraphs.length : next),
      },
    ];
  });
}
