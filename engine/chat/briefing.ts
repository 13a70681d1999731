/** What a language model gets to know about the page of a chat: facts, findings, scores, keywords, the site. Plain data, limited in size. */
import type { SiteOverview } from '@pagewright/contract/entities/analysis';
import type { CompetitorResult } from '@pagewright/contract/entities/competitor';
import type { Issue } from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';
import type { PageSandbox } from '../assistant/port.ts';
import { evidenceTexts, type LikelySearch, likelySearch } from '../suggest/facts/search-profile.ts';
import { brandOf } from '../suggest/facts/site-brand.ts';
import type { PageBrief } from '../suggest/page-brief.ts';

const textMax = 9000;
const listMax = 40;
const pagesMax = 60;
const evidenceSize = { most: 3, length: 240 } as const;
const suggestionLength = 400;
const comparedMax = 8;

export interface ChatBriefing {
  readonly url: string;
  readonly domain: string;
  readonly language: string;
  /** Product, article, home …: as its markup and words tell. */
  readonly type: PageBrief['type'];
  /** Null when the page is not one of its site any more. */
  readonly search: LikelySearch | null;
  /** What the site calls itself; null when it does not. */
  readonly brand: string | null;
  readonly analysedAt: string;
  /** Null when the stored data is used. */
  readonly fetchedAt: string | null;
  readonly title: string | null;
  readonly description: string | null;
  readonly headings: readonly { readonly level: number; readonly text: string }[];
  readonly paragraphs: readonly string[];
  /** Says how much of the text this is; null when it is all. */
  readonly shortened: string | null;
  readonly images: readonly {
    readonly src: string;
    readonly alt: string | null;
    readonly suggestedAlt: string | null;
  }[];
  readonly links: readonly { readonly text: string; readonly target: string }[];
  readonly words: number;
  readonly readingEase: number | null;
  readonly keywords: readonly {
    readonly keyword: string;
    readonly count: number;
    readonly density: number;
  }[];
  readonly schemaTypes: readonly string[];
  readonly score: number | null;
  readonly siteScore: number | null;
  readonly findings: readonly BriefFinding[];
  /** Half a sentence: why search engines do not list the page; null when they may. */
  readonly whyNotIndexable: string | null;
  /** Texts that the report suggests for the page; those for a finding are with it. Null when it has none. */
  readonly suggested: {
    readonly title: string | null;
    readonly description: string | null;
    readonly headings: readonly {
      readonly level: number;
      readonly text: string;
      readonly replaces: string | null;
    }[];
    readonly links: readonly { readonly anchor: string; readonly target: string }[];
    readonly more: readonly string[];
  } | null;
  /** What the report says about the business; null when it does not. */
  readonly business: SiteOverview | null;
  /** What the owner wrote when the analysis was started: the only part that is no data of strangers. */
  readonly ownerNote: string;
  /** With a competitor; null when none was compared. */
  readonly comparison: {
    readonly competitor: string;
    readonly advantage: string;
    readonly missingTopics: readonly string[];
    readonly opportunityKeywords: readonly string[];
    readonly recommendations: readonly string[];
  } | null;
  readonly otherPages: readonly {
    readonly url: string;
    readonly title: string | null;
    readonly score: number | null;
  }[];
  /** How many more other pages there are. */
  readonly otherPagesLeftOut: number;
}

export interface BriefFinding {
  readonly ruleId: string;
  readonly severity: Issue['severity'];
  /** What it costs of the score; 0 when nothing. */
  readonly points: number;
  readonly title: string;
  readonly says: string;
  readonly why: string;
  readonly fix: string;
  readonly evidence: readonly string[];
  /** What the report suggests; null when nothing. */
  readonly suggested: string | null;
}

/** From the top, as much as fits. */
function clipText(paragraphs: readonly string[]): string[] {
  let left = textMax;
  return paragraphs.flatMap((text) => {
    const own = text.slice(0, Math.max(0, left)).toWellFormed();
    left -= own.length;
    return own === '' ? [] : [own];
  });
}

const clip = (text: string): string => text.slice(0, suggestionLength).toWellFormed();

function briefFindings({ page, stored }: Pick<PageSandbox, 'page' | 'stored'>): BriefFinding[] {
  const lost = new Map(page.score?.deductions.map(({ ruleId, points }) => [ruleId, points]));
  const suggested = new Map(stored.issues.map(({ ruleId }, at) => [ruleId, stored.suggestions[at] ?? '']));
  return page.issues
    .map((issue): BriefFinding => {
      const { ruleId, severity, title, description, why, fix } = issue;
      const text = clip(suggested.get(ruleId) ?? '');
      return {
        ruleId,
        severity,
        points: lost.get(ruleId) ?? 0,
        title,
        says: description,
        why,
        fix,
        evidence: evidenceTexts(issue, evidenceSize),
        suggested: text === '' ? null : text,
      };
    })
    .toSorted((a, b) => b.points - a.points)
    .slice(0, listMax);
}

function briefSuggestions({ suggestedTexts, suggestions, issues }: Page): ChatBriefing['suggested'] {
  const more = suggestions.slice(issues.length).filter((text) => text !== '');
  if (suggestedTexts === undefined && more.length === 0) return null;
  return {
    title: suggestedTexts?.title ?? null,
    description: suggestedTexts?.description ?? null,
    headings: (suggestedTexts?.headings ?? []).slice(0, listMax),
    links: (suggestedTexts?.links ?? []).map(({ anchor, target }) => ({ anchor, target })),
    more: more.slice(0, listMax).map(clip),
  };
}

const briefComparison = (compared: CompetitorResult): NonNullable<ChatBriefing['comparison']> => ({
  competitor: compared.competitorDomain,
  advantage: compared.competitiveSummary.overallAdvantage,
  missingTopics: compared.gaps.missingTopics.slice(0, comparedMax),
  opportunityKeywords: compared.gaps.opportunityKeywords.slice(0, comparedMax),
  recommendations: compared.recommendations.slice(0, comparedMax),
});

const briefPage = ({ url, title, score }: Page) => ({ url, title, score: score?.value ?? null });

export function briefingOf({ page, brief, ...sandbox }: PageSandbox): ChatBriefing {
  const { site, stored } = sandbox;
  const own = site.pages.find((each) => each.brief.url === brief.url);
  const brand = brandOf(
    site.pages.map((each) => each.brief),
    sandbox.domain,
  );
  const alts = new Map(stored.images.map(({ src, suggestedAlt }) => [src, suggestedAlt]));
  return {
    url: page.url,
    domain: sandbox.domain,
    language: brief.language,
    type: brief.type,
    search: own === undefined ? null : likelySearch(site, own, brand),
    brand,
    analysedAt: sandbox.analysedAt,
    fetchedAt: sandbox.fetchedAt,
    title: page.title,
    description: page.metaDescription,
    headings: page.headings.slice(0, listMax),
    paragraphs: clipText(brief.paragraphs),
    shortened:
      brief.paragraphs.join('').length > textMax
        ? `The first ${textMax} characters; the page goes on.`
        : null,
    images: brief.images
      .slice(0, listMax)
      .map(({ src, alt }) => ({ src, alt, suggestedAlt: alts.get(src) ?? null })),
    links: brief.links
      .filter(({ region }) => region === 'main')
      .slice(0, listMax)
      .map(({ text, target }) => ({ text, target })),
    words: page.contentMetrics.wordCount,
    readingEase: page.contentMetrics.readingEase ?? null,
    keywords: brief.keywords.slice(0, 15).map(({ keyword, count, density }) => ({ keyword, count, density })),
    schemaTypes: brief.schemaTypes,
    score: page.score?.value ?? null,
    siteScore: sandbox.siteScore,
    findings: briefFindings({ page, stored }),
    whyNotIndexable: sandbox.whyNotIndexable,
    suggested: briefSuggestions(stored),
    business: sandbox.overview,
    ownerNote: site.additionalInfo,
    comparison: sandbox.comparison && briefComparison(sandbox.comparison),
    otherPages: sandbox.pages.slice(0, pagesMax).map(briefPage),
    otherPagesLeftOut: Math.max(0, sandbox.pages.length - pagesMax),
  };
}
