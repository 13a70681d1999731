/** The parts of a page’s brief: images and sections with the text around them, contacts, and what shows the kind of its site. */
import { detach, detachOrNull } from '../audit/detach.ts';
import { isDocumentation, namesTheme } from '../audit/page/page-signs.ts';
import type { ImageNode, Region } from '../model/node-facts.ts';
import type { PageFacts } from '../model/page-facts.ts';
import type { PostalPlace } from '../model/postal-place.ts';
import { headingOfImage, textNearImage } from './near-image.ts';

export interface BriefImage {
  readonly src: string;
  /** Null when the attribute is missing. */
  readonly alt: string | null;
  readonly caption: string | null;
  readonly region: Region;
  /** Of the smallest part of the page that has one beside it. */
  readonly heading: string | null;
  readonly nearText: string | null;
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

const besideMax = 80;
const nearLength = 200;

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
  const { links } = facts;
  const holder = image.control?.onlyContent === true ? image.control.node : null;
  return [
    {
      src: detach(src),
      alt: detachOrNull(image.alt),
      caption: detachOrNull(image.caption),
      region: image.region,
      heading: detachOrNull(headingOfImage(image, facts)),
      nearText: detachOrNull(textNearImage(image, facts)?.slice(0, nearLength) ?? null),
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

/** `loose` ones are in the text without a link. */
export interface BriefContacts {
  readonly phones: readonly string[];
  readonly emails: readonly string[];
  readonly loosePhones: readonly string[];
  readonly looseEmails: readonly string[];
  /** Postal addresses in plain text. */
  readonly places: readonly PostalPlace[];
  readonly showsHours: boolean;
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

export function contactsOf({ contacts, links, text }: PageFacts): BriefContacts {
  const linked = (kind: 'mail' | 'phone'): string =>
    links
      .filter((link) => link.kind === kind)
      .map(({ href, text: words }) => `${href ?? ''} ${words}`)
      .join(' ')
      .toLowerCase();
  const dialled = digitsOf(linked('phone'));
  const mailed = linked('mail');
  const shown = text.paragraphs
    .map(({ text: block }) => block)
    .join(' ')
    .toLowerCase();
  const loose = contacts.textPhones.filter((phone) => !dialled.includes(digitsOf(phone).slice(-6)));
  return {
    phones: contacts.phones.map(detach),
    emails: contacts.emails.map(detach),
    loosePhones: loose.map(detach),
    looseEmails: contacts.emails
      .filter((email) => shown.includes(email.toLowerCase()) && !mailed.includes(email.toLowerCase()))
      .map(detach),
    places: contacts.places.map(({ street, postalCode, locality, region }) => ({
      street: detachOrNull(street),
      postalCode: detach(postalCode),
      locality: detach(locality),
      region: detachOrNull(region),
    })),
    showsHours: contacts.showsHours,
  };
}

export interface BriefSigns {
  readonly generator: string | null;
  /** One page of a manual: made as such, or in a series. */
  readonly isManual: boolean;
  /** Filler, or the theme's name and sample texts. */
  readonly isTemplate: boolean;
  readonly hasCode: boolean;
  readonly hasFeed: boolean;
  /** A cart, or a way to put something in it. */
  readonly hasCart: boolean;
  /** Controls of forms, without those of a search. */
  readonly controls: number;
}

export const noSigns: BriefSigns = {
  generator: null,
  isManual: false,
  isTemplate: false,
  hasCode: false,
  hasFeed: false,
  hasCart: false,
  controls: 0,
};

const cartPath =
  /\/(?:cart|basket|checkout|warenkorb|kasse|panier|carrito|carrello|carrinho|winkelwagen|winkelmand)(?:[/.?-]|$)/i;
const buyWords =
  /^(?:add to (?:cart|basket|bag)|in den warenkorb|ajouter au panier|añadir (?:al carrito|a la cesta)|aggiungi al carrello|adicionar ao carrinho|in (?:winkelwagen|winkelmand))\b/iu;
const feedType = /^application\/(?:rss|atom)\+xml/i;

function hasCart({ links, text, url }: PageFacts): boolean {
  const host = URL.parse(url)?.host;
  const isOwnCart = (resolved: string | null): boolean => {
    const target = resolved === null ? null : URL.parse(resolved);
    return target?.host === host && cartPath.test(target?.pathname ?? '');
  };
  return (
    links.some((link) => buyWords.test(link.text.trim()) || isOwnCart(link.resolved)) ||
    text.lines.some((line) => buyWords.test(line))
  );
}

export function signsOf(facts: PageFacts): BriefSigns {
  const { document, quality, title, text, linkTags, controls } = facts;
  const inputs = controls.filter(({ type }) => !['hidden', 'search', 'submit', 'button'].includes(type));
  return {
    generator: detachOrNull(document.generator),
    isManual: isDocumentation(facts),
    isTemplate:
      quality.loremIpsum !== null || (quality.templateLeftovers.length > 0 && namesTheme(title ?? '')),
    hasCode: text.wordCount > text.proseWordCount,
    hasFeed: linkTags.some(({ rel, type }) => rel.includes('alternate') && feedType.test(type ?? '')),
    hasCart: hasCart(facts),
    controls: inputs.length,
  };
}
