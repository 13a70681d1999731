/** Suggests alt texts from what the site itself says about an image; never guesses what it shows. */
import { limits } from '@pagewright/contract/limits';
import { graphemeLength } from '@pagewright/contract/ratings';
import { capitalise, fold, tidy } from '../../text/fold.ts';
import { wordsIn } from '../../text/words.ts';
import type { BriefImage } from '../brief-body.ts';
import type { PageBrief } from '../page-brief.ts';
import type { SuggestedAlt } from '../suggester.ts';
import { stripBrand } from './suggestion-page.ts';
import type { SuggestionSite } from './suggestion-site.ts';
import { isInjection } from './text.ts';

export interface AltTexts {
  readonly suggested: readonly SuggestedAlt[];
  /** Images without any description on the site: a person has to write the alt text. */
  readonly undescribed: readonly string[];
}

/** Only punctuation, a word such as "image", a number, or a file name. */
const poor =
  /^[^\p{L}\p{N}]+$|^(?:image|img|photo|picture|pic|bild|foto|immagine|imagen|afbeelding|untitled|placeholder|dsc|screenshot)?[\s_-]*\d*$|\.(?:jpe?g|png|gif|webp|avif|svg)$/iu;
export const isPoorAlt = (alt: string): boolean => poor.test(alt.trim());

const opener =
  /^(?:an? )?(?:image|picture|photo(?:graph)?|bild|foto|imagen|immagine|afbeelding) (?:of|von|de|di|van|showing) (?:an? |the )?/i;

export const fileName = (src: string): string =>
  decodeURIComponentSafe((URL.parse(src, 'https://x.example/')?.pathname ?? src).split('/').at(-1) ?? '');

function decodeURIComponentSafe(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Words of a file name, if they are words: "moss-side-handle.webp" but not "IMG_4031.jpg". */
function nameWords(src: string): string | null {
  const stem = fileName(src)
    .replace(/\.\w+$/, '')
    .replaceAll(/[-_+.]+/g, ' ');
  const words = stem
    .split(' ')
    .filter(
      (word) =>
        /^\p{L}{3,}$/u.test(word) &&
        !/^(?:img|image|dsc|photo|pic|thumb|small|large|final|copy|hero|banner|header|scaled|min|web|full)$/i.test(
          word,
        ),
    );
  return words.length >= 2 || (words.length === 1 && !/\d{2,}/.test(stem)) ? words.join(' ') : null;
}

const clean = (text: string): string => {
  const plain = tidy(text)
    .replace(opener, '')
    .replace(/[.;,:]+$/, '');
  if (graphemeLength(plain) <= limits.altText.max) return capitalise(plain);
  const cut = plain.slice(0, limits.altText.max);
  return capitalise(
    cut.slice(0, Math.max(cut.lastIndexOf(','), cut.lastIndexOf(' '))).replace(/[\s,;]+$/, ''),
  );
};

/** The alt text is missing, or useless where one is needed. */
export const needsAltText = ({ alt, isHidden, onlyContentOf }: BriefImage): boolean =>
  !isHidden && (alt === null || (alt === '' && onlyContentOf !== null) || (alt !== '' && isPoorAlt(alt)));

const isIcon = (src: string): boolean => /(?:icon|logo|favicon|sprite)/i.test(fileName(src));

/** The alt text of the same file on another page. */
function altElsewhere(site: SuggestionSite, { src }: BriefImage, url: string): string | null {
  for (const { brief } of site.site.pages) {
    if (brief.url === url) continue;
    const same = brief.images.find(
      (image) => image.src === src && image.alt !== null && image.alt !== '' && !isPoorAlt(image.alt),
    );
    if (same?.alt !== null && same?.alt !== undefined) return same.alt;
  }
  return null;
}

function targetName(site: SuggestionSite, href: string): string | null {
  const target = site.pageAt.get(href)?.brief;
  if (target === undefined) return null;
  const heading = target.headings.find(({ level }) => level === 1)?.text ?? target.title;
  return heading === null || heading === undefined ? null : stripBrand(heading, site.brand);
}

/** Words that are both in the file name and in the surrounding text belong to the image. */
function fromSurroundings(image: BriefImage, brief: PageBrief): string | null {
  const named = nameWords(image.src);
  const near = [
    image.heading,
    image.nearText,
    brief.headings[0]?.text ?? null,
    ...brief.laterHeadings,
  ].filter((text) => text !== null);
  if (named === null) return null;
  const words = wordsIn(named);
  const match = near.find((text) =>
    words.some((word) => word.length > 3 && wordsIn(text).some((own) => own.startsWith(word.slice(0, 5)))),
  );
  if (match === undefined) return null;
  const short = match.length <= 80 ? match : (match.split(/[.;]/)[0] ?? match);
  return wordsIn(short).length > 14 ? named : short;
}

function describeImage(site: SuggestionSite, brief: PageBrief, image: BriefImage): SuggestedAlt | null {
  const altFrom = (text: string, from: string): SuggestedAlt | null => {
    const own = clean(text);
    return own === '' || isInjection(own) ? null : { src: image.src, text: own, from };
  };
  if (image.onlyContentOf !== null) {
    const name = targetName(site, image.onlyContentOf);
    if (name !== null) return altFrom(name, 'the page it links to');
  }
  if (isIcon(image.src) && site.brand !== null) return altFrom(site.brand, 'the name of the site');
  const elsewhere = altElsewhere(site, image, brief.url);
  if (elsewhere !== null) return altFrom(elsewhere, 'the same file on another page');
  if (image.caption !== null && wordsIn(image.caption).length > 1 && !/^["“„«]/.test(image.caption))
    return altFrom(image.caption, 'its caption');
  const near = fromSurroundings(image, brief);
  return near === null ? null : altFrom(near, 'its file name and the words beside it');
}

export function altTextsFor(site: SuggestionSite, brief: PageBrief): AltTexts {
  const suggested: SuggestedAlt[] = [];
  const undescribed: string[] = [];
  const used = new Set<string>();
  const wanting = [...new Map(brief.images.filter(needsAltText).map((image) => [image.src, image])).values()];
  for (const image of wanting.slice(0, limits.altText.perPage)) {
    const alt = describeImage(site, brief, image);
    if (alt === null || used.has(fold(alt.text))) undescribed.push(image.src);
    else {
      used.add(fold(alt.text));
      suggested.push(alt);
    }
  }
  return { suggested, undescribed };
}
