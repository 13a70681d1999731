/** Selects what the prompt about a page says of the page, its site and the built-in draft. */
import type { SiteOverview } from '@pagewright/contract/entities/analysis';
import { limits } from '@pagewright/contract/limits';
import type { BriefImage } from '@pagewright/engine/suggest/brief-body';
import { needsAltText } from '@pagewright/engine/suggest/built-in/alt-text';
import { brandOf } from '@pagewright/engine/suggest/built-in/suggestion-site';
import { likelySearch } from '@pagewright/engine/suggest/profile/search-intent';
import { type SiteVoice, siteVoice } from '@pagewright/engine/suggest/profile/site-voice';
import { stableIssues } from '@pagewright/engine/suggest/profile/stable-issues';
import type {
  ImageFile,
  PageSuggestionInput,
  PageSuggestions,
  SiteSuggestionInput,
} from '@pagewright/engine/suggest/suggester';
import { withoutInstructions } from './prompt-delimiter.ts';

const textMax = 6000;
const listMax = 40;
const targetsMax = 60;
const siblingsMax = 15;

/** Images that need an alt text, in page order. */
export const imagesToName = ({ brief }: PageSuggestionInput): readonly BriefImage[] =>
  [...new Map(brief.images.filter(needsAltText).map((image) => [image.src, image])).values()].slice(
    0,
    limits.altText.perPage,
  );

/** Files of images that need an alt text, by URL. */
export type SeenImages = ReadonlyMap<string, ImageFile>;

/** As links are written in a prompt: without the host, which is the same for all. */
export const pathOf = (url: string): string => {
  const parsed = URL.parse(url);
  return parsed === null ? url : `${parsed.pathname}${parsed.search}`;
};

/** Pages that a link could point to. */
export const linkTargets = (
  { pages }: SiteSuggestionInput,
  { brief }: PageSuggestionInput,
): readonly PageSuggestionInput[] => {
  const linked = new Set(brief.links.map(({ target }) => target));
  return pages
    .filter((page) => page.indexable && page.brief.url !== brief.url && !linked.has(page.brief.url))
    .slice(0, targetsMax);
};

function clipText(paragraphs: readonly string[]): { readonly text: string[]; readonly isShortened: boolean } {
  let left = textMax;
  const text = paragraphs.filter(withoutInstructions).flatMap((each) => {
    const own = each.slice(0, Math.max(0, left)).toWellFormed();
    left -= own.length;
    return own === '' ? [] : [own];
  });
  return { text, isShortened: paragraphs.join('').length > textMax };
}

const folderOf = (url: string): string => pathOf(url).replace(/[^/]*$/, '');

/** Pages of the same folder first: their titles and descriptions must differ. */
function siblingsOf({ pages }: SiteSuggestionInput, { brief }: PageSuggestionInput) {
  const isNear = (url: string): number => Number(folderOf(url) === folderOf(brief.url));
  return pages
    .filter(({ brief: other }) => other.url !== brief.url && other.language === brief.language)
    .toSorted((a, b) => isNear(b.brief.url) - isNear(a.brief.url) || b.weight - a.weight)
    .slice(0, siblingsMax)
    .map(({ brief: { title, description } }) => ({
      title: withoutInstructions(title),
      description: withoutInstructions(description),
    }));
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const languageName = (code: string): string => {
  try {
    return `${languageNames.of(code) ?? code} (${code})`;
  } catch {
    return code;
  }
};

/** What the page says, and what the audit always finds on it: an answer depends on this alone. */
export function pageContent(page: PageSuggestionInput, seen: SeenImages) {
  const { brief } = page;
  const order = [...seen.keys()];
  const { text, isShortened } = clipText(brief.paragraphs);
  return {
    url: brief.url,
    language: languageName(brief.language),
    type: brief.type,
    title: withoutInstructions(brief.title),
    description: withoutInstructions(brief.description),
    headings: brief.headings
      .filter(({ text: words }) => withoutInstructions(words))
      .slice(0, listMax)
      .map(({ level, text: words }) => ({ level, text: words })),
    text,
    ...(isShortened && {
      textIsShortened: `These are the first ${textMax} characters of the text; the page goes on.`,
    }),
    keywords: brief.keywords.slice(0, 15).map(({ keyword }) => keyword),
    findings: stableIssues(page)
      .slice(0, listMax)
      .map(({ issue: { severity, title, description, fix } }, number) => ({
        number,
        severity,
        title,
        says: description,
        fix,
      })),
    images: imagesToName(page).map(({ src, caption, heading, nearText }, number) => ({
      number,
      ...(seen.has(src) && { picture: order.indexOf(src) + 1 }),
      file: src.split('/').at(-1)?.slice(0, 120),
      caption: withoutInstructions(caption),
      heading: withoutInstructions(heading),
      nearText: withoutInstructions(nearText),
    })),
  };
}

/** What the prompts of all pages of a site share; computed once. */
export interface SiteHelp {
  readonly brand: string | null;
  readonly voice: (language: string) => SiteVoice;
}

export function openSiteHelp(site: SiteSuggestionInput): SiteHelp {
  const voices = new Map<string, SiteVoice>();
  return {
    brand: brandOf(
      site.pages.map(({ brief }) => brief),
      site.domain,
    ),
    voice: (language) => {
      const voice = voices.get(language) ?? siteVoice(site, language);
      voices.set(language, voice);
      return voice;
    },
  };
}

/** What is known before the model is called. */
export interface PageHelp {
  readonly site: SiteHelp;
  /** Null when it is not known. */
  readonly overview: SiteOverview | null;
  /** What the built-in suggester wrote; null when it is not known yet. */
  readonly draft: Pick<PageSuggestions, 'title' | 'description' | 'headings' | 'altTexts'> | null;
}

/** What helps to write, and does not change what is right for the page. */
export const pageSurroundings = (
  site: SiteSuggestionInput,
  page: PageSuggestionInput,
  { site: { brand, voice }, overview, draft }: PageHelp,
) => ({
  business: overview,
  brand,
  voice: voice(page.brief.language),
  search: likelySearch(site, page, brand),
  siblings: siblingsOf(site, page),
  draft: draft && {
    title: draft.title,
    description: draft.description,
    headings: draft.headings.slice(0, 10),
    altTexts: draft.altTexts.slice(0, 10).map(({ src, text }) => ({ file: src.split('/').at(-1), text })),
  },
  pages: linkTargets(site, page).map(({ brief }) => ({
    path: pathOf(brief.url),
    title: withoutInstructions(brief.title),
  })),
});
