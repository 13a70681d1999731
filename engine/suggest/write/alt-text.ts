/** Suggests alt texts from what the site itself says about an image; never guesses what it shows. */
import { limits } from '@pagewright/contract/limits';
import { graphemeLength } from '@pagewright/contract/ratings';
import { capitalise, fold, tidy } from '../../text/fold.ts';
import { isInjection } from '../../text/injection.ts';
import { wordsFor } from '../../text/phrase-words.ts';
import { stem } from '../../text/stem.ts';
import { tokensIn, wordsIn } from '../../text/words.ts';
import type { BriefImage } from '../brief-parts.ts';
import {
  decorative,
  fileName,
  isAmongLogos,
  isDecorative,
  isStandIn,
  nameInWords,
} from '../facts/image-files.ts';
import { mainHeading } from '../facts/page-names.ts';
import { isLeftTitle, pageName } from '../facts/suggestion-page.ts';
import type { SuggestionSite } from '../facts/suggestion-site.ts';
import { templateLabel } from '../facts/unfilled-template.ts';
import type { PageBrief } from '../page-brief.ts';
import type { SuggestedAlt } from '../suggester.ts';

export interface AltTexts {
  readonly suggested: readonly SuggestedAlt[];
  /** Images without any description on the site: a person has to write the alt text. */
  readonly undescribed: readonly string[];
}

/** Only punctuation, a word such as "image", a number, or a file name. */
const poorWords =
  /^(?:alt|text|message|user|users|image|images|img|photo|photos|picture|pic|pics|avatar|profile|dist|thumbnail|thumb|slide|card|cap|icon|attachment|product|post|sample|placeholder|generic|default|your|the|a|an|of|\d+)$/iu;

const poor =
  /^[^\p{L}\p{N}]+$|^(?:(?:rounded|circle|raised|thumbnail|first|second|third|card|sample|profile|user|placeholder|generic)\s+)*(?:image|img|photo|picture|pic|slide|avatar|bild|foto|immagine|imagen|afbeelding|untitled|placeholder|dsc|screenshot)?(?:\s+cap)?[\s_-]*\d*$|\.(?:jpe?g|png|gif|webp|avif|svg)$/iu;
/** Also one that only says what kind of thing it is: "User Image", "Alt Text", "Photo 2". */
export const isPoorAlt = (alt: string): boolean =>
  poor.test(alt.trim()) || (wordsIn(alt).length > 0 && wordsIn(alt).every((word) => poorWords.test(word)));

const opener =
  /^(?:an? )?(?:image|picture|photo(?:graph)?|bild|foto|imagen|immagine|afbeelding) (?:of|von|de|di|van|showing) (?:an? |the )?/i;

/** Null where the text is too long to be an alt text: nothing is cut in the middle. */
function clean(text: string): string | null {
  const plain = tidy(text)
    .replace(opener, '')
    .replace(/(?<=\p{L}{3})[.;,:]+$/u, '');
  return plain === '' || graphemeLength(plain) > limits.altText.max ? null : capitalise(plain);
}

/** The alt text is missing, or useless where one is needed. */
export const needsAltText = ({ src, alt, isHidden, onlyContentOf }: BriefImage): boolean =>
  !isHidden &&
  !isStandIn(src) &&
  (alt === null || (alt === '' && onlyContentOf !== null) || (alt !== '' && isPoorAlt(alt)));

/** A text that the site gives several pictures says what kind of thing they are, not what one of them shows. */
const isSharedText = ({ pictureTexts }: SuggestionSite, text: string): boolean =>
  (pictureTexts.get(fold(text)) ?? 0) > 1;

/** The alt text of the same file on another page, where all that have one agree. */
function altElsewhere(site: SuggestionSite, { src }: BriefImage): string | null {
  const alts = site.site.pages
    .flatMap(({ brief }) => brief.images)
    .filter((image) => image.src === src && image.alt !== null && image.alt !== '' && !isPoorAlt(image.alt))
    .map(({ alt }) => alt ?? '');
  const [only] = alts;
  return only !== undefined && new Set(alts.map(fold)).size === 1 && !isSharedText(site, only) ? only : null;
}

const isHome = (site: SuggestionSite, url: string): boolean =>
  site.home !== null && (url === site.home.brief.url || URL.parse(url)?.pathname === '/');

function targetName(site: SuggestionSite, href: string): string | null {
  const target = site.pageAt.get(href)?.brief;
  if (target === undefined) return null;
  const heading = mainHeading(site, target)?.text ?? (isLeftTitle(target, site) ? null : target.title);
  const name = heading === null ? '' : pageName(site, heading, site.brand);
  return name === '' || templateLabel.test(name) ? null : name;
}

/** The header's logo links home, or is called "logo" there; elsewhere a file called so may be anybody's. */
const isSiteLogo = (site: SuggestionSite, { region, onlyContentOf, src }: BriefImage): boolean =>
  (region === 'header' || region === 'navigation') &&
  (onlyContentOf === null ? /^logo(?:[-_.]|$)/i.test(fileName(src)) : isHome(site, onlyContentOf));

const figureLabel =
  /^(?:figure|fig\.|abbildung|abb\.|bild|figura|figuur|afbeelding|рис\.|рисунок|图|圖|図)\s*[\d.–-]+[a-z]?[.:)–—-]*\s+(?=\S)/iu;

/** "Figure 2.1. The main window" right before or behind a picture is its caption. */
function fromFigureLabel({ images }: PageBrief, { nearText, src }: BriefImage): string | null {
  // Between two pictures it may be that of either.
  const isShared = images.some((other) => other.src !== src && other.nearText === nearText);
  const label = nearText === null || isShared ? null : figureLabel.exec(nearText);
  return nearText === null || label === null ? null : nearText.slice(label[0].length);
}

const hostLetters = 4;

/** "debian-logo.png" that leads to debian.org is Debian, as the page spells it. */
function fromLinkHost(
  domain: string,
  { headings, paragraphs }: PageBrief,
  { src, onlyContentOf }: BriefImage,
): string | null {
  const host = onlyContentOf === null ? undefined : URL.parse(onlyContentOf)?.hostname;
  const label = host?.split('.').at(-2) ?? '';
  if (host === undefined || host.endsWith(domain) || label.length < hostLetters) return null;
  if (!fold(fileName(src)).includes(label)) return null;
  const spelled = [...headings.map(({ text }) => text), ...paragraphs]
    .flatMap(tokensIn)
    .find((word) => fold(word) === label && /\p{Lu}/u.test(word));
  return spelled ?? capitalise(label);
}

const describesOne = (site: SuggestionSite, caption: string): boolean =>
  wordsIn(caption).length > 1 && !isQuotation(caption) && !isSharedText(site, caption);

const isQuotation = (caption: string): boolean => /^["“„«]/.test(caption);

/** A file that is called what a page is called, or any page could be, stands for that page: "about.jpg". */
function fromFileName(site: SuggestionSite, brief: PageBrief, image: BriefImage): string | null {
  const beside = `${image.heading ?? ''} ${image.nearText ?? ''}`;
  const name = nameInWords(image.src, brief, { spread: site.spread, beside });
  if (name === null || wordsFor(brief.language).generic.has(fold(name)) || isPageFile(site, name))
    return null;
  return isProven(brief, image, { name, beside }) ? name : null;
}

/** A file's name alone may be anything: it is kept among logos, or it is a link, or the page says all of it in the same place. */
function isProven(
  { headings }: PageBrief,
  { src, onlyContentOf }: BriefImage,
  { name, beside }: { readonly name: string; readonly beside: string },
): boolean {
  if (isAmongLogos(src) || onlyContentOf !== null) return true;
  const words = wordsIn(name);
  // Three words and more in a row describe: most of them must be the page's, and one be said beside it.
  if (words.length >= describingWords) {
    const near = new Set(wordsIn(beside).map(stem));
    return words.some((word) => near.has(stem(word)));
  }
  const first = headings.filter(({ level }) => level === 1).map(({ text }) => text);
  const said = new Set(wordsIn([...first, ...(words.length > 1 ? [beside] : [])].join(' ')).map(stem));
  return words.every((word) => said.has(stem(word)));
}

const describingWords = 3;

const isPageFile = ({ site }: SuggestionSite, name: string): boolean =>
  site.pages.some(
    ({ brief: { url } }) => fold(fileName(url).replace(/\.\w+$/, '')) === fold(name).replaceAll(' ', '-'),
  );

interface Source {
  readonly from: string;
  readonly text: string | null;
}

/** The surest first. */
function sourcesFor(site: SuggestionSite, brief: PageBrief, image: BriefImage): Source[] {
  const { caption, onlyContentOf } = image;
  return [
    { text: isSiteLogo(site, image) ? site.brand : null, from: 'the name of the site' },
    {
      // A link that goes nowhere leads back to the page itself.
      text:
        onlyContentOf === null || onlyContentOf.replace(/#.*/, '') === brief.url
          ? null
          : targetName(site, onlyContentOf),
      from: 'the page it links to',
    },
    {
      text: caption !== null && describesOne(site, caption) ? caption : null,
      from: 'its caption',
    },
    { text: fromFigureLabel(brief, image), from: 'its caption' },
    { text: fromLinkHost(site.site.domain, brief, image), from: 'the site it links to' },
    { text: altElsewhere(site, image), from: 'the same file elsewhere on the site' },
    { text: fromFileName(site, brief, image), from: 'its file name' },
  ];
}

function describeImage(site: SuggestionSite, brief: PageBrief, image: BriefImage): SuggestedAlt | null {
  const size = site.site.imageSizes?.get(image.src);
  // One that has some words as its alt text may not be empty by mistake.
  if (!/\p{L}/u.test(image.alt ?? '') && isDecorative(image, size))
    return { src: image.src, text: '', from: decorative };
  for (const { text, from } of sourcesFor(site, brief, image)) {
    const own = text === null ? null : clean(text);
    if (own !== null && !isInjection(own) && !isPoorAlt(own)) return { src: image.src, text: own, from };
  }
  return null;
}

/** By the use that says most: a picture in a row without words may be shown again, larger, below its name. */
function describeFile(site: SuggestionSite, brief: PageBrief, src: string): SuggestedAlt | null {
  const uses = brief.images.filter((image) => image.src === src).toReversed();
  const shown = uses.filter(needsAltText);
  const others = uses.filter((image) => !shown.includes(image));
  for (const use of [...shown, ...others]) {
    const alt = describeImage(site, brief, use);
    if (alt !== null && (alt.text !== '' || use === shown[0])) return alt;
  }
  return null;
}

export function altTextsFor(site: SuggestionSite, brief: PageBrief): AltTexts {
  const suggested: SuggestedAlt[] = [];
  const undescribed: string[] = [];
  const used = new Set<string>();
  const wanting = new Set(
    brief.images.filter((image) => needsAltText(image) && !site.broken.has(image.src)).map(({ src }) => src),
  );
  for (const src of [...wanting].slice(0, limits.altText.writtenPerPage)) {
    const alt = describeFile(site, brief, src);
    if (alt === null || (alt.text !== '' && used.has(fold(alt.text)))) undescribed.push(src);
    else {
      used.add(fold(alt.text));
      suggested.push(alt);
    }
  }
  return { suggested, undescribed };
}
