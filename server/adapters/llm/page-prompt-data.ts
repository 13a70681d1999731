/** Selects what the prompt about a page says of the page, its site and the built-in draft. */
import type { SiteOverview } from '@pagewright/contract/entities/analysis';
import { limits } from '@pagewright/contract/limits';
import type { Picture } from '@pagewright/engine/model/picture';
import type { BriefImage } from '@pagewright/engine/suggest/brief-parts';
import {
  evidenceTexts,
  likelySearch,
  type PlacedIssue,
  type SiteVoice,
  siteVoice,
  stableIssues,
} from '@pagewright/engine/suggest/facts/search-profile';
import { brandOf } from '@pagewright/engine/suggest/facts/site-brand';
import type {
  PageSuggestionInput,
  PageSuggestions,
  SiteSuggestionInput,
} from '@pagewright/engine/suggest/suggester';
import { needsAltText } from '@pagewright/engine/suggest/write/alt-text';
import { pageText } from './page-text.ts';

/** Of the text of the page, in tokens. */
const textTokens = 1800;
const keywordsMax = 12;
const pagesMax = 40;
/** Pages whose descriptions are given too. */
const describedMax = 15;
const evidenceSize = { most: 3, length: 160 } as const;
const siteFindingsMax = 6;
const nearTextMax = 120;
const draftTextMax = 400;

/** Images that need an alt text, in page order. */
export const imagesToName = ({ brief }: PageSuggestionInput): readonly BriefImage[] =>
  [...new Map(brief.images.filter(needsAltText).map((image) => [image.src, image])).values()].slice(
    0,
    limits.altText.perPage,
  );

/** Files of images that need an alt text, by URL. */
export type SeenImages = ReadonlyMap<string, Picture>;

/** As links are written in a prompt: without the host, which is the same for all. */
export const pathOf = (url: string): string => {
  const parsed = URL.parse(url);
  return parsed === null ? url : `${parsed.pathname}${parsed.search}`;
};

const numberedMax = 24;

/** Findings that an answer may be about, numbered by their index. */
export const numberedIssues = (page: Pick<PageSuggestionInput, 'issues'>): readonly PlacedIssue[] =>
  stableIssues(page).slice(0, numberedMax);

const folderOf = (url: string): string => pathOf(url).replace(/[^/]*$/, '');

/** Other pages in the same language: those of the same folder first, then by weight. */
function nearPages({ pages }: SiteSuggestionInput, { brief }: PageSuggestionInput) {
  const isNear = (url: string): number => Number(folderOf(url) === folderOf(brief.url));
  return pages
    .filter(({ brief: other }) => other.url !== brief.url && other.language === brief.language)
    .toSorted((a, b) => isNear(b.brief.url) - isNear(a.brief.url) || b.weight - a.weight)
    .slice(0, pagesMax);
}

/** Pages that a link could point to. */
export function linkTargets(
  site: SiteSuggestionInput,
  page: PageSuggestionInput,
): readonly PageSuggestionInput[] {
  const linked = new Set(page.brief.links.map(({ target }) => target));
  return nearPages(site, page).filter(({ indexable, brief }) => indexable && !linked.has(brief.url));
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
  const { parts, isShortened } = pageText(brief, textTokens);
  return {
    url: brief.url,
    language: languageName(brief.language),
    type: brief.type,
    title: brief.title,
    description: brief.description,
    place: [brief.address?.locality, brief.address?.region, brief.address?.country]
      .filter((each) => each !== null && each !== undefined)
      .join(', '),
    schemaTypes: brief.schemaTypes,
    text: parts,
    words: brief.wordCount,
    textIsShortened: isShortened ? 'This is only a part of the text; the page says more.' : null,
    keywords: Object.fromEntries(
      brief.keywords.slice(0, keywordsMax).map(({ keyword, count }) => [keyword, count]),
    ),
    findings: numberedIssues(page).map(({ issue }, number) => ({
      number,
      severity: issue.severity,
      title: issue.title,
      says: issue.description,
      fix: issue.fix,
      evidence: evidenceTexts(issue, evidenceSize),
    })),
    images: imagesToName(page).map(({ src, caption, heading, nearText }, number) => ({
      number,
      ...(seen.has(src) && { picture: order.indexOf(src) + 1 }),
      file: src.split('/').at(-1)?.slice(0, 120),
      caption,
      heading,
      nearText: nearText?.slice(0, nearTextMax).toWellFormed(),
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

type Draft = Pick<
  PageSuggestions,
  'title' | 'description' | 'headings' | 'altTexts' | 'suggestions' | 'saidElsewhere'
>;

/** What is known before the model is called. */
export interface PageHelp {
  readonly site: SiteHelp;
  /** Null when it is not known. */
  readonly overview: SiteOverview | null;
  /** What the built-in suggester wrote; null when it is not known yet. */
  readonly draft: Draft | null;
}

const clip = (text: string): string =>
  text.length <= draftTextMax ? text : `${text.slice(0, draftTextMax).toWellFormed()} …`;

/** Images have their numbers. A heading that only changes its level has no words to write. */
function draftOf(
  site: SiteSuggestionInput,
  page: PageSuggestionInput,
  { title, description, headings, altTexts, suggestions }: Draft,
) {
  const images = imagesToName(page);
  return {
    title,
    description,
    headings: headings.filter(({ text, replaces }) => text !== replaces).slice(0, 10),
    altTexts: altTexts.flatMap(({ src, text }) => {
      const image = images.findIndex((each) => each.src === src);
      return image === -1 ? [] : [{ image, text }];
    }),
    more: suggestions
      .slice(page.issues.length, site.suggestionsPerPage)
      .flatMap((each) => (each === null ? [] : clip(each.text))),
  };
}

type ToldFinding = ReturnType<typeof pageContent>['findings'][number];
type DraftedFinding = Omit<ToldFinding, 'fix' | 'evidence'> & { readonly draft: string };

/**
 * A finding with its draft needs neither the general fix nor the evidence, which the draft rests on. One that is fixed
 * for all pages at once, on another page, is left out.
 */
export function withDrafts(
  page: PageSuggestionInput,
  { findings, draft }: { readonly findings: readonly ToldFinding[]; draft: Draft | null },
): (ToldFinding | DraftedFinding)[] {
  const issues = numberedIssues(page);
  return findings.flatMap((finding, index): readonly (ToldFinding | DraftedFinding)[] => {
    const at = issues[index]?.at ?? -1;
    if (draft?.saidElsewhere?.includes(at) === true) return [];
    const text = draft?.suggestions[at]?.text;
    if (text === undefined) return [finding];
    const { number, severity, title, says } = finding;
    return [{ number, severity, title, says, draft: clip(text) }];
  });
}

/** What is said once for all pages of a template. */
const saidForAll = ({ issues }: PageSuggestionInput, { saidElsewhere = [] }: Draft): string[] => [
  ...new Set(saidElsewhere.flatMap((at) => issues[at]?.title ?? [])),
];

/** Findings of the site that concern the page, such as a title that other pages have too. */
const siteFindings = ({ siteIssues }: SiteSuggestionInput, { brief }: PageSuggestionInput): string[] =>
  siteIssues
    .filter(({ urls }) => urls.includes(brief.url))
    .slice(0, siteFindingsMax)
    .map(({ title, description }) => `${title}: ${description}`.slice(0, draftTextMax).toWellFormed());

/** What helps to write, and does not change what is right for the page. */
export function pageSurroundings(
  site: SiteSuggestionInput,
  page: PageSuggestionInput,
  { site: { brand, voice }, overview, draft }: PageHelp,
) {
  const targets = new Set(linkTargets(site, page));
  return {
    business: overview,
    brand,
    voice: voice(page.brief.language),
    search: likelySearch(site, page, brand),
    siteFindings: siteFindings(site, page),
    draft: draft && draftOf(site, page, draft),
    saidForAllPages: draft && saidForAll(page, draft),
    pages: nearPages(site, page).map((other, at) => ({
      path: pathOf(other.brief.url),
      title: other.brief.title,
      description: at < describedMax ? other.brief.description : null,
      ...(targets.has(other) && { link: true }),
    })),
  };
}
